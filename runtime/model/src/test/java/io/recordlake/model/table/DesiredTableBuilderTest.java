package io.recordlake.model.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.type.ScalarType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DesiredTableBuilderTest {
  private static final DesiredTable FULL =
      DesiredTable.builder("Dev", "Shop", "Orders")
          .column(DesiredColumn.notNull("id", ScalarType.LONG))
          .column(DesiredColumn.nullable("parent", ScalarType.LONG).withRenamedFrom("mother"))
          .comment("All orders.")
          .tag("z", "1")
          .tag("a", "2")
          .clusteredBy("id")
          .primaryKey("id")
          .foreignKey(
              new DesiredForeignKey(
                  Identifier.listOf("parent"),
                  QualifiedName.parse("dev.shop.orders"),
                  Identifier.listOf("id"),
                  Identifier.of("fk")))
          .property("z", "1")
          .property("a", PropertyIntent.absent())
          .droppedColumns("gone")
          .build();

  @Test
  void startsPlain() {
    DesiredTable table =
        DesiredTable.builder("dev", "shop", "orders")
            .column(DesiredColumn.nullable("id", ScalarType.LONG))
            .build();
    assertThat(table)
        .isEqualTo(
            new DesiredTable(
                QualifiedName.parse("dev.shop.orders"),
                List.of(
                    new DesiredColumn(
                        Identifier.of("id"), ScalarType.LONG, true, "", Map.of(), null)),
                "",
                Map.of(),
                List.of(),
                List.of(),
                null,
                List.of(),
                Map.of(),
                Scope.FULL,
                List.of()));
  }

  @Test
  void startsFromATable() {
    assertThat(FULL.toBuilder().build()).isEqualTo(FULL);
    assertThat(FULL.toBuilder().clearForeignKeys().build().foreignKeys()).isEmpty();
    assertThat(FULL.toBuilder().name(QualifiedName.parse("a.b.c")).build().name())
        .hasToString("a.b.c");
    assertThat(FULL.toBuilder().primaryKey((DesiredPrimaryKey) null).build().primaryKey()).isNull();
  }

  @Test
  void keepsTheDeclaredOrder() {
    assertThat(FULL.tags().keySet()).containsExactly("z", "a");
    assertThat(FULL.properties().keySet()).containsExactly("z", "a");
    assertThat(FULL.toBuilder().tag("b", "3").build().tags().keySet())
        .containsExactly("z", "a", "b");
  }

  @Test
  void copiesWhatItIsGiven() {
    Map<String, String> tags = new LinkedHashMap<>(Map.of("k", "v"));
    List<DesiredColumn> columns =
        new ArrayList<>(List.of(DesiredColumn.nullable("id", ScalarType.LONG).withTags(tags)));
    DesiredTable table = DesiredTable.builder("a", "b", "c").columns(columns).build();
    tags.clear();
    columns.clear();
    assertThat(table.columns()).hasSize(1);
    assertThat(table.columns().get(0).tags()).containsExactly(Map.entry("k", "v"));
    assertThatThrownBy(() -> table.columns().get(0).tags().put("x", "y"))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> FULL.tags().put("x", "y"))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
