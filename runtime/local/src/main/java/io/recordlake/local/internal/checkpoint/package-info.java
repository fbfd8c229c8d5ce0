/** The port through which Delta checkpoints are read. */
@NullMarked
package io.recordlake.local.internal.checkpoint;

import org.jspecify.annotations.NullMarked;
