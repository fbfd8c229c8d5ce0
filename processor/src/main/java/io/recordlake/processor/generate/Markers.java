package io.recordlake.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import io.recordlake.annotations.GeneratedByRecordLake;

/** The annotations that every generated type carries. */
final class Markers {

  private Markers() {}

  /** Says what a type was generated from. */
  static AnnotationSpec generatedFrom(String qualifiedName) {
    return AnnotationSpec.builder(GeneratedByRecordLake.class)
        .addMember("value", "$L", Literals.string(qualifiedName))
        .build();
  }

  /**
   * Keeps generated code quiet whatever the user's types are: deprecated, or of a module that does
   * not pass on those of the model. "all" is for ECJ, which would call the others unnecessary.
   */
  static AnnotationSpec quiet() {
    return AnnotationSpec.builder(SuppressWarnings.class)
        .addMember("value", "{$S, $S, $S, $S}", "all", "deprecation", "exports", "removal")
        .build();
  }
}
