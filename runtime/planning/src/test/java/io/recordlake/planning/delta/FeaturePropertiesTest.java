package io.recordlake.planning.delta;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.table.TableFeature;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FeaturePropertiesTest {
  @Test
  void enablesVariantByItsPreviewName() {
    assertThat(FeatureProperties.key(TableFeature.TIMESTAMP_NTZ))
        .isEqualTo("delta.feature.timestampNtz");
    assertThat(FeatureProperties.key(TableFeature.VARIANT_TYPE))
        .isEqualTo("delta.feature.variantType-preview");
  }

  @Test
  void findsAFeatureUnderEachOfItsNames() {
    assertThat(FeatureProperties.in(Map.of("delta.feature.timestampNtz", "supported")))
        .containsExactly(TableFeature.TIMESTAMP_NTZ);
    assertThat(FeatureProperties.in(Map.of("delta.feature.variantType", "supported")))
        .containsExactly(TableFeature.VARIANT_TYPE);
    assertThat(FeatureProperties.in(Map.of("delta.feature.variantType-preview", "supported")))
        .containsExactly(TableFeature.VARIANT_TYPE);
  }

  @Test
  void passesOverOtherFeaturesAndOtherValues() {
    assertThat(
            FeatureProperties.in(
                Map.of(
                    "delta.feature.deletionVectors", "supported",
                    "delta.feature.timestampNtz", "enabled",
                    "delta.feature.timestampntz", "supported")))
        .isEmpty();
  }
}
