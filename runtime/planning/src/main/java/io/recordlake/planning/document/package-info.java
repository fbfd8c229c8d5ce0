/** Tables as canonical JSON documents. */
@NullMarked
package io.recordlake.planning.document;

import org.jspecify.annotations.NullMarked;
