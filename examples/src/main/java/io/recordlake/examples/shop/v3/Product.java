package io.recordlake.examples.shop.v3;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaProperty;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.Property;
import io.recordlake.annotations.Tag;
import io.recordlake.annotations.Variant;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * A product: the weight narrowed again.
 *
 * @param productId Identifier of the product.
 * @param name Name in the shop.
 * @param price Price without tax, in euros.
 * @param weightGrams Weight with its packaging, in grams.
 * @param categories Categories, the most special first.
 * @param attributes What the product page lists.
 * @param thumbnail Picture, 64 by 64, as PNG.
 * @param supplierData What the supplier sent, as it came.
 * @param discontinued Whether it is no longer sold.
 */
@DeltaTable(
    catalog = "dev",
    schema = "shop",
    name = "products",
    comment = "One row per product, the discontinued ones included.",
    primaryKey = "product_id",
    clusteredBy = "product_id",
    properties = {
      @Property(key = DeltaProperty.COLUMN_MAPPING_MODE, value = "name"),
      @Property(key = DeltaProperty.ENABLE_TYPE_WIDENING, value = "true")
    },
    tags = @Tag(key = "domain", value = "catalogue"))
public record Product(
    @Column(nullable = false) UUID productId,
    @Column(nullable = false) String name,
    @Column(precision = 10, scale = 2) BigDecimal price,
    int weightGrams,
    List<String> categories,
    Map<String, String> attributes,
    byte[] thumbnail,
    Variant supplierData,
    boolean discontinued) {}
