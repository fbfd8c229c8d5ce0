package io.recordlake.model.diff;

import static io.recordlake.model.diff.Comparison.column;
import static io.recordlake.model.diff.Comparison.id;
import static io.recordlake.model.diff.Comparison.table;
import static io.recordlake.model.diff.Comparison.tags;
import static io.recordlake.model.table.DesiredColumn.notNull;
import static io.recordlake.model.table.DesiredColumn.nullable;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.AlterColumnType;
import io.recordlake.model.plan.DropColumn;
import io.recordlake.model.plan.EnableTableFeature;
import io.recordlake.model.plan.SetColumnComment;
import io.recordlake.model.plan.SetColumnNullability;
import io.recordlake.model.plan.SetColumnTag;
import io.recordlake.model.plan.SetTableComment;
import io.recordlake.model.plan.UnsetColumnTag;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.Mirror;
import io.recordlake.model.table.Scope;
import io.recordlake.model.table.TableFeature;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import org.junit.jupiter.api.Test;

class ColumnComparisonTest {
  @Test
  void findsNothingInATableAsDeclared() {
    DesiredTable.Builder table =
        table(
                notNull("id", ScalarType.LONG),
                nullable("at", ScalarType.TIMESTAMP_NTZ).withComment("c").withTags(tags("k", "v")))
            .comment("c")
            .tag("t", "v")
            .primaryKey("id")
            .clusteredBy("id")
            .property("p", "v");
    Comparison comparison = Comparison.of(table, table);
    comparison.finds();
    assertThat(comparison.drift().protectedTags()).isEmpty();
  }

  @Test
  void ignoresTheOrderOfColumns() {
    Comparison.of(
            table(column("a"), column("b"), column("c")),
            table(column("c"), column("a"), column("b")))
        .finds();
  }

  @Test
  void addsColumnsInDeclaredOrderEachWithItsTags() {
    DesiredColumn z = column("z").withTags(tags("k2", "v", "k1", "v")).withComment("c");
    DesiredColumn b = column("b");
    Comparison.of(table(z, column("a"), b), table(column("a")))
        .finds(
            new AddColumn(z),
            new SetColumnTag(id("z"), "k1", "v", null),
            new SetColumnTag(id("z"), "k2", "v", null),
            new AddColumn(b));
  }

  @Test
  void dropsColumnsInObservedOrderAfterTheirTags() {
    DesiredColumn z = column("z").withTags(tags("k2", "v", "k1", "v"));
    Comparison.of(table(column("a")), table(z, column("a"), column("b")))
        .finds(
            new UnsetColumnTag(id("z"), "k2"),
            new UnsetColumnTag(id("z"), "k1"),
            new DropColumn(Mirror.of(z)),
            new DropColumn(Mirror.of(column("b"))));
  }

  @Test
  void comparesTypesByStructure() {
    Comparison.of(table(nullable("a", ScalarType.LONG)), table(nullable("a", ScalarType.INTEGER)))
        .finds(new AlterColumnType(id("a"), ScalarType.LONG, ScalarType.INTEGER));
    StructType lower = StructType.of(StructField.nullable("x", ScalarType.LONG));
    StructType upper = StructType.of(StructField.nullable("X", ScalarType.LONG));
    Comparison.of(
            table(nullable("a", new ArrayType(lower))), table(nullable("a", new ArrayType(upper))))
        .finds();
  }

  @Test
  void comparesNullability() {
    Comparison.of(table(notNull("a", ScalarType.LONG)), table(column("a")))
        .finds(new SetColumnNullability(id("a"), false));
    Comparison.of(table(column("a")), table(notNull("a", ScalarType.LONG)))
        .finds(new SetColumnNullability(id("a"), true));
  }

  @Test
  void comparesCommentsExactly() {
    Comparison.of(
            table(column("a").withComment("C"), column("b"), column("c").withComment("x")),
            table(column("a").withComment("c"), column("b").withComment("old"), column("c")))
        .finds(
            new SetColumnComment(id("a"), "C", "c"),
            new SetColumnComment(id("b"), "", "old"),
            new SetColumnComment(id("c"), "x", ""));
    Comparison.of(table(column("a")), table(column("a")).comment("old"))
        .finds(new SetTableComment("", "old"));
    Comparison.of(table(column("a")).comment("new "), table(column("a")).comment("new"))
        .finds(new SetTableComment("new ", "new"));
  }

  @Test
  void goesThroughAColumnInAFixedOrder() {
    Comparison.of(
            table(
                notNull("b", ScalarType.LONG).withComment("c").withTags(tags("k", "v")),
                notNull("a", ScalarType.LONG)),
            table(column("a"), nullable("b", ScalarType.INTEGER).withTags(tags("old", "v"))))
        .finds(
            new AlterColumnType(id("b"), ScalarType.LONG, ScalarType.INTEGER),
            new SetColumnNullability(id("b"), false),
            new SetColumnComment(id("b"), "c", ""),
            new SetColumnTag(id("b"), "k", "v", null),
            new UnsetColumnTag(id("b"), "old"),
            new SetColumnNullability(id("a"), false));
  }

  @Test
  void reportsAColumnThatIsSpelledUnlikeTheCatalogSpellsIt() {
    Comparison.of(
            table(column("ID"), column("a"), column("Total")),
            table(column("a"), column("id"), column("total")))
        .cannotResolve(
            new Unresolvable.ColumnCaseDrift(id("ID"), id("id")),
            new Unresolvable.ColumnCaseDrift(id("Total"), id("total")));
  }

  @Test
  void namesMatchedColumnsAsTheCatalogDoes() {
    Comparison comparison =
        Comparison.of(table(column("ID").withComment("c")), table(column("id")));
    assertThat(comparison.drift().actions())
        .singleElement()
        .isInstanceOfSatisfying(
            SetColumnComment.class, set -> assertThat(set.column()).hasToString("id"));
  }

  @Test
  void enablesEachFeatureThatIsNeededAndNotSupported() {
    DesiredTable.Builder table =
        table(
            nullable("v", ScalarType.VARIANT),
            nullable("t", new ArrayType(ScalarType.TIMESTAMP_NTZ)));
    Comparison.of(table, Mirror.builder(table(column("v"), column("t")).build()).build())
        .finds(
            new EnableTableFeature(TableFeature.TIMESTAMP_NTZ),
            new EnableTableFeature(TableFeature.VARIANT_TYPE),
            new AlterColumnType(id("v"), ScalarType.VARIANT, ScalarType.LONG),
            new AlterColumnType(id("t"), new ArrayType(ScalarType.TIMESTAMP_NTZ), ScalarType.LONG));
    Comparison.of(
            table(column("a")),
            Mirror.builder(table(column("a")).build()).feature(TableFeature.VARIANT_TYPE).build())
        .finds();
  }

  @Test
  void comparesEverythingButPropertiesAtEveryScope() {
    for (Scope scope : Scope.values()) {
      Comparison.of(
              table(column("a").withComment("x")).comment("x").scope(scope),
              table(column("a"), column("b")))
          .finds(
              new DropColumn(Mirror.of(column("b"))),
              new SetColumnComment(id("a"), "x", ""),
              new SetTableComment("x", ""));
    }
  }

  @Test
  void comparesOneTableOnly() {
    DesiredTable orders = table(column("a")).build();
    DesiredTable lines = DesiredTable.builder("dev", "shop", "lines").column(column("a")).build();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TableDiffer.diff(orders, Mirror.of(lines)))
        .withMessage("Cannot compare dev.shop.orders with dev.shop.lines.");
  }
}
