package io.recordlake.examples.tpch;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaTable;

/**
 * The part of the world that nations lie in.
 *
 * @param rRegionkey Identifier of the region.
 * @param rName Name of the region.
 * @param rComment Free text.
 */
@DeltaTable(
    catalog = "dev",
    schema = "tpch",
    name = "region",
    comment = "One row per region.",
    primaryKey = "r_regionkey")
public record Region(long rRegionkey, @Column(nullable = false) String rName, String rComment) {}
