/** What is true of Delta tables, and nowhere else: properties, widening, layout, safety rules. */
@NullMarked
package io.recordlake.planning.delta;

import org.jspecify.annotations.NullMarked;
