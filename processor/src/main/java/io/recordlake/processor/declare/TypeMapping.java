package io.recordlake.processor.declare;

import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.processor.report.UsageProblem;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Maps the type of a component to the type of its column. Total: whatever has no column type gets a
 * problem that says what to use, and the answer null.
 */
final class TypeMapping {

  private static final Set<String> LISTS = Set.of("java.util.List", "java.util.Set");
  private static final String MAP = "java.util.Map";

  private final NestedRecords nestedRecords;

  TypeMapping(Compiled compiled) {
    this.nestedRecords = new NestedRecords(this, compiled);
  }

  /** The column type of a component's type, or null when a problem has been reported. */
  @Nullable DataType map(TypeMirror type, TypeUse use) {
    return switch (type.getKind()) {
      case ARRAY -> array((javax.lang.model.type.ArrayType) type, use);
      case DECLARED -> declared((DeclaredType) type, use);
      case TYPEVAR, WILDCARD, INTERSECTION -> open(type, use);
      default -> primitive(type, use);
    };
  }

  private @Nullable DataType primitive(TypeMirror type, TypeUse use) {
    ScalarType scalar = ScalarTypes.of(type.getKind());
    if (scalar == null) {
      String name = TypeText.display(type);
      unsupported(use, name, UnsupportedTypes.remedy(name));
    }
    return scalar;
  }

  private @Nullable DataType array(javax.lang.model.type.ArrayType type, TypeUse use) {
    if (type.getComponentType().getKind() == TypeKind.BYTE) {
      return ScalarType.BINARY;
    }
    DataType element = map(type.getComponentType(), use.insideCollection());
    return element == null ? null : build(use, () -> new ArrayType(element));
  }

  private @Nullable DataType declared(DeclaredType type, TypeUse use) {
    TypeElement element = (TypeElement) type.asElement();
    String name = element.getQualifiedName().toString();
    ScalarType scalar = ScalarTypes.of(name);
    if (scalar != null) {
      return scalar;
    }
    if (name.equals("java.math.BigDecimal")) {
      return use.digits().type();
    }
    if (element.getKind() == ElementKind.ENUM) {
      return ScalarType.STRING;
    }
    if (element.getKind() == ElementKind.RECORD) {
      return nestedRecords.map(element, use);
    }
    if (LISTS.contains(name) || name.equals(MAP)) {
      return collection(type, name, use);
    }
    return refuse(type, element, name, use);
  }

  private @Nullable DataType collection(DeclaredType type, String name, TypeUse use) {
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    if (arguments.isEmpty()) {
      String example =
          name.equals(MAP) ? "Map<String, String>" : TypeText.display(type) + "<String>";
      use.site()
          .report(
              UsageProblem.RAW_COLLECTION,
              TypeText.display(type) + " does not say what it holds",
              "Add the type arguments, for example " + example + ".");
      return null;
    }
    TypeUse inside = use.insideCollection();
    DataType first = map(arguments.get(0), inside);
    if (!name.equals(MAP)) {
      return first == null ? null : build(use, () -> new ArrayType(first));
    }
    DataType second = map(arguments.get(1), inside);
    return first == null || second == null ? null : build(use, () -> new MapType(first, second));
  }

  private @Nullable DataType refuse(
      DeclaredType type, TypeElement element, String name, TypeUse use) {
    if (name.equals("java.util.Optional")) {
      String held =
          type.getTypeArguments().isEmpty()
              ? "the type that it holds"
              : TypeText.display(type.getTypeArguments().get(0));
      use.site()
          .report(
              UsageProblem.OPTIONAL_COMPONENT,
              TypeText.display(type) + " has no column type",
              "Use " + held + "; a column may hold NULL unless it says @Column(nullable = false).");
      return null;
    }
    boolean platform = name.startsWith("java.") || name.startsWith("javax.");
    boolean plainClass = element.getKind() == ElementKind.CLASS && !platform;
    unsupported(
        use,
        TypeText.display(type),
        plainClass
            ? UnsupportedTypes.remedyForClass(TypeText.shortName(element))
            : UnsupportedTypes.remedy(name));
    return null;
  }

  private static @Nullable DataType open(TypeMirror type, TypeUse use) {
    use.site()
        .report(
            UsageProblem.OPEN_TYPE,
            "\"" + TypeText.display(type) + "\" leaves the type open",
            "Name the type that the column holds, for example List<String> for List<?>.");
    return null;
  }

  private static void unsupported(TypeUse use, String type, String remedy) {
    use.site().report(UsageProblem.UNSUPPORTED_TYPE, type + " has no column type", remedy);
  }

  /** Builds a type; what its own rules refuse becomes a problem of the component. */
  static @Nullable DataType build(TypeUse use, Supplier<DataType> type) {
    try {
      return type.get();
    } catch (InvalidDeclarationException refused) {
      use.site().report(refused.problems());
      return null;
    }
  }
}
