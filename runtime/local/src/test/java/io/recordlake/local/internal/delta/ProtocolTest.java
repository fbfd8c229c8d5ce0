package io.recordlake.local.internal.delta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ProtocolTest {

  @Test
  void spellsOutTheFeaturesOfANewTable() {
    assertThat(Protocol.requiring(Set.of()))
        .isEqualTo(new Protocol(1, 7, null, Set.of("appendOnly", "invariants")));
    assertThat(Protocol.requiring(Set.of(DeltaFeature.CLUSTERING, DeltaFeature.DOMAIN_METADATA)))
        .isEqualTo(
            new Protocol(
                1, 7, null, Set.of("appendOnly", "clustering", "domainMetadata", "invariants")));
    assertThat(Protocol.requiring(Set.of(DeltaFeature.TIMESTAMP_NTZ)))
        .isEqualTo(
            new Protocol(
                3, 7, Set.of("timestampNtz"), Set.of("appendOnly", "invariants", "timestampNtz")));
  }

  @Test
  void keepsALegacyProtocolThatSuffices() {
    Protocol legacy = new Protocol(2, 5, null, null);

    assertThat(legacy.has(DeltaFeature.COLUMN_MAPPING)).isTrue();
    assertThat(legacy.withFeatures(List.of(DeltaFeature.COLUMN_MAPPING))).isSameAs(legacy);
  }

  @Test
  void keepsWhatALegacyProtocolImpliesWhenAFeatureComes() {
    assertThat(new Protocol(1, 2, null, null).withFeatures(List.of(DeltaFeature.CLUSTERING)))
        .isEqualTo(new Protocol(1, 7, null, Set.of("appendOnly", "clustering", "invariants")));
    assertThat(new Protocol(2, 5, null, null).withFeatures(List.of(DeltaFeature.VARIANT_TYPE)))
        .isEqualTo(
            new Protocol(
                3,
                7,
                Set.of("columnMapping", "variantType"),
                Set.of(
                    "appendOnly",
                    "changeDataFeed",
                    "checkConstraints",
                    "columnMapping",
                    "generatedColumns",
                    "invariants",
                    "variantType")));
    assertThat(new Protocol(2, 5, null, null).withFeatures(List.of(DeltaFeature.CLUSTERING)))
        .satisfies(
            upgraded -> {
              assertThat(upgraded.minReaderVersion()).isEqualTo(2);
              assertThat(upgraded.readerFeatures()).isNull();
            });
  }

  @Test
  void addsToReaderFeaturesThatArePresent() {
    Protocol present = new Protocol(3, 7, Set.of("columnMapping"), Set.of("columnMapping"));

    assertThat(present.withFeatures(List.of(DeltaFeature.TYPE_WIDENING)))
        .isEqualTo(
            new Protocol(
                3,
                7,
                Set.of("columnMapping", "typeWidening"),
                Set.of("columnMapping", "typeWidening")));
    assertThat(present.withFeatures(List.of(DeltaFeature.CHANGE_DATA_FEED)))
        .isEqualTo(
            new Protocol(3, 7, Set.of("columnMapping"), Set.of("changeDataFeed", "columnMapping")));
  }

  @Test
  void namesWhatItDoesNotKnow() {
    assertThat(new Protocol(1, 6, null, null).obstacles()).isEmpty();
    assertThat(new Protocol(4, 8, Set.of("a"), Set.of("b", "clustering")).obstacles())
        .containsExactly(
            "reader version 4", "writer version 8", "table feature \"a\"", "table feature \"b\"");
  }
}
