/** Compiles sources, with processors, on several compilers. */
@NullMarked
package io.recordlake.processor.testing;

import org.jspecify.annotations.NullMarked;
