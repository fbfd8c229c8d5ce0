package io.recordlake.planning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class CapabilitiesTest {
  @Test
  void isAllOrAllButSome() {
    assertThat(Capabilities.all().supported()).containsExactly(Capability.values());
    Capabilities some = Capabilities.allBut(Capability.TABLE_TAGS, Capability.PRIMARY_KEYS);
    assertThat(some.has(Capability.TABLE_TAGS)).isFalse();
    assertThat(some.has(Capability.COLUMN_TAGS)).isTrue();
    assertThat(some.supported()).hasSize(Capability.values().length - 2);
    assertThat(new Capabilities(java.util.Set.of()).supported()).isEmpty();
  }

  @Test
  void isListedInTheOrderOfDeclaration() {
    Capabilities capabilities =
        new Capabilities(
            new LinkedHashSet<>(List.of(Capability.TABLE_TAGS, Capability.PRIMARY_KEYS)));
    assertThat(capabilities.supported())
        .containsExactly(Capability.PRIMARY_KEYS, Capability.TABLE_TAGS);
    assertThatThrownBy(() -> capabilities.supported().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
