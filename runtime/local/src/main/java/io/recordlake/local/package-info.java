/** The embedded backend. */
@NullMarked
package io.recordlake.local;

import org.jspecify.annotations.NullMarked;
