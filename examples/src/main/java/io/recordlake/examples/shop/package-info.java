/**
 * The tables of a small shop, in their first version.
 *
 * <p>{@link io.recordlake.examples.shop.Address} stands in each of the places a nested record can
 * stand in: in a NOT NULL column, in a nullable one and in a list. Its primitive component is NOT
 * NULL only in the first of them, since Delta can enforce it there alone.
 *
 * <p>The records of {@code v2} are the same tables some months later; those of {@code v3} are a
 * change that would lose data, which is refused.
 */
package io.recordlake.examples.shop;
