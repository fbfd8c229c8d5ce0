package io.recordlake.model.problem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlaceTest {
  @Test
  void readsLikeAPath() {
    assertThat(Place.root()).hasToString("");
    assertThat(Place.root().attribute("comment")).hasToString("comment");
    assertThat(Place.column(2).attribute("tags").index(0).attribute("key"))
        .hasToString("columns[2].tags[0].key");
  }

  @Test
  void canBeSeenFromFurtherOut() {
    Place inner = Place.root().attribute("columns").index(1);
    assertThat(inner.under(Place.root().attribute("foreignKeys").index(3)))
        .isEqualTo(Place.root().attribute("foreignKeys").index(3).attribute("columns").index(1));
    assertThat(Place.root().under(inner)).isEqualTo(inner);
  }

  @Test
  void isAValue() {
    assertThat(Place.column(1)).isEqualTo(Place.root().attribute("columns").index(1));
    assertThat(Place.column(1)).isNotEqualTo(Place.column(2));
    assertThat(Place.column(1).steps())
        .containsExactly(new Place.Attribute("columns"), new Place.Index(1));
  }
}
