package io.recordlake.planning.delta;

import static io.recordlake.planning.Planned.catalog;
import static io.recordlake.planning.Planned.column;
import static io.recordlake.planning.Planned.notNull;
import static io.recordlake.planning.Planned.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.InboundReference;
import io.recordlake.planning.Planned;
import io.recordlake.planning.rule.RuleName;
import org.junit.jupiter.api.Test;

class KeySafetyTest {
  private static final QualifiedName SELF = QualifiedName.parse("dev.shop.orders");

  @Test
  void keepsAPrimaryKeyThatOthersReference() {
    Planned.of(
            table(notNull("id"), column("boss")),
            catalog(keyed())
                .inboundReference(inbound("Lines_FK", "dev.shop.lines"))
                .inboundReference(inbound("audit_fk", "dev.audit.log")))
        .fails(
            RuleName.PRIMARY_KEY_REFERENCED_BY_FOREIGN_KEYS,
            "",
            "The primary key \"pk\" cannot be dropped while foreign keys reference it: Lines_FK of"
                + " dev.shop.lines, audit_fk of dev.audit.log. Sync those tables without these keys"
                + " first.");
    Planned.of(
            table(notNull("id"), notNull("boss")).primaryKey("boss", "id"),
            catalog(table(notNull("id"), notNull("boss")).primaryKey("id"))
                .inboundReference(inbound("fk", "dev.shop.lines")))
        .fails("PrimaryKeyReferencedByForeignKeys:");
  }

  @Test
  void dropsAPrimaryKeyThatNobodyReferences() {
    Planned.over(keyed(), table(notNull("id"), column("boss"))).succeeds("DropPrimaryKey pk");
  }

  @Test
  void letsAReferencedTableBeChangedOtherwise() {
    Planned.of(keyed().comment("c"), catalog(keyed()).inboundReference(inbound("fk", "a.b.c")))
        .succeeds("SetTableComment");
  }

  @Test
  void dropsAPrimaryKeyWithItsOwnReference() {
    DesiredForeignKey own =
        new DesiredForeignKey(Identifier.listOf("boss"), SELF, Identifier.listOf("id"), null);
    DesiredTable.Builder before = keyed().foreignKey(own);
    Planned.of(
            table(notNull("id"), column("boss")),
            catalog(before).inboundReference(inbound("FK_0", "dev.shop.orders")))
        .succeeds("DropForeignKey fk_0", "DropPrimaryKey pk");
  }

  @Test
  void countsAKeyOfTheSameNameInAnotherTable() {
    DesiredForeignKey own =
        new DesiredForeignKey(Identifier.listOf("boss"), SELF, Identifier.listOf("id"), null);
    Planned.of(
            table(notNull("id"), column("boss")),
            catalog(keyed().foreignKey(own))
                .inboundReference(inbound("fk_0", "dev.shop.orders"))
                .inboundReference(inbound("fk_0", "dev.shop.lines")))
        .fails(
            RuleName.PRIMARY_KEY_REFERENCED_BY_FOREIGN_KEYS,
            "",
            "The primary key \"pk\" cannot be dropped while foreign keys reference it: fk_0 of"
                + " dev.shop.lines. Sync those tables without these keys first.");
  }

  private static DesiredTable.Builder keyed() {
    return table(notNull("id"), column("boss")).primaryKey("id");
  }

  private static InboundReference inbound(String constraint, String table) {
    return new InboundReference(Identifier.of(constraint), QualifiedName.parse(table));
  }
}
