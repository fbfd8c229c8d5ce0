/** What is said to the user: the processor's own codes, where and how findings are printed. */
@NullMarked
package io.recordlake.processor.report;

import org.jspecify.annotations.NullMarked;
