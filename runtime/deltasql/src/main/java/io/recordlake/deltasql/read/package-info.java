/**
 * How the state of tables is read from a catalog that speaks the dialect: queries over many tables
 * at a time, the parser of the answers, and the assembly of observed tables.
 */
@NullMarked
package io.recordlake.deltasql.read;

import org.jspecify.annotations.NullMarked;
