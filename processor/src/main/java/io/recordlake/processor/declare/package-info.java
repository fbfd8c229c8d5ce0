/**
 * From records to declarations: the only place that reads the compiler's elements. What comes after
 * sees declarations, and locations that it hands to the reporter unopened.
 */
@NullMarked
package io.recordlake.processor.declare;

import org.jspecify.annotations.NullMarked;
