package io.recordlake.planning.delta;

import static io.recordlake.model.table.DesiredColumn.nullable;
import static io.recordlake.planning.Planned.MAPPING;
import static io.recordlake.planning.Planned.catalog;
import static io.recordlake.planning.Planned.column;
import static io.recordlake.planning.Planned.notNull;
import static io.recordlake.planning.Planned.table;

import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.Planned;
import io.recordlake.planning.rule.ColumnDrops;
import io.recordlake.planning.rule.RuleName;
import org.junit.jupiter.api.Test;

class ColumnSafetyTest {
  private static final String WIDENING = "delta.enableTypeWidening";

  @Test
  void refusesToAddANotNullColumn() {
    Planned.over(table(column("a")), table(column("a"), notNull("b")))
        .fails(
            RuleName.NON_NULLABLE_COLUMN_ADD,
            "b",
            "Column \"b\" is NOT NULL, and the rows that exist have no value for it. Add it as"
                + " nullable, fill it, tighten it in the catalog, then declare NOT NULL.");
    Planned.over(table(column("a")), table(column("a"), column("b"))).succeeds("AddColumn b");
  }

  @Test
  void refusesToTightenAColumn() {
    Planned.over(table(column("a")), table(notNull("a")))
        .fails(
            RuleName.NULLABILITY_TIGHTENING_ON_EXISTING_COLUMN,
            "a",
            "Column \"a\" is nullable in the catalog and NOT NULL in the declaration; rows may"
                + " hold nulls. Fill them, tighten the column in the catalog, then declare NOT"
                + " NULL.");
    Planned.over(table(notNull("a")), table(column("a"))).succeeds("SetColumnNullability a");
  }

  @Test
  void refusesTypeChangesThatAreNoWidening() {
    Planned.over(
            table(nullable("a", new DecimalType(12, 2))),
            table(nullable("a", new DecimalType(12, 4))).property(WIDENING, "true"))
        .fails(
            RuleName.NON_WIDENING_COLUMN_TYPE_CHANGE,
            "a",
            "Column \"a\" cannot become Decimal(12,4) from Decimal(12,2): Delta widens types and"
                + " nothing else. Recreate the table, or add a column of the new type and move the"
                + " data.");
  }

  @Test
  void widensWithTypeWideningOnly() {
    DesiredTable.Builder narrow = table(nullable("a", ScalarType.INTEGER));
    Planned.over(narrow, table(nullable("a", ScalarType.LONG)))
        .fails(
            RuleName.TYPE_WIDENING_REQUIRED_FOR_TYPE_CHANGE,
            "a",
            "Column \"a\" can be widened from Integer to Long only with type widening. Declare"
                + " delta.enableTypeWidening = \"true\"; the same sync may do both.");
    Planned.over(narrow, table(nullable("a", ScalarType.LONG)).property(WIDENING, "false"))
        .fails("TypeWideningRequiredForTypeChange: a");
    Planned.over(narrow, table(nullable("a", ScalarType.LONG)).property(WIDENING, "true"))
        .succeeds("SetProperty delta.enableTypeWidening", "AlterColumnType a");
  }

  @Test
  void saysOneThingOfATypeChange() {
    Planned.over(table(nullable("a", ScalarType.LONG)), table(nullable("a", ScalarType.STRING)))
        .fails("NonWideningColumnTypeChange: a");
  }

  @Test
  void dropsWithColumnMappingOnly() {
    DesiredTable.Builder before = table(column("a"), column("c"), column("b"));
    Planned.over(before, table(column("a")))
        .fails(
            RuleName.COLUMN_MAPPING_REQUIRED_FOR_DROP,
            "",
            "The catalog has columns that the declaration does not have (c, b), and dropping needs"
                + " column mapping. Declare delta.columnMapping.mode = \"name\", in the same sync"
                + " if you like, or declare the columns.");
    Planned.over(before, table(column("a")).property(MAPPING, "none"))
        .fails("ColumnMappingRequiredForDrop:");
    Planned.over(before, table(column("a")).property(MAPPING, "name"))
        .succeeds("SetProperty delta.columnMapping.mode", "DropColumn b", "DropColumn c");
  }

  @Test
  void refusesARenameOntoAColumnThatIsThere() {
    Planned.over(
            table(column("Old"), column("new")).property(MAPPING, "name"),
            table(column("new").withRenamedFrom("Old")).property(MAPPING, "name"))
        .fails(
            RuleName.AMBIGUOUS_COLUMN_RENAME,
            "Old",
            "The rename of \"Old\" to \"new\" is ambiguous: the catalog has both columns. Remove"
                + " the hint; if the old column is to go, drop it in a step of its own.");
  }

  @Test
  void dropsWhatIsNamedAsDroppedOnly() {
    DesiredTable.Builder before =
        table(column("a"), column("Gone"), column("kept")).property(MAPPING, "name");
    DesiredTable.Builder after = table(column("a")).property(MAPPING, "name");
    declared(before, after.droppedColumns("GONE"))
        .fails(
            RuleName.COLUMN_DROP_NOT_DECLARED,
            "kept",
            "Column \"kept\" is in the catalog and not in the declaration; dropping it would"
                + " delete its data. To drop it, name it in droppedColumns; if it was renamed, say"
                + " so with renamedFrom; else declare it.");
    declared(before, after.droppedColumns("gone", "Kept"))
        .succeeds("DropColumn Gone", "DropColumn kept");
    declared(before, after.droppedColumns())
        .fails("ColumnDropNotDeclared: Gone", "ColumnDropNotDeclared: kept");
    Planned.over(before, after).succeeds("DropColumn Gone", "DropColumn kept");
  }

  @Test
  void takesARenameForNoDrop() {
    declared(
            table(column("old")).property(MAPPING, "name"),
            table(column("new").withRenamedFrom("old")).property(MAPPING, "name"))
        .succeeds("RenameColumn old");
  }

  private static Planned declared(DesiredTable.Builder before, DesiredTable.Builder after) {
    return Planned.of(after, catalog(before), Capabilities.all(), ColumnDrops.DECLARED);
  }
}
