package io.recordlake.examples.tpch;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;

/**
 * A country, which lies in a region.
 *
 * @param nNationkey Identifier of the nation.
 * @param nName Name of the nation.
 * @param nRegionkey Region in which the nation lies.
 * @param nComment Free text.
 */
@DeltaTable(
    catalog = "dev",
    schema = "tpch",
    name = "nation",
    comment = "One row per nation.",
    primaryKey = "n_nationkey")
public record Nation(
    long nNationkey,
    @Column(nullable = false) String nName,
    @ForeignKey(references = Region.class) long nRegionkey,
    String nComment) {}
