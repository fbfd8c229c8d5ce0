/** Tables, desired and observed, with their structural invariants. */
@NullMarked
package io.recordlake.model.table;

import org.jspecify.annotations.NullMarked;
