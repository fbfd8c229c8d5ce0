package io.recordlake.planning.lowering;

import static io.recordlake.planning.lowering.Judged.assertProblems;
import static io.recordlake.planning.lowering.Judged.foreignKey;
import static io.recordlake.planning.lowering.Judged.table;

import io.recordlake.model.table.Scope;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every structural code at the place where it was written. */
class StructureOfDeclarationsTest {
  private static final String BLANK = "\u00A0";

  @Test
  void reportsBlankNames() {
    assertProblems(
        TableDeclaration.builder("", BLANK, "\t").column("id", ScalarType.LONG),
        Parents.none(),
        "RL1001 catalog",
        "RL1001 schema",
        "RL1001 name");
    assertProblems(
        table("id")
            .column(new ColumnDeclaration(BLANK, ScalarType.LONG, true, "", List.of(), ""))
            .property("delta.columnMapping.mode", "name")
            .clusteredBy(List.of("", "id"))
            .primaryKeyName(BLANK)
            .droppedColumns(List.of("")),
        Parents.none(),
        "RL1001 columns[1].name",
        "RL1001 columns[1].renamedFrom",
        "RL1001 clusteredBy[0]",
        "RL1001 primaryKeyName",
        "RL1001 droppedColumns[0]");
    assertProblems(
        table("id")
            .foreignKey(
                new ForeignKeyDeclaration(List.of("id", ""), null, List.of(BLANK, "id"), "")),
        Parents.none(),
        "RL1001 foreignKeys[0].columns[1]",
        "RL1001 foreignKeys[0].referencedColumns[0]",
        "RL1001 foreignKeys[0].name",
        "RL1402 foreignKeys[0].references");
    assertProblems(
        table("a", "b").foreignKey(foreignKey("dev.shop.parent", List.of("a"), List.of("id", ""))),
        Judged.parent("id"),
        "RL1001 foreignKeys[0].referencedColumns[1]");
    assertProblems(
        table("a", "b")
            .foreignKey(foreignKey("dev.shop.parent", List.of("a", "b"), List.of("", "id"))),
        Judged.parent("id"),
        "RL1001 foreignKeys[0].referencedColumns[0]");
  }

  @Test
  void judgesTheRestOfATableWithBlankNames() {
    assertProblems(
        TableDeclaration.builder("", "s", "t")
            .column("", ScalarType.LONG)
            .column("a", ScalarType.LONG)
            .column("A", ScalarType.LONG)
            .partitionedBy(List.of("", "nope"))
            .primaryKey(List.of("", "nope", "a"))
            .foreignKey(foreignKey("x.y.z", "", "nope"))
            .foreignKey(foreignKey("x.y.z", List.of("other"), List.of("b")))
            .droppedColumns(List.of("", "a")),
        Parents.none(),
        "RL1001 catalog",
        "RL1001 columns[0].name",
        "RL1003 columns[2].name",
        "RL1001 partitionedBy[0]",
        "RL1004 partitionedBy[1]",
        "RL1001 primaryKey[0]",
        "RL1004 primaryKey[1]",
        "RL1007 columns[1].nullable",
        "RL1007 columns[2].nullable",
        "RL1001 foreignKeys[0].columns[0]",
        "RL1004 foreignKeys[0].columns[1]",
        "RL1004 foreignKeys[1].columns[0]",
        "RL1001 droppedColumns[0]",
        "RL1016 droppedColumns[1]");
  }

  @Test
  void reportsATableWithoutColumns() {
    assertProblems(table(), Parents.none(), "RL1002 columns");
    assertProblems(table(" "), Parents.none(), "RL1001 columns[0].name");
  }

  @Test
  void reportsRepeatedColumns() {
    assertProblems(table("a", "b", "A"), Parents.none(), "RL1003 columns[2].name");
    assertProblems(
        table("a", "b").clusteredBy(List.of("a", "", "A")),
        Parents.none(),
        "RL1001 clusteredBy[1]",
        "RL1005 clusteredBy[2]");
  }

  @Test
  void reportsKeysThatAreNone() {
    assertProblems(table("a").primaryKey(List.of()), Parents.none(), "RL1006 primaryKey");
    assertProblems(
        table().notNull("a", ScalarType.LONG).primaryKey(List.of("a", "", "A", "nope")),
        Parents.none(),
        "RL1001 primaryKey[1]",
        "RL1005 primaryKey[2]",
        "RL1004 primaryKey[3]");
    assertProblems(
        table("a").foreignKey(foreignKey("dev.shop.parent")),
        Judged.parent("id"),
        "RL1006 foreignKeys[0].columns");
  }

  @Test
  void reportsANullableKeyColumn() {
    assertProblems(
        table("a")
            .column("", ScalarType.LONG)
            .column("b", ScalarType.LONG)
            .primaryKey(List.of("B")),
        Parents.none(),
        "RL1001 columns[1].name",
        "RL1007 columns[2].nullable");
  }

  @Test
  void reportsForeignKeysThatCollide() {
    assertProblems(
        table("a", "b")
            .foreignKey(named("fk", "a"))
            .foreignKey(named(null, "A"))
            .foreignKey(named("FK", "b")),
        Judged.parent("id"),
        "RL1008 foreignKeys[1]",
        "RL1009 foreignKeys[2].name");
    // Also behind one that is none.
    assertProblems(
        table("a", "b")
            .foreignKey(named("fk", "a"))
            .foreignKey(named(null, ""))
            .foreignKey(named("FK", "b")),
        Judged.parent("id"),
        "RL1001 foreignKeys[1].columns[0]",
        "RL1009 foreignKeys[2].name");
  }

  @Test
  void reportsBlankTagKeysBehindRepeatedOnes() {
    assertProblems(
        table("a")
            .tag("k", "1")
            .tag("k", "2")
            .tag(BLANK, "3")
            .column(
                new ColumnDeclaration(
                    "b",
                    ScalarType.LONG,
                    true,
                    "",
                    List.of(
                        new TagDeclaration("k", "1"),
                        new TagDeclaration("k", "1"),
                        new TagDeclaration("", "1")),
                    null)),
        Parents.none(),
        "RL1315 tags[1].key",
        "RL1010 tags[2].key",
        "RL1315 columns[1].tags[1].key",
        "RL1010 columns[1].tags[2].key");
  }

  @Test
  void reportsRenamesThatCannotBe() {
    assertProblems(
        mapped(renamed("a", "A"), renamed("b", "c"), renamed("c", "x"), renamed("d", "X")),
        Parents.none(),
        "RL1014 columns[0].renamedFrom",
        "RL1012 columns[1].renamedFrom",
        "RL1013 columns[3].renamedFrom");
    assertProblems(
        mapped(renamed("a", "x")).scope(Scope.METADATA),
        Parents.none(),
        "RL1011 columns[0].renamedFrom");
    assertProblems(
        table().column(renamed("a", "x")).scope(Scope.TAGS),
        Parents.none(),
        "RL1311 columns[0].renamedFrom",
        "RL1011 columns[0].renamedFrom");
  }

  @Test
  void reportsADroppedColumnThatIsDeclared() {
    assertProblems(
        table("a").droppedColumns(List.of("b", "A")), Parents.none(), "RL1016 droppedColumns[1]");
  }

  @Test
  void reportsANameOfNoKey() {
    assertProblems(table("a").primaryKeyName("pk"), Parents.none(), "RL1320 primaryKeyName");
  }

  private static ForeignKeyDeclaration named(
      @org.jspecify.annotations.Nullable String name, String column) {
    ForeignKeyDeclaration key = foreignKey("dev.shop.parent", column);
    return new ForeignKeyDeclaration(
        key.columns(), key.references(), key.referencedColumns(), name);
  }

  private static ColumnDeclaration renamed(String name, String from) {
    return new ColumnDeclaration(name, ScalarType.LONG, true, "", List.of(), from);
  }

  private static TableDeclaration.Builder mapped(ColumnDeclaration... columns) {
    TableDeclaration.Builder builder = table().property("delta.columnMapping.mode", "name");
    for (ColumnDeclaration column : columns) {
      builder.column(column);
    }
    return builder;
  }
}
