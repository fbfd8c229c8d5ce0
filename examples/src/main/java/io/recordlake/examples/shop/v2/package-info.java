/**
 * The shop some months later: orders and products have changed, the other tables have not.
 *
 * <p>A project changes its records in place and has no such package; this one stands beside the
 * first version so that one program can show both.
 */
package io.recordlake.examples.shop.v2;
