package io.recordlake.processor.declare;

import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/**
 * Types in words and by name. {@link TypeMirror#toString} differs between compilers and shows
 * annotations, so it is not used.
 */
public final class TypeText {

  private TypeText() {}

  /** The qualified name of the type's class, without type arguments. */
  static String qualifiedName(DeclaredType type) {
    return ((TypeElement) type.asElement()).getQualifiedName().toString();
  }

  /** The name without package: {@code Outer.Inner}. */
  public static String shortName(TypeElement type) {
    Element around = type.getEnclosingElement();
    String simple = type.getSimpleName().toString();
    return around instanceof TypeElement outer ? shortName(outer) + "." + simple : simple;
  }

  /** The type as a user writes it: {@code Map<String, List<Line>>}. */
  static String display(TypeMirror type) {
    return switch (type.getKind()) {
      case DECLARED -> {
        DeclaredType declared = (DeclaredType) type;
        String name = shortName((TypeElement) declared.asElement());
        yield declared.getTypeArguments().isEmpty()
            ? name
            : name
                + declared.getTypeArguments().stream()
                    .map(TypeText::display)
                    .collect(Collectors.joining(", ", "<", ">"));
      }
      case ARRAY -> display(((ArrayType) type).getComponentType()) + "[]";
      case TYPEVAR -> ((TypeVariable) type).asElement().getSimpleName().toString();
      case WILDCARD -> wildcard((WildcardType) type);
      default -> type.getKind().name().toLowerCase(Locale.ROOT);
    };
  }

  private static String wildcard(WildcardType type) {
    TypeMirror upper = type.getExtendsBound();
    TypeMirror lower = type.getSuperBound();
    return upper != null
        ? "? extends " + display(upper)
        : lower != null ? "? super " + display(lower) : "?";
  }
}
