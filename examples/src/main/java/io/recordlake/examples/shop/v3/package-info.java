/**
 * A change of the shop that must not reach the tables.
 *
 * <p>Each record compiles, since it is a table that could be created. Over the tables of the second
 * version it would lose data or fail half way, and is refused by the name of a rule before the
 * first statement runs.
 */
package io.recordlake.examples.shop.v3;
