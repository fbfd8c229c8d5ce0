package io.recordlake.planning.delta;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.problem.Problem;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import java.util.List;

/** Short ways to write declarations and to say what the rules of Delta find in them. */
final class DeclaredTables {
  static final String MAPPING = "delta.columnMapping.mode";

  private DeclaredTables() {}

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

  static ColumnDeclaration renamed(String name, String from) {
    return new ColumnDeclaration(name, ScalarType.LONG, true, "", List.of(), from);
  }

  static ColumnDeclaration tagged(String name, TagDeclaration... tags) {
    return new ColumnDeclaration(name, ScalarType.LONG, true, "", List.of(tags), null);
  }

  /** Each problem as {@code RL1301 properties[0].key: message}, in this order. */
  static void assertProblems(TableDeclaration.Builder table, String... expected) {
    assertThat(DeclarationRules.problems(table.build()))
        .extracting(DeclaredTables::text)
        .containsExactly(expected);
  }

  static String text(Problem problem) {
    return problem.code().id() + " " + problem.place() + ": " + problem.message();
  }
}
