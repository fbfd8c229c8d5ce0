/** Between the ports of the engine and the lake. */
@NullMarked
package io.recordlake.local.internal;

import org.jspecify.annotations.NullMarked;
