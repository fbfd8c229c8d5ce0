package io.recordlake.planning;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.type.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ConstraintNamingTest {
  @Test
  void leavesNamesToThePlatformWhereAsked() {
    List<DesiredTable> tables = List.of(table("dev.silver.orders", "c"));
    assertThat(ConstraintNaming.PLATFORM.name(tables, List.of())).isEqualTo(tables);
  }

  @Test
  void namesKeysByTableAndSortedColumns() {
    DesiredTable orders = table("dev.silver.orders", "Zone", "acc,Id2");
    assertThat(names(List.of(orders)))
        .containsExactly("orders_pk", "orders_zone_fk", "orders_acc_id2_fk");
  }

  @Test
  void keepsNamesThatTheDeclarationGives() {
    DesiredTable orders =
        table("dev.silver.orders", "c").toBuilder()
            .primaryKey(new DesiredPrimaryKey(Identifier.listOf("id"), Identifier.of("My_Pk")))
            .build();
    assertThat(names(List.of(orders))).containsExactly("My_Pk", "orders_c_fk");
  }

  @Test
  void changesNothingButNames() {
    DesiredTable orders =
        table("dev.silver.orders", "c").toBuilder()
            .comment("core")
            .droppedColumns("gone")
            .property("delta.columnMapping.mode", "name")
            .build();
    DesiredTable named = ConstraintNaming.GENERATED.name(List.of(orders), List.of()).get(0);
    DesiredTable unnamed =
        named.toBuilder()
            .primaryKey("id")
            .clearForeignKeys()
            .foreignKey(orders.foreignKeys().get(0))
            .build();
    assertThat(unnamed).isEqualTo(orders);
  }

  @Test
  void hashesNamesThatTwoKeysOfASchemaWouldShare() {
    DesiredTable shorter = table("dev.silver.a", "b_c");
    DesiredTable longer = table("dev.silver.a_b", "c");
    assertThat(names(List.of(shorter, longer)))
        .containsExactly("a_pk", "a_b_c_fk_a646a914", "a_b_pk", "a_b_c_fk_f0f36fe5");
    assertThat(names(List.of(longer, shorter)))
        .containsExactly("a_b_pk", "a_b_c_fk_f0f36fe5", "a_pk", "a_b_c_fk_a646a914");
  }

  @Test
  void letsKeysOfDifferentSchemasShareAName() {
    assertThat(names(List.of(table("dev.silver.a"), table("dev.gold.a"), table("test.gold.a"))))
        .containsExactly("a_pk", "a_pk", "a_pk");
  }

  @Test
  void hashesANameThatADeclarationAsksForElsewhere() {
    DesiredTable asking =
        table("dev.silver.b").toBuilder()
            .primaryKey(new DesiredPrimaryKey(Identifier.listOf("id"), Identifier.of("A_PK")))
            .build();
    assertThat(names(List.of(table("dev.silver.a"), asking)))
        .containsExactly("a_pk_a71a79b3", "A_PK");
  }

  @Test
  void hashesANameThatTheCatalogHas() {
    List<String> hashed = List.of("a_pk_a71a79b3", "a_c_fk");
    assertThat(names(List.of(table("dev.silver.a", "c")), observed("dev.silver.b", "A_Pk", null)))
        .isEqualTo(hashed);
    assertThat(names(List.of(table("dev.silver.a", "c")), observed("dev.silver.b", null, "A_Pk")))
        .isEqualTo(hashed);
    ObservedTable parent =
        ObservedTable.builder(QualifiedName.parse("dev.gold.b"))
            .column(column())
            .inboundReference(
                new InboundReference(
                    Identifier.of("a_pk"), QualifiedName.parse("dev.silver.somewhere")))
            .build();
    assertThat(names(List.of(table("dev.silver.a", "c")), parent)).isEqualTo(hashed);
  }

  @Test
  void ignoresNamesThatTheCatalogHasInAnotherSchema() {
    assertThat(names(List.of(table("dev.silver.a")), observed("dev.gold.b", "a_pk", "a_pk")))
        .containsExactly("a_pk");
  }

  @Test
  void givesTheSameNamesInEveryEnvironment() {
    NameMapping prod = NameMapping.IDENTITY.catalog("dev", "prod").schema("silver", "core");
    List<DesiredTable> tables = List.of(table("dev.silver.a", "b_c"), table("dev.silver.a_b", "c"));
    assertThat(names(tables.stream().map(prod::apply).toList())).isEqualTo(names(tables));
  }

  @Test
  void shortensLongNamesToAReadablePrefixAndAHash() {
    String longest = "x".repeat(255);
    assertThat(names(List.of(table("dev.silver." + "x".repeat(252)))))
        .containsExactly("x".repeat(252) + "_pk");
    String shortened = names(List.of(table("dev.silver." + longest))).get(0);
    assertThat(shortened).startsWith("x".repeat(246) + "_").hasSize(255).isNotEqualTo(longest);
    assertThat(names(List.of(table("dev.silver." + longest)))).containsExactly(shortened);
  }

  @Test
  void countsLengthInCodePoints() {
    String smile = "\uD83D\uDE00";
    assertThat(names(List.of(table("dev.silver." + smile.repeat(252)))))
        .containsExactly(smile.repeat(252) + "_pk");
    String shortened = names(List.of(table("dev.silver." + smile.repeat(253)))).get(0);
    assertThat(shortened.codePointCount(0, shortened.length())).isEqualTo(255);
    assertThat(shortened).startsWith(smile.repeat(246) + "_");
  }

  @Test
  void takesMoreOfTheHashWhenItIsTakenToo() {
    DesiredTable asking =
        table("dev.silver.b").toBuilder()
            .primaryKey(
                new DesiredPrimaryKey(Identifier.listOf("id"), Identifier.of("a_pk_a71a79b3")))
            .build();
    List<String> names =
        names(List.of(table("dev.silver.a"), asking), observed("dev.silver.c", "a_pk", null));
    assertThat(names.get(0)).startsWith("a_pk_a71a79b3").hasSize("a_pk_".length() + 16);
  }

  private static List<String> names(List<DesiredTable> tables, ObservedTable... observed) {
    List<String> names = new ArrayList<>();
    for (DesiredTable table : ConstraintNaming.GENERATED.name(tables, List.of(observed))) {
      DesiredPrimaryKey key = table.primaryKey();
      names.add(key == null ? "none" : String.valueOf(key.name()));
      table.foreignKeys().forEach(foreign -> names.add(String.valueOf(foreign.name())));
    }
    return names;
  }

  /** A table with a key and a foreign key over each list of columns. */
  private static DesiredTable table(String name, String... keys) {
    QualifiedName parent = QualifiedName.parse("dev.silver.parent");
    DesiredTable.Builder table =
        DesiredTable.builder(QualifiedName.parse(name))
            .column(DesiredColumn.notNull("id", ScalarType.LONG))
            .primaryKey("id");
    for (String key : keys) {
      String[] columns = key.split(",", -1);
      List<Identifier> referenced = new ArrayList<>();
      for (String column : columns) {
        table.column(DesiredColumn.nullable(column, ScalarType.LONG));
        referenced.add(Identifier.of("r_" + column));
      }
      table.foreignKey(new DesiredForeignKey(Identifier.listOf(columns), parent, referenced, null));
    }
    return table.build();
  }

  private static ObservedTable observed(
      String name, @Nullable String primaryKey, @Nullable String foreignKey) {
    ObservedTable.Builder table = ObservedTable.builder(QualifiedName.parse(name)).column(column());
    if (primaryKey != null) {
      table.primaryKey(new ObservedPrimaryKey(Identifier.listOf("id"), Identifier.of(primaryKey)));
    }
    if (foreignKey != null) {
      table.foreignKey(
          new ObservedForeignKey(
              Identifier.listOf("id"),
              QualifiedName.parse("dev.silver.parent"),
              Identifier.listOf("id"),
              Identifier.of(foreignKey)));
    }
    return table.build();
  }

  private static ObservedColumn column() {
    return new ObservedColumn(Identifier.of("id"), ScalarType.LONG, false, "", Map.of());
  }
}
