package io.recordlake.annotations;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnnotationTypesTest {

  @ParameterizedTest
  @ValueSource(
      classes = {
        Column.class,
        DeltaTable.class,
        ForeignKey.class,
        GeneratedByRecordLake.class,
        Property.class,
        TableRegistry.class,
        Tag.class
      })
  void surviveIntoClassFilesAndNoFurther(Class<? extends Annotation> annotation) {
    assertThat(annotation.getAnnotation(Retention.class).value()).isEqualTo(RetentionPolicy.CLASS);
  }

  @ParameterizedTest
  @ValueSource(classes = {Column.class, ForeignKey.class})
  void reachTheFieldOfTheComponentWhereCompilersHavePositions(
      Class<? extends Annotation> annotation) {
    assertThat(annotation.getAnnotation(Target.class).value())
        .containsExactly(ElementType.RECORD_COMPONENT, ElementType.FIELD);
  }

  @ParameterizedTest
  @ValueSource(classes = {Property.class, Tag.class})
  void standOnlyInsideOthers(Class<? extends Annotation> annotation) {
    assertThat(annotation.getAnnotation(Target.class).value()).isEmpty();
  }

  @Test
  void namesTheSixManagedProperties() {
    assertThat(Arrays.stream(DeltaProperty.values()).map(DeltaProperty::key))
        .containsExactly(
            "delta.columnMapping.mode",
            "delta.enableChangeDataFeed",
            "delta.enableTypeWidening",
            "delta.deletedFileRetentionDuration",
            "delta.logRetentionDuration",
            "delta.dataSkippingNumIndexedCols");
  }
}
