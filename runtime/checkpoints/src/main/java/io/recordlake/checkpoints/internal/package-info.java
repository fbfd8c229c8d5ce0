/** Delta Kernel behind the checkpoint port of the embedded lakehouse. */
@NullMarked
package io.recordlake.checkpoints.internal;

import org.jspecify.annotations.NullMarked;
