/** The statements the embedded lakehouse runs, as text and as values. */
@NullMarked
package io.recordlake.local.internal.sql;

import org.jspecify.annotations.NullMarked;
