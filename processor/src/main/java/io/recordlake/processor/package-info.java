/** The annotation processor: the compiler checks and generates what a record declares. */
@NullMarked
package io.recordlake.processor;

import org.jspecify.annotations.NullMarked;
