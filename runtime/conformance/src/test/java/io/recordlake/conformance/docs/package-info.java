/** The documentation, held to what it says. */
@NullMarked
package io.recordlake.conformance.docs;

import org.jspecify.annotations.NullMarked;
