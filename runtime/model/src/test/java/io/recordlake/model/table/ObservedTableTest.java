package io.recordlake.model.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Found;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.type.ScalarType;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ObservedTableTest {
  private static final QualifiedName PARENT = QualifiedName.parse("dev.shop.parent");

  @Test
  void toleratesWhatACatalogMayHold() {
    ObservedTable table =
        table("a", "b", "c")
            .partitionedBy(Identifier.listOf("a", "b", "c"))
            .clusteredBy(Identifier.listOf("a"))
            .primaryKey(new ObservedPrimaryKey(Identifier.listOf("a"), Identifier.of("pk")))
            .foreignKey(foreignKey("fk", "a"))
            .foreignKey(foreignKey("FK", "a"))
            .build();
    assertThat(table.foreignKeys()).hasSize(2);
    assertThat(table.kind()).isEqualTo(RelationKind.TABLE);
  }

  @Test
  void needsAColumn() {
    assertProblems(table(), "RL1002 columns");
  }

  @Test
  void namesEachColumnOnceIgnoringCase() {
    assertProblems(table("a", "A"), "RL1003 columns[1].name");
  }

  @Test
  void refersToItsColumnsInTheirVerySpelling() {
    assertProblems(
        table("a")
            .partitionedBy(Identifier.listOf("A"))
            .clusteredBy(Identifier.listOf("x"))
            .primaryKey(new ObservedPrimaryKey(Identifier.listOf("y"), Identifier.of("pk")))
            .foreignKey(foreignKey("fk", "a"))
            .foreignKey(foreignKey("fk2", "z")),
        "RL1004 partitionedBy[0]",
        "RL1004 clusteredBy[0]",
        "RL1004 primaryKey[0]",
        "RL1004 foreignKeys[1].columns[0]");
  }

  @Test
  void namesEachLayoutColumnOnce() {
    assertProblems(
        table("a")
            .partitionedBy(Identifier.listOf("a", "a"))
            .clusteredBy(Identifier.listOf("a", "a")),
        "RL1005 partitionedBy[1]",
        "RL1005 clusteredBy[1]");
  }

  @Test
  void hasNoBlankTagKey() {
    assertProblems(
        ObservedTable.builder(QualifiedName.parse("dev.shop.orders"))
            .column(
                new ObservedColumn(Identifier.of("a"), ScalarType.LONG, true, "", Map.of(" ", "x")))
            .tags(Map.of("", "x")),
        "RL1010 tags[0].key",
        "RL1010 columns[0].tags[0].key");
  }

  @Test
  void listsItsFeaturesInTheOrderOfTheirNames() {
    ObservedTable table =
        table("a").feature(TableFeature.VARIANT_TYPE).feature(TableFeature.TIMESTAMP_NTZ).build();
    assertThat(table.features())
        .containsExactly(TableFeature.TIMESTAMP_NTZ, TableFeature.VARIANT_TYPE);
    assertThatThrownBy(() -> table.features().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void keepsTheOrderOfTheCatalog() {
    ObservedTable table = table("a").property("z", "1").property("a", "2").build();
    assertThat(table.properties().keySet()).containsExactly("z", "a");
  }

  @Test
  void findsItsColumnsIgnoringCase() {
    ObservedTable table = table("Order Id").build();
    assertThat(table.column(Identifier.of("order id"))).isEqualTo(table.columns().get(0));
    assertThat(table.column(Identifier.of("nope"))).isNull();
  }

  private static ObservedTable.Builder table(String... columns) {
    ObservedTable.Builder builder = ObservedTable.builder(QualifiedName.parse("dev.shop.orders"));
    for (String column : columns) {
      builder.column(
          new ObservedColumn(Identifier.of(column), ScalarType.LONG, true, "", Map.of()));
    }
    return builder;
  }

  private static ObservedForeignKey foreignKey(String name, String column) {
    return new ObservedForeignKey(
        Identifier.listOf(column), PARENT, Identifier.listOf("id"), Identifier.of(name));
  }

  private static void assertProblems(ObservedTable.Builder builder, String... expected) {
    assertThatThrownBy(builder::build)
        .hasMessageStartingWith(
            "[" + List.of(expected).get(0).substring(0, 6) + "] dev.shop.orders")
        .isInstanceOfSatisfying(
            InvalidDeclarationException.class,
            e -> assertThat(Found.at(e.problems())).containsExactly(expected));
  }
}
