package io.recordlake.model.plan;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.Mirror;
import io.recordlake.model.table.TableFeature;
import io.recordlake.model.type.ScalarType;
import java.util.List;

/** One action of each kind, in the order of their phases. */
final class Actions {
  static final QualifiedName TABLE = QualifiedName.parse("dev.shop.orders");
  static final DesiredColumn COLUMN = DesiredColumn.nullable("Total", ScalarType.LONG);
  static final Identifier NAME = COLUMN.name();

  private Actions() {}

  static List<Action> oneOfEach() {
    return List.of(
        new CreateTable(DesiredTable.builder(TABLE).column(COLUMN).build()),
        new EnableTableFeature(TableFeature.VARIANT_TYPE),
        new SetProperty("p", "1", null),
        new UnsetProperty("p", "1"),
        new SetTableTag("k", "v", null),
        new UnsetTableTag("k"),
        new DropForeignKey(Identifier.of("fk")),
        new DropPrimaryKey(Identifier.of("pk")),
        new RenameColumn(Identifier.of("Old"), NAME),
        new AddColumn(COLUMN),
        new AlterColumnType(NAME, ScalarType.LONG, ScalarType.INTEGER),
        new AlterClustering(List.of(NAME), List.of()),
        new SetColumnTag(NAME, "k", "v", null),
        new UnsetColumnTag(NAME, "k"),
        new DropColumn(Mirror.of(COLUMN)),
        new SetColumnComment(NAME, "new", ""),
        new SetTableComment("new", ""),
        new SetColumnNullability(NAME, true),
        new SetPrimaryKey(DesiredPrimaryKey.of("b", "A")),
        new SetForeignKey(
            new DesiredForeignKey(
                Identifier.listOf("b", "A"), TABLE, Identifier.listOf("x", "y"), null)));
  }
}
