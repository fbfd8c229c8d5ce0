/** Declarations as written, the rules that judge them, and their lowering to desired tables. */
@NullMarked
package io.recordlake.planning.declaration;

import org.jspecify.annotations.NullMarked;
