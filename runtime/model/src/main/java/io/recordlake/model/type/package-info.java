/** The column types. */
@NullMarked
package io.recordlake.model.type;

import org.jspecify.annotations.NullMarked;
