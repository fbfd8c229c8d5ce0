/** Problems of a declaration: a code, a place, what is wrong and the way out. */
@NullMarked
package io.recordlake.model.problem;

import org.jspecify.annotations.NullMarked;
