/** What is written: table classes, registry classes and frozen documents. */
@NullMarked
package io.recordlake.processor.generate;

import org.jspecify.annotations.NullMarked;
