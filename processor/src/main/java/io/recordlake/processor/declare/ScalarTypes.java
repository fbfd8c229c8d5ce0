package io.recordlake.processor.declare;

import io.recordlake.model.type.ScalarType;
import java.util.Map;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

/** The Java types that become column types without parts. */
final class ScalarTypes {

  private static final Map<String, ScalarType> BY_NAME =
      Map.ofEntries(
          Map.entry("java.lang.Boolean", ScalarType.BOOLEAN),
          Map.entry("java.lang.Byte", ScalarType.BYTE),
          Map.entry("java.lang.Short", ScalarType.SHORT),
          Map.entry("java.lang.Integer", ScalarType.INTEGER),
          Map.entry("java.lang.Long", ScalarType.LONG),
          Map.entry("java.lang.Float", ScalarType.FLOAT),
          Map.entry("java.lang.Double", ScalarType.DOUBLE),
          Map.entry("java.lang.String", ScalarType.STRING),
          Map.entry("java.util.UUID", ScalarType.STRING),
          Map.entry("java.time.LocalDate", ScalarType.DATE),
          Map.entry("java.time.Instant", ScalarType.TIMESTAMP),
          Map.entry("java.time.LocalDateTime", ScalarType.TIMESTAMP_NTZ),
          Map.entry("java.nio.ByteBuffer", ScalarType.BINARY),
          Map.entry(AnnotationNames.VARIANT, ScalarType.VARIANT));

  private ScalarTypes() {}

  /** The type of a class of this qualified name, or null. */
  static @Nullable ScalarType of(String qualifiedName) {
    return BY_NAME.get(qualifiedName);
  }

  /** The type of a primitive, or null for {@code char} and what is no primitive. */
  static @Nullable ScalarType of(TypeKind primitive) {
    return switch (primitive) {
      case BOOLEAN -> ScalarType.BOOLEAN;
      case BYTE -> ScalarType.BYTE;
      case SHORT -> ScalarType.SHORT;
      case INT -> ScalarType.INTEGER;
      case LONG -> ScalarType.LONG;
      case FLOAT -> ScalarType.FLOAT;
      case DOUBLE -> ScalarType.DOUBLE;
      default -> null;
    };
  }
}
