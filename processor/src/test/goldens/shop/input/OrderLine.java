package shop;

/** A line of an order: fields of a struct. */
public record OrderLine(String sku, int quantity) {}
