/** From declarations as written to desired tables, or to every problem that they have. */
@NullMarked
package io.recordlake.planning.lowering;

import org.jspecify.annotations.NullMarked;
