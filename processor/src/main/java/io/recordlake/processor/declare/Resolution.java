package io.recordlake.processor.declare;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Tells what the compiler has not resolved, or not yet: types that another processor may still
 * generate, and constants of such types.
 *
 * <p>javac gives an unresolvable class literal as a string and an unresolvable constant as one too,
 * so each value is compared with the type of its attribute. Such a value has no name that could be
 * told; if it never comes to be, the compiler reports it where it stands.
 */
final class Resolution {

  private final Set<MissingType> missing = new LinkedHashSet<>();
  private String component = "";
  private boolean resolved = true;
  private final Set<String> records = new HashSet<>();
  private boolean complete = true;

  /** The types that are missing, as far as they have a name. */
  Set<MissingType> missing() {
    return missing;
  }

  /** Whether nothing is missing. */
  boolean isResolved() {
    return resolved;
  }

  /** Whether each attribute without default was given; else the compiler says so itself. */
  boolean isComplete() {
    return complete;
  }

  void check(AnnotationMirror annotation) {
    Map<? extends ExecutableElement, ? extends AnnotationValue> values =
        annotation.getElementValues();
    for (ExecutableElement attribute :
        ElementFilter.methodsIn(annotation.getAnnotationType().asElement().getEnclosedElements())) {
      AnnotationValue value = values.get(attribute);
      if (value != null) {
        check(value.getValue(), attribute.getReturnType());
      } else if (attribute.getDefaultValue() == null) {
        complete = false;
      }
    }
  }

  private void check(Object value, TypeMirror expected) {
    switch (expected.getKind()) {
      case BOOLEAN -> require(value instanceof Boolean);
      case INT -> require(value instanceof Integer);
      case ARRAY -> {
        require(value instanceof List<?>);
        if (value instanceof List<?> list) {
          TypeMirror component = ((ArrayType) expected).getComponentType();
          list.forEach(element -> check(((AnnotationValue) element).getValue(), component));
        }
      }
      default -> checkDeclared(value, (DeclaredType) expected);
    }
  }

  private void checkDeclared(Object value, DeclaredType expected) {
    switch (expected.asElement().getKind()) {
      case ENUM -> require(value instanceof VariableElement);
      case ANNOTATION_TYPE -> {
        require(value instanceof AnnotationMirror);
        if (value instanceof AnnotationMirror nested) {
          check(nested);
        }
      }
      default -> {
        if (TypeText.qualifiedName(expected).equals("java.lang.Class")) {
          require(value instanceof TypeMirror);
          // Only the literal: what the type contains is a matter of its own declaration.
          require(!(value instanceof TypeMirror type) || type.getKind() != TypeKind.ERROR);
        } else {
          require(value instanceof String && !"<error>".equals(value));
        }
      }
    }
  }

  private void require(boolean isResolved) {
    resolved &= isResolved;
  }

  /** Checks the components of a table's record. */
  void checkComponents(TypeElement record) {
    for (RecordComponentElement element : RecordComponents.of(record)) {
      component = element.getSimpleName().toString();
      check(element);
    }
  }

  /** Checks a component: its type, what the type's records contain, and our annotations on it. */
  private void check(RecordComponentElement element) {
    for (AnnotationMirror annotation : element.getAnnotationMirrors()) {
      String name = TypeText.qualifiedName(annotation.getAnnotationType());
      if (name.equals(AnnotationNames.COLUMN) || name.equals(AnnotationNames.FOREIGN_KEY)) {
        check(annotation);
      }
    }
    check(element.asType());
  }

  private void check(TypeMirror type) {
    switch (type.getKind()) {
      case ERROR -> {
        resolved = false;
        int known = missing.size();
        // To ECJ a list of something that is missing is missing itself.
        ((DeclaredType) type).getTypeArguments().forEach(this::check);
        if (missing.size() == known) {
          missing.add(new MissingType(component, type.toString()));
        }
      }
      case ARRAY -> check(((ArrayType) type).getComponentType());
      case DECLARED -> {
        DeclaredType declared = (DeclaredType) type;
        declared.getTypeArguments().forEach(this::check);
        TypeElement element = (TypeElement) declared.asElement();
        if (element.getKind() == ElementKind.RECORD
            && records.add(element.getQualifiedName().toString())) {
          RecordComponents.of(element).forEach(this::check);
        }
      }
      default -> {} // nothing to resolve, or refused whatever its bound is
    }
  }
}
