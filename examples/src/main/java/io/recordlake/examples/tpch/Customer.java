package io.recordlake.examples.tpch;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import java.math.BigDecimal;

/**
 * A customer who orders parts.
 *
 * @param cCustkey Identifier of the customer.
 * @param cName Name of the customer.
 * @param cAddress Street address.
 * @param cNationkey Nation in which the customer lives.
 * @param cPhone Telephone number.
 * @param cAcctbal Balance of the account; may be negative.
 * @param cMktsegment Market segment.
 * @param cComment Free text.
 */
@DeltaTable(
    catalog = "dev",
    schema = "tpch",
    name = "customer",
    comment = "One row per customer.",
    primaryKey = "c_custkey")
public record Customer(
    long cCustkey,
    @Column(nullable = false) String cName,
    @Column(nullable = false) String cAddress,
    @ForeignKey(references = Nation.class) long cNationkey,
    @Column(nullable = false) String cPhone,
    @Column(nullable = false, precision = 15, scale = 2) BigDecimal cAcctbal,
    @Column(nullable = false) String cMktsegment,
    @Column(nullable = false) String cComment) {}
