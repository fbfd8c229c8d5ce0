package io.recordlake.examples.shop;

import io.recordlake.annotations.Column;

/** A postal address, part of the tables that hold one. */
public record Address(
    String street,
    String city,
    String postalCode,
    @Column(name = "country_code") String country,
    boolean verified) {}
