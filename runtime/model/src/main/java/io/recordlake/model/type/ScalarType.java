package io.recordlake.model.type;

/** The types without parts. */
public enum ScalarType implements DataType {
  /** One byte, signed. */
  BYTE("Byte"),
  /** Two bytes, signed. */
  SHORT("Short"),
  /** Four bytes, signed. */
  INTEGER("Integer"),
  /** Eight bytes, signed. */
  LONG("Long"),
  /** Single precision. */
  FLOAT("Float"),
  /** Double precision. */
  DOUBLE("Double"),
  /** True or false. */
  BOOLEAN("Boolean"),
  /** Text. */
  STRING("String"),
  /** Bytes. */
  BINARY("Binary"),
  /** A day. */
  DATE("Date"),
  /** An instant, shown in the session's time zone. */
  TIMESTAMP("Timestamp"),
  /** A date and time without a time zone. */
  TIMESTAMP_NTZ("TimestampNtz"),
  /** Semi-structured data. */
  VARIANT("Variant");

  private final String label;

  ScalarType(String label) {
    this.label = label;
  }

  @Override
  public <R> R accept(DataTypeVisitor<R> visitor) {
    return visitor.scalar(this);
  }

  @Override
  public int depth() {
    return 1;
  }

  @Override
  public String label() {
    return label;
  }
}
