package io.recordlake.examples.tpch;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import java.math.BigDecimal;

/**
 * A supplier of parts.
 *
 * @param sSuppkey Identifier of the supplier.
 * @param sName Name of the supplier.
 * @param sAddress Street address.
 * @param sNationkey Nation in which the supplier sits.
 * @param sPhone Telephone number.
 * @param sAcctbal Balance of the account; may be negative.
 * @param sComment Free text.
 */
@DeltaTable(
    catalog = "dev",
    schema = "tpch",
    name = "supplier",
    comment = "One row per supplier.",
    primaryKey = "s_suppkey")
public record Supplier(
    long sSuppkey,
    @Column(nullable = false) String sName,
    @Column(nullable = false) String sAddress,
    @ForeignKey(references = Nation.class) long sNationkey,
    @Column(nullable = false) String sPhone,
    @Column(nullable = false, precision = 15, scale = 2) BigDecimal sAcctbal,
    @Column(nullable = false) String sComment) {}
