package io.recordlake.local.internal.delta;

import java.util.List;

/** A type as a Delta schema spells it; what RecordLake does not model is kept as it stands. */
public sealed interface DeltaType {

  /** Answers with the visitor's method for this kind of type. */
  <R> R accept(Visitor<R> visitor);

  /** One answer per kind of type. */
  interface Visitor<R> {
    R primitive(Primitive type);

    R array(ArrayOf type);

    R map(MapOf type);

    R struct(StructOf type);
  }

  /** A type without members, named as Delta names it: {@code long}, {@code decimal(10,2)}. */
  record Primitive(String name) implements DeltaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.primitive(this);
    }
  }

  /** A list of elements. */
  record ArrayOf(DeltaType element, boolean containsNull) implements DeltaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.array(this);
    }
  }

  /** A map; keys are never null. */
  record MapOf(DeltaType key, DeltaType value, boolean valueContainsNull) implements DeltaType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.map(this);
    }
  }

  /** Named fields in order. A table's schema is one of these. */
  record StructOf(List<DeltaField> fields) implements DeltaType {
    public StructOf {
      fields = List.copyOf(fields);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.struct(this);
    }
  }
}
