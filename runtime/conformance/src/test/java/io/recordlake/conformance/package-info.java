/** The cases and what runs them. */
@NullMarked
package io.recordlake.conformance;

import org.jspecify.annotations.NullMarked;
