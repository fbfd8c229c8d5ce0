/** Canonical JSON and the checksums that are taken of it. */
@NullMarked
package io.recordlake.model.json;

import org.jspecify.annotations.NullMarked;
