package io.recordlake.model.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScopeTest {
  @ParameterizedTest
  @CsvSource({
    // aspect, label, tags, annotations, metadata, full
    "TABLE_TAGS, table tags, true, true, true, true",
    "COLUMN_TAGS, column tags, true, true, true, true",
    "TABLE_COMMENT, table comment, false, true, true, true",
    "COLUMN_COMMENTS, column comments, false, true, true, true",
    "PRIMARY_KEY, primary key, false, false, true, true",
    "FOREIGN_KEYS, foreign keys, false, false, true, true",
    "TABLE_EXISTENCE, table existence, false, false, false, true",
    "COLUMN_STRUCTURE, column structure, false, false, false, true",
    "PROPERTIES, properties, false, false, false, true",
    "PARTITIONING, partitioning, false, false, false, true",
    "CLUSTERING, clustering, false, false, false, true"
  })
  void managesAspects(
      TableAspect aspect,
      String label,
      boolean tags,
      boolean annotations,
      boolean metadata,
      boolean full) {
    assertThat(aspect.label()).isEqualTo(label);
    assertThat(Scope.TAGS.manages(aspect)).isEqualTo(tags);
    assertThat(Scope.ANNOTATIONS.manages(aspect)).isEqualTo(annotations);
    assertThat(Scope.METADATA.manages(aspect)).isEqualTo(metadata);
    assertThat(Scope.FULL.manages(aspect)).isEqualTo(full);
  }

  @ParameterizedTest
  @CsvSource({
    // scope, label, and whether it is within tags, annotations, metadata, full
    "TAGS, tags, true, true, true, true",
    "ANNOTATIONS, annotations, false, true, true, true",
    "METADATA, metadata, false, false, true, true",
    "FULL, full, false, false, false, true"
  })
  void nests(
      Scope scope,
      String label,
      boolean tags,
      boolean annotations,
      boolean metadata,
      boolean full) {
    assertThat(scope.label()).isEqualTo(label);
    assertThat(scope.within(Scope.TAGS)).isEqualTo(tags);
    assertThat(scope.within(Scope.ANNOTATIONS)).isEqualTo(annotations);
    assertThat(scope.within(Scope.METADATA)).isEqualTo(metadata);
    assertThat(scope.within(Scope.FULL)).isEqualTo(full);
  }
}
