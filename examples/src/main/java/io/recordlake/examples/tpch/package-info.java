/**
 * The schema of the TPC-H benchmark, with the primary and foreign keys that it publishes.
 *
 * <p>TPC-H names each column with the letters of its table ({@code l_shipdate}); the components
 * follow ({@code lShipdate}). Its identifiers are {@code long}, so that any scale factor fits; its
 * CHAR and VARCHAR columns are strings. Only the comments of nations and regions may be NULL.
 */
package io.recordlake.examples.tpch;
