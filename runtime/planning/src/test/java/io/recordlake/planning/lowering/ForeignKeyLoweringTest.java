package io.recordlake.planning.lowering;

import static io.recordlake.planning.lowering.Judged.assertProblems;
import static io.recordlake.planning.lowering.Judged.foreignKey;
import static io.recordlake.planning.lowering.Judged.lowered;
import static io.recordlake.planning.lowering.Judged.parent;
import static io.recordlake.planning.lowering.Judged.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.declaration.TableDeclaration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForeignKeyLoweringTest {
  private static final String PARENT = "dev.shop.parent";

  @Test
  void pairsOneColumnWithAKeyOfOneColumn() {
    assertThat(only(table("customer").foreignKey(foreignKey(PARENT, "CUSTOMER")), parent("Id")))
        .isEqualTo(key(List.of("customer"), List.of("Id")))
        .hasToString(key(List.of("customer"), List.of("Id")).toString());
  }

  @Test
  void pairsColumnsWithTheirNamesakesInTheKey() {
    assertThat(
            only(
                table("Region", "ID").foreignKey(foreignKey(PARENT, "id", "region")),
                parent("Id", "region")))
        .hasToString(key(List.of("ID", "Region"), List.of("Id", "region")).toString());
  }

  @Test
  void pairsColumnsAsWritten() {
    assertThat(
            only(
                table("a", "b")
                    .foreignKey(foreignKey(PARENT, List.of("B", "a"), List.of("X", "y"))),
                parent("x", "Y")))
        .hasToString(key(List.of("a", "b"), List.of("Y", "x")).toString());
  }

  @Test
  void keepsItsName() {
    ForeignKeyDeclaration named =
        new ForeignKeyDeclaration(
            List.of("a"), QualifiedName.parse(PARENT), null, "FK_Orders_Parent");
    assertThat(only(table("a").foreignKey(named), parent("id")).name())
        .hasToString("FK_Orders_Parent");
  }

  @Test
  void doesNotGuessPairs() {
    assertMessage(
        assertProblems(
            table("a").foreignKey(foreignKey(PARENT, "a")),
            parent("x", "y"),
            "RL1403 foreignKeys[0].columns"),
        "cannot infer which of the columns a references which column of the key of"
            + " dev.shop.parent, which is x, y",
        "Name the referenced columns, in the order of the local ones.");
    assertProblems(
        table("a", "x").foreignKey(foreignKey(PARENT, "a", "x")),
        parent("x"),
        "RL1403 foreignKeys[0].columns");
    assertProblems(
        table("a", "x").foreignKey(foreignKey(PARENT, "a", "x")),
        parent("x", "y"),
        "RL1403 foreignKeys[0].columns");
  }

  @Test
  void reportsAnUnknownLocalColumnInsteadOfItsPair() {
    assertProblems(
        table("a", "x").foreignKey(foreignKey(PARENT, "x", "yy")),
        parent("x", "y"),
        "RL1004 foreignKeys[0].columns[1]");
    assertProblems(
        table("a").foreignKey(foreignKey(PARENT, "nope")),
        parent("x"),
        "RL1004 foreignKeys[0].columns[0]");
    assertProblems(
        table("a").foreignKey(foreignKey("dev.shop.unknown", "nope")),
        parent("x"),
        "RL1406 foreignKeys[0].references",
        "RL1004 foreignKeys[0].columns[0]");
  }

  @Test
  void staysInItsCatalog() {
    assertMessage(
        assertProblems(
            table("a").foreignKey(foreignKey("Prod.shop.parent", "a")),
            parent("id"),
            "RL1401 foreignKeys[0].references"),
        "the cross-catalog reference to prod.shop.parent cannot be a foreign key",
        "Reference a table of catalog dev.");
    assertProblems(
        table("a").foreignKey(foreignKey("prod.shop.parent", List.of("a"), List.of("id"))),
        parent("id"),
        "RL1401 foreignKeys[0].references");
  }

  @Test
  void needsAKeyToReference() {
    assertMessage(
        assertProblems(
            table("a").foreignKey(foreignKey(PARENT, "a")),
            parent(),
            "RL1402 foreignKeys[0].references"),
        "the referenced table dev.shop.parent has no primary key",
        "Declare its primary key; a foreign key references one.");
    assertProblems(
        table("a").foreignKey(foreignKey(PARENT, List.of("a"), List.of("other"))),
        parent(),
        "RL1402 foreignKeys[0].references");
  }

  @Test
  void needsToKnowTheTableToInferPairs() {
    assertMessage(
        assertProblems(
            table("a").foreignKey(foreignKey("dev.shop.unknown", "a")),
            parent("id"),
            "RL1406 foreignKeys[0].references"),
        "cannot infer the referenced columns: the table dev.shop.unknown is not known",
        "Declare the table too, or name the referenced columns.");
    assertThat(
            only(
                table("a").foreignKey(foreignKey("dev.shop.unknown", List.of("a"), List.of("Id"))),
                Parents.none()))
        .hasToString(
            new DesiredForeignKey(
                    Identifier.listOf("a"),
                    QualifiedName.parse("dev.shop.unknown"),
                    Identifier.listOf("Id"),
                    null)
                .toString());
  }

  @Test
  void referencesTheWholeKeyAndNothingElse() {
    assertMessage(
        assertProblems(
            table("a", "b")
                .foreignKey(foreignKey(PARENT, List.of("a", "b"), List.of("x", "Other"))),
            parent("x", "y"),
            "RL1404 foreignKeys[0].referencedColumns",
            "RL1405 foreignKeys[0].columns[1]"),
        "the referenced columns are not the primary key of dev.shop.parent; missing: y; not in the"
            + " key: Other",
        "Reference exactly the columns of its key: x, y.");
    assertMessage(
        assertProblems(
            table("a").foreignKey(foreignKey(PARENT, List.of("a"), List.of("y"))),
            parent("x", "y"),
            "RL1404 foreignKeys[0].referencedColumns"),
        "the referenced columns are not the primary key of dev.shop.parent; missing: x",
        "Reference exactly the columns of its key: x, y.");
  }

  @Test
  void referencesColumnsOfTheSameTypeAtTheWrittenPlaces() {
    TableDeclaration.Builder declaration =
        table("a")
            .column("b", ScalarType.STRING)
            .column("c", ScalarType.INTEGER)
            .foreignKey(foreignKey(PARENT, List.of("c", "b", "a"), List.of("x", "y", "z")));
    assertMessage(
        assertProblems(
            declaration,
            parent("x", "y", "z"),
            "RL1405 foreignKeys[0].columns[0]",
            "RL1405 foreignKeys[0].columns[1]"),
        "type mismatch: \"c\" is Integer, dev.shop.parent.x is Long",
        "Give both columns the same type.");
  }

  @Test
  void reportsUnknownColumnsAtTheWrittenPlaces() {
    assertProblems(
        table("b", "q")
            .foreignKey(foreignKey(PARENT, List.of("z", "b", "a"), List.of("x", "y", "w")))
            .foreignKey(foreignKey("dev.shop.unknown", "q", "nope")),
        parent("x", "y", "w"),
        "RL1004 foreignKeys[0].columns[0]",
        "RL1004 foreignKeys[0].columns[2]",
        "RL1406 foreignKeys[1].references",
        "RL1004 foreignKeys[1].columns[1]");
  }

  @Test
  void reportsItsShape() {
    assertProblems(
        table("a", "b").foreignKey(foreignKey(PARENT, "a", "b", "A")),
        parent("a", "b"),
        "RL1005 foreignKeys[0].columns[2]");
    assertProblems(
        table("a", "b").foreignKey(foreignKey(PARENT, "a", "A")),
        parent("a"),
        "RL1005 foreignKeys[0].columns[1]");
    assertProblems(
        table("a", "b").foreignKey(foreignKey(PARENT, List.of("a", "b"), List.of("x", "X"))),
        parent("x"),
        "RL1005 foreignKeys[0].referencedColumns[1]");
    assertProblems(
        table("a", "b").foreignKey(foreignKey(PARENT, List.of("a", "b"), List.of("x"))),
        parent("x"),
        "RL1015 foreignKeys[0].referencedColumns");
    assertProblems(
        table("a").foreignKey(foreignKey(PARENT, List.of(), List.of("x"))),
        parent("x"),
        "RL1006 foreignKeys[0].columns");
  }

  @Test
  void reportsTheProblemsOfEachKey() {
    assertProblems(
        table("a", "b", "c")
            .foreignKey(foreignKey("prod.shop.parent", "a"))
            .foreignKey(foreignKey("dev.shop.unknown", "b"))
            .foreignKey(foreignKey(PARENT, "c", "nope")),
        parent("x"),
        "RL1401 foreignKeys[0].references",
        "RL1406 foreignKeys[1].references",
        "RL1004 foreignKeys[2].columns[1]");
  }

  private static DesiredForeignKey only(TableDeclaration.Builder declaration, Parents parents) {
    List<DesiredForeignKey> keys = lowered(declaration, parents).foreignKeys();
    assertThat(keys).hasSize(1);
    return keys.get(0);
  }

  private static DesiredForeignKey key(List<String> columns, List<String> referenced) {
    return new DesiredForeignKey(
        columns.stream().map(Identifier::of).toList(),
        QualifiedName.parse(PARENT),
        referenced.stream().map(Identifier::of).toList(),
        null);
  }

  private static void assertMessage(List<Problem> problems, String message, String remedy) {
    assertThat(problems.get(0).message()).isEqualTo(message);
    assertThat(problems.get(0).remedy()).isEqualTo(remedy);
  }
}
