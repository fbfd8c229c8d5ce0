/** Where table logs live: a directory, or memory. */
@NullMarked
package io.recordlake.local.internal.store;

import org.jspecify.annotations.NullMarked;
