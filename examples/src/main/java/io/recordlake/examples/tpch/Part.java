package io.recordlake.examples.tpch;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaTable;
import java.math.BigDecimal;

/**
 * A part that suppliers offer.
 *
 * @param pPartkey Identifier of the part.
 * @param pName Name of the part: five colours.
 * @param pMfgr Manufacturer.
 * @param pBrand Brand of the manufacturer.
 * @param pType Kind, finish and material.
 * @param pSize Size, 1 to 50.
 * @param pContainer Container in which the part is sold.
 * @param pRetailprice Retail price.
 * @param pComment Free text.
 */
@DeltaTable(
    catalog = "dev",
    schema = "tpch",
    name = "part",
    comment = "One row per part.",
    primaryKey = "p_partkey")
public record Part(
    long pPartkey,
    @Column(nullable = false) String pName,
    @Column(nullable = false) String pMfgr,
    @Column(nullable = false) String pBrand,
    @Column(nullable = false) String pType,
    int pSize,
    @Column(nullable = false) String pContainer,
    @Column(nullable = false, precision = 15, scale = 2) BigDecimal pRetailprice,
    @Column(nullable = false) String pComment) {}
