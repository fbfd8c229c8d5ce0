package io.recordlake.model.diff;

import static io.recordlake.model.diff.Comparison.column;
import static io.recordlake.model.diff.Comparison.id;
import static io.recordlake.model.diff.Comparison.table;
import static io.recordlake.model.table.DesiredColumn.notNull;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.DropForeignKey;
import io.recordlake.model.plan.DropPrimaryKey;
import io.recordlake.model.plan.SetForeignKey;
import io.recordlake.model.plan.SetPrimaryKey;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.Mirror;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.type.ScalarType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class KeyComparisonTest {
  private static final QualifiedName PARENT = QualifiedName.parse("dev.shop.parent");

  @Test
  void comparesPrimaryKeysAsSetsWithoutTheirNames() {
    Comparison.of(ab().primaryKey("b", "a"), ab().primaryKey("a", "b")).finds();
    Comparison.of(
            ab().primaryKey(new DesiredPrimaryKey(Identifier.listOf("a"), id("wish"))),
            ab().primaryKey("a"))
        .finds();
  }

  @Test
  void dropsAndSetsPrimaryKeys() {
    DesiredPrimaryKey a = DesiredPrimaryKey.of("a");
    Comparison.of(ab().primaryKey("a"), ab()).finds(new SetPrimaryKey(a));
    Comparison.of(ab(), ab().primaryKey("a")).finds(new DropPrimaryKey(id("pk")));
    Comparison.of(ab().primaryKey("a"), ab().primaryKey("a", "b"))
        .finds(new DropPrimaryKey(id("pk")), new SetPrimaryKey(a));
  }

  @Test
  void comparesForeignKeysByPairsAndTarget() {
    Comparison.of(
            ab().foreignKey(foreignKey("wish", "a", "x")),
            ab().foreignKey(foreignKey(null, "a", "x")))
        .finds();
    Comparison.of(
            ab().foreignKey(foreignKey(null, "a", "y")),
            ab().foreignKey(foreignKey(null, "a", "x")))
        .finds(new DropForeignKey(id("fk_0")), new SetForeignKey(foreignKey(null, "a", "y")));
  }

  @Test
  void dropsForeignKeysInObservedOrderBeforeItSetsThemInDeclaredOrder() {
    Comparison.of(
            table(column("a"), column("b"), column("c"))
                .foreignKey(foreignKey(null, "c", "z"))
                .foreignKey(foreignKey(null, "b", "y"))
                .foreignKey(foreignKey(null, "a", "new")),
            table(column("a"), column("b"), column("c"))
                .foreignKey(foreignKey(null, "a", "x"))
                .foreignKey(foreignKey(null, "b", "y"))
                .foreignKey(foreignKey(null, "c", "old")))
        .finds(
            new DropForeignKey(id("fk_0")),
            new DropForeignKey(id("fk_2")),
            new SetForeignKey(foreignKey(null, "c", "z")),
            new SetForeignKey(foreignKey(null, "a", "new")));
  }

  @Test
  void keepsOneOfSeveralEqualObservedForeignKeys() {
    DesiredForeignKey key = foreignKey(null, "a", "x");
    DesiredTable.Builder table = ab().foreignKey(key);
    Comparison.of(
            table,
            Mirror.builder(table.build())
                .foreignKey(
                    new ObservedForeignKey(
                        key.columns(), key.references(), key.referencedColumns(), id("twin")))
                .build())
        .finds(new DropForeignKey(id("twin")));
  }

  private static DesiredTable.Builder ab() {
    return table(notNull("a", ScalarType.LONG), notNull("b", ScalarType.LONG));
  }

  private static DesiredForeignKey foreignKey(
      @Nullable String name, String local, String referenced) {
    return new DesiredForeignKey(
        Identifier.listOf(local),
        PARENT,
        Identifier.listOf(referenced),
        name == null ? null : Identifier.of(name));
  }
}
