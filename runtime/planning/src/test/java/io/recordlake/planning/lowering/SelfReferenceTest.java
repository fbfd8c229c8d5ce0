package io.recordlake.planning.lowering;

import static io.recordlake.planning.lowering.Judged.assertProblems;
import static io.recordlake.planning.lowering.Judged.foreignKey;
import static io.recordlake.planning.lowering.Judged.lowered;
import static io.recordlake.planning.lowering.Judged.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.declaration.TableDeclaration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelfReferenceTest {
  @Test
  void referencesTheKeyThatTheTableDeclares() {
    DesiredForeignKey expected =
        new DesiredForeignKey(
            Identifier.listOf("boss"),
            QualifiedName.parse("dev.shop.orders"),
            Identifier.listOf("Id"),
            null);
    assertThat(lowered(staff(foreignKey(null, "BOSS")), Parents.none()).foreignKeys())
        .containsExactly(expected);
    assertThat(lowered(staff(foreignKey("Dev.Shop.ORDERS", "boss")), Parents.none()).foreignKeys())
        .containsExactly(expected);
    assertThat(
            lowered(staff(foreignKey(null, List.of("boss"), List.of("ID"))), Parents.none())
                .foreignKeys())
        .containsExactly(expected);
  }

  @Test
  void doesNotAskForItself() {
    Parents unwilling =
        name -> {
          throw new AssertionError("asked for " + name);
        };
    assertThat(lowered(staff(foreignKey(null, "boss")), unwilling).foreignKeys()).hasSize(1);
  }

  @Test
  void needsAKey() {
    assertProblems(
        table("id", "boss").foreignKey(foreignKey(null, "boss")),
        Parents.none(),
        "RL1402 foreignKeys[0].references");
  }

  @Test
  void isNotBlamedForABrokenKey() {
    assertProblems(
        table("id", "boss").primaryKey(List.of()).foreignKey(foreignKey(null, "boss")),
        Parents.none(),
        "RL1006 primaryKey");
    assertProblems(
        table("id", "boss").primaryKey(List.of("")).foreignKey(foreignKey(null, "boss")),
        Parents.none(),
        "RL1001 primaryKey[0]");
    assertProblems(
        table("boss")
            .notNull("id", ScalarType.LONG)
            .primaryKey(List.of("id", "ID"))
            .foreignKey(foreignKey(null, "boss")),
        Parents.none(),
        "RL1005 primaryKey[1]");
  }

  @Test
  void needsColumnsOfTheSameType() {
    assertProblems(
        table()
            .notNull("id", ScalarType.LONG)
            .column("boss", ScalarType.STRING)
            .primaryKey(List.of("id"))
            .foreignKey(foreignKey(null, "boss")),
        Parents.none(),
        "RL1405 foreignKeys[0].columns[0]");
  }

  @Test
  void mayPairAColumnWithItself() {
    assertThat(lowered(staff(foreignKey(null, "id")), Parents.none()).foreignKeys())
        .extracting(DesiredForeignKey::columns)
        .containsExactly(Identifier.listOf("id"));
  }

  private static TableDeclaration.Builder staff(ForeignKeyDeclaration key) {
    return table()
        .notNull("Id", ScalarType.LONG)
        .column("boss", ScalarType.LONG)
        .primaryKey(List.of("id"))
        .foreignKey(key);
  }
}
