/** Names of tables and columns, and the orders that hold everywhere. */
@NullMarked
package io.recordlake.model.name;

import org.jspecify.annotations.NullMarked;
