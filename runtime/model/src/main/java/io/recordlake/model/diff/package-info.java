/** What differs between a desired and an observed table, as a pure function of both. */
@NullMarked
package io.recordlake.model.diff;

import org.jspecify.annotations.NullMarked;
