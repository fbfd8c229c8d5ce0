/** The rules of the house. */
@NullMarked
package io.recordlake.architecture;

import org.jspecify.annotations.NullMarked;
