package io.recordlake.local.internal.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DirectoryNameTest {

  @ParameterizedTest
  @CsvSource({
    "orders_2-a, orders_2-a",
    "a b, a%20b",
    "a.b, a%2Eb",
    "100%, 100%25",
    "größe, gr%C3%B6%C3%9Fe",
    "nul, %6Eul",
    "com1, %63om1",
    "comet, comet",
    "🚀, %F0%9F%9A%80"
  })
  void encodes(String name, String directory) {
    assertThat(DirectoryName.encode(name)).isEqualTo(directory);
    assertThat(DirectoryName.decode(directory)).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {".lock", "Orders", "a%2", "a%zz", "%61", "%C3", "a%2e", "ö"})
  void decodesNothingThatItDoesNotEncode(String directory) {
    assertThat(DirectoryName.decode(directory)).isNull();
  }

  @Test
  void distinguishesNamesThatFileSystemsFold() {
    assertThat(DirectoryName.encode("e\u0301")).isNotEqualTo(DirectoryName.encode("\u00e9"));
  }
}
