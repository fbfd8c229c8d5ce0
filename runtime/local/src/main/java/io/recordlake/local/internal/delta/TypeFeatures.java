package io.recordlake.local.internal.delta;

import java.util.EnumSet;
import java.util.Set;

/** The table features that the types of a schema call for. */
public final class TypeFeatures implements DeltaType.Visitor<Set<DeltaFeature>> {

  private static final TypeFeatures VISITOR = new TypeFeatures();

  private TypeFeatures() {}

  /** The features that a type calls for, members included. */
  public static Set<DeltaFeature> of(DeltaType type) {
    return type.accept(VISITOR);
  }

  @Override
  public Set<DeltaFeature> primitive(DeltaType.Primitive type) {
    return switch (type.name()) {
      case "timestamp_ntz" -> EnumSet.of(DeltaFeature.TIMESTAMP_NTZ);
      case "variant" -> EnumSet.of(DeltaFeature.VARIANT_TYPE);
      default -> EnumSet.noneOf(DeltaFeature.class);
    };
  }

  @Override
  public Set<DeltaFeature> array(DeltaType.ArrayOf type) {
    return type.element().accept(this);
  }

  @Override
  public Set<DeltaFeature> map(DeltaType.MapOf type) {
    Set<DeltaFeature> features = type.key().accept(this);
    features.addAll(type.value().accept(this));
    return features;
  }

  @Override
  public Set<DeltaFeature> struct(DeltaType.StructOf type) {
    Set<DeltaFeature> features = EnumSet.noneOf(DeltaFeature.class);
    for (DeltaField field : type.fields()) {
      features.addAll(field.type().accept(this));
    }
    return features;
  }
}
