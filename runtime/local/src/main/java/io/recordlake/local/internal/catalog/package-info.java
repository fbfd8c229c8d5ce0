/** What statements do to the tables of a lake, and what it refuses. */
@NullMarked
package io.recordlake.local.internal.catalog;

import org.jspecify.annotations.NullMarked;
