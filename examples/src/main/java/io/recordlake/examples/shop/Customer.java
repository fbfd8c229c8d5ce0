package io.recordlake.examples.shop;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaProperty;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import io.recordlake.annotations.Property;
import io.recordlake.annotations.Tag;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A customer.
 *
 * @param customerId Number of the customer, given at registration.
 * @param email Address that invoices go to.
 * @param name Name as the customer wrote it.
 * @param tier How the customer is treated.
 * @param billingAddress Address on the invoices.
 * @param deliveryAddress Address to deliver to, where it is another one.
 * @param formerAddresses Addresses of the past, newest first.
 * @param interests Categories that the customer follows.
 * @param consents Whether the customer agreed, by purpose.
 * @param referredBy Customer who brought this one.
 * @param registeredAt When the customer registered.
 */
@DeltaTable(
    catalog = "dev",
    schema = "shop",
    name = "customers",
    comment = "One row per registered customer.",
    primaryKey = "customer_id",
    properties = @Property(key = DeltaProperty.COLUMN_MAPPING_MODE, value = "name"),
    tags = {@Tag(key = "domain", value = "sales"), @Tag(key = "contains_pii")})
public record Customer(
    long customerId,
    @Column(nullable = false, tags = @Tag(key = "pii", value = "email")) String email,
    @Column(tags = @Tag(key = "pii", value = "name")) String name,
    CustomerTier tier,
    @Column(nullable = false) Address billingAddress,
    Address deliveryAddress,
    List<Address> formerAddresses,
    Set<String> interests,
    Map<String, Boolean> consents,
    @ForeignKey(references = Customer.class) Long referredBy,
    @Column(nullable = false) Instant registeredAt) {}
