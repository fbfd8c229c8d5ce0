package io.recordlake.planning.lowering;

import static io.recordlake.planning.lowering.Judged.assertProblems;
import static io.recordlake.planning.lowering.Judged.foreignKey;
import static io.recordlake.planning.lowering.Judged.lowered;
import static io.recordlake.planning.lowering.Judged.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.Scope;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class LoweringTest {
  @Test
  void carriesEveryPart() {
    TableDeclaration.Builder declaration =
        TableDeclaration.builder("Dev", "Shop", "Orders")
            .notNull("Id", ScalarType.LONG)
            .column(
                new ColumnDeclaration(
                    "customer",
                    ScalarType.LONG,
                    true,
                    "Who ordered.",
                    List.of(new TagDeclaration("pii", "true"), new TagDeclaration("a", "")),
                    "client"))
            .column("Day", ScalarType.DATE)
            .comment("All orders.")
            .tag("z", "1")
            .tag("a", "2")
            .partitionedBy(List.of("DAY"))
            .primaryKey(List.of("ID"))
            .primaryKeyName("Orders_PK")
            .foreignKey(foreignKey(null, "CUSTOMER"))
            .property("delta.columnMapping.mode", "name")
            .propertyAbsent("delta.enableChangeDataFeed")
            .droppedColumns(List.of("Gone"));
    QualifiedName name = QualifiedName.parse("dev.shop.orders");
    assertThat(lowered(declaration, Parents.none()))
        .isEqualTo(
            DesiredTable.builder(name)
                .column(DesiredColumn.notNull("Id", ScalarType.LONG))
                .column(
                    DesiredColumn.nullable("customer", ScalarType.LONG)
                        .withComment("Who ordered.")
                        .withTags(Map.of("pii", "true", "a", ""))
                        .withRenamedFrom("client"))
                .column(DesiredColumn.nullable("Day", ScalarType.DATE))
                .comment("All orders.")
                .tag("z", "1")
                .tag("a", "2")
                .partitionedBy("Day")
                .primaryKey(
                    new DesiredPrimaryKey(Identifier.listOf("Id"), Identifier.of("Orders_PK")))
                .foreignKey(
                    new DesiredForeignKey(
                        Identifier.listOf("customer"), name, Identifier.listOf("Id"), null))
                .property("delta.columnMapping.mode", "name")
                .property("delta.enableChangeDataFeed", PropertyIntent.absent())
                .droppedColumns("Gone")
                .build());
  }

  @Test
  void keepsTheDeclaredOrder() {
    DesiredTable table =
        lowered(
            table("b", "a")
                .tag("z", "1")
                .tag("a", "2")
                .property("delta.logRetentionDuration", "interval 1 day")
                .property("delta.columnMapping.mode", "none"),
            Parents.none());
    assertThat(table.columns()).extracting(DesiredColumn::name).hasToString("[b, a]");
    assertThat(table.tags().keySet()).containsExactly("z", "a");
    assertThat(table.properties().keySet())
        .containsExactly("delta.logRetentionDuration", "delta.columnMapping.mode");
  }

  @Test
  void givesReferencesTheSpellingOfTheirColumns() {
    DesiredTable clustered =
        lowered(table("OrderId", "b").clusteredBy(List.of("ORDERID", "B")), Parents.none());
    assertThat(clustered.clusteredBy()).hasToString("[OrderId, b]");
    DesiredTable keyed =
        lowered(
            table().notNull("OrderId", ScalarType.LONG).primaryKey(List.of("orderid")),
            Parents.none());
    assertThat(Objects.requireNonNull(keyed.primaryKey()).columns()).hasToString("[OrderId]");
  }

  @Test
  void carriesTheScope() {
    for (Scope scope : Scope.values()) {
      assertThat(lowered(table("a").scope(scope), Parents.none()).scope()).isEqualTo(scope);
    }
  }

  @Test
  void goesOnWithoutATypeThatItsReaderHasReported() {
    ColumnDeclaration untyped = new ColumnDeclaration("a", null, true, "", List.of(), null);
    assertThat(lowered(table().column(untyped).clusteredBy(List.of("a")), Parents.none()).columns())
        .hasSize(1);
    assertProblems(
        table().column(untyped).primaryKey(List.of("a")),
        Parents.none(),
        "RL1007 columns[0].nullable");
  }

  @Test
  void throwsAllProblemsUnderTheNameOfTheTable() {
    assertThatThrownBy(
            () ->
                Declarations.desired(
                    table("a").tag("", "v").primaryKey(List.of("b")).build(), Parents.none()))
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            """
            [RL1004] dev.shop.orders primaryKey[0]: Primary key column not found: "b".
            Name a column of the table, spelled as the table has it.
            [RL1010] dev.shop.orders tags[0].key: Tag key must not be blank.
            Give the tag a key, or remove it.\
            """);
  }
}
