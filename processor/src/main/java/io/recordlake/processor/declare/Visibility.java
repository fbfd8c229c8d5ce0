package io.recordlake.processor.declare;

import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Who can use a type; that depends on the types around it, too. */
final class Visibility {

  private Visibility() {}

  /** Whether the type and all around it are public. */
  static boolean isPublic(TypeElement type) {
    for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
      if (!e.getModifiers().contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
  }

  /** The type itself or the next one around it that is private, or null. */
  static @Nullable TypeElement privatePart(TypeElement type) {
    for (Element e = type; e instanceof TypeElement part; e = e.getEnclosingElement()) {
      if (part.getModifiers().contains(Modifier.PRIVATE)) {
        return part;
      }
    }
    return null;
  }

  /** A private type that occurs in this type, or null. */
  static @Nullable TypeElement privatePart(TypeMirror type) {
    if (type.getKind() == TypeKind.ARRAY) {
      return privatePart(((ArrayType) type).getComponentType());
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return null;
    }
    DeclaredType declared = (DeclaredType) type;
    TypeElement found = privatePart((TypeElement) declared.asElement());
    for (TypeMirror argument : declared.getTypeArguments()) {
      found = found == null ? privatePart(argument) : found;
    }
    return found;
  }
}
