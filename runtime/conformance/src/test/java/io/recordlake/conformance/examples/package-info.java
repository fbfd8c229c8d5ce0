/** The examples, read back by an independent reader of Delta tables. */
@NullMarked
package io.recordlake.conformance.examples;

import org.jspecify.annotations.NullMarked;
