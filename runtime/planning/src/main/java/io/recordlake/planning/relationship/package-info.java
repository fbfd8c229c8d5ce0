/** Foreign keys across the tables of a run: verdicts and the order of tables. */
@NullMarked
package io.recordlake.planning.relationship;

import org.jspecify.annotations.NullMarked;
