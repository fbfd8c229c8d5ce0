package io.recordlake.planning.lowering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.planning.declaration.ParentTable;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.declaration.TableDeclaration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Short ways to write declarations and to say what judging them comes to. */
final class Judged {
  private Judged() {}

  static TableDeclaration.Builder table() {
    return TableDeclaration.builder("dev", "shop", "orders");
  }

  /** A table with these nullable LONG columns. */
  static TableDeclaration.Builder table(String... columns) {
    TableDeclaration.Builder builder = table();
    for (String column : columns) {
      builder.column(column, ScalarType.LONG);
    }
    return builder;
  }

  /** A foreign key that leaves its pairs to be inferred; without a target it is to itself. */
  static ForeignKeyDeclaration foreignKey(@Nullable String references, String... columns) {
    return new ForeignKeyDeclaration(
        List.of(columns), references == null ? null : QualifiedName.parse(references), null, null);
  }

  /** A foreign key with its pairs. */
  static ForeignKeyDeclaration foreignKey(
      @Nullable String references, List<String> columns, List<String> referenced) {
    return new ForeignKeyDeclaration(
        columns, references == null ? null : QualifiedName.parse(references), referenced, null);
  }

  /** Knows one table, {@code dev.shop.parent}, with this key; each column is a LONG. */
  static Parents parent(String... key) {
    Map<Identifier, io.recordlake.model.type.DataType> types = new LinkedHashMap<>();
    for (String column : key) {
      types.put(Identifier.of(column), ScalarType.LONG);
    }
    types.put(Identifier.of("other"), ScalarType.STRING);
    ParentTable parent =
        new ParentTable(QualifiedName.parse("dev.shop.parent"), Identifier.listOf(key), types);
    return name -> name.equals(parent.name()) ? parent : null;
  }

  /** The table of a declaration that has no problem. */
  static DesiredTable lowered(TableDeclaration.Builder declaration, Parents parents) {
    Judgement judgement = Declarations.judge(declaration.build(), parents);
    assertThat(judgement.problems()).isEmpty();
    return Objects.requireNonNull(judgement.table());
  }

  /** Exactly these problems, each as {@code RL1004 partitionedBy[0]}, in any order. */
  static List<Problem> assertProblems(
      TableDeclaration.Builder declaration, Parents parents, String... expected) {
    TableDeclaration built = declaration.build();
    Judgement judgement = Declarations.judge(built, parents);
    assertThat(judgement.problems())
        .extracting(problem -> (problem.code().id() + " " + problem.place()).strip())
        .containsExactlyInAnyOrder(expected);
    assertThat(judgement.table() == null).isEqualTo(expected.length > 0);
    if (expected.length > 0) {
      assertThatThrownBy(() -> Declarations.desired(built, parents))
          .isInstanceOfSatisfying(
              InvalidDeclarationException.class,
              e -> assertThat(e.problems()).isEqualTo(judgement.problems()));
    }
    return judgement.problems();
  }
}
