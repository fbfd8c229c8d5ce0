package io.recordlake.planning.lowering;

import static io.recordlake.planning.lowering.Judged.assertProblems;
import static io.recordlake.planning.lowering.Judged.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextRulesTest {
  /** An e and an accent, which are one letter in normal form C. */
  private static final String APART = "e\u0301";

  private static final String HALF = "\uD83D";

  @ParameterizedTest
  @ValueSource(strings = {APART, HALF})
  void looksAtEveryText(String bad) {
    TableDeclaration.Builder declaration =
        TableDeclaration.builder(bad, bad + "s", bad + "t")
            .column(
                new ColumnDeclaration(
                    bad,
                    new MapType(
                        StructType.of(StructField.nullable(bad + "k", ScalarType.LONG)),
                        new ArrayType(
                            StructType.of(StructField.nullable(bad + "f", ScalarType.LONG)))),
                    true,
                    bad + "comment",
                    List.of(new TagDeclaration(bad, bad)),
                    bad + "old"))
            .notNull("id", ScalarType.LONG)
            .comment(bad)
            .tag(bad, bad)
            .primaryKey(List.of("id"))
            .primaryKeyName(bad)
            .foreignKey(
                new ForeignKeyDeclaration(
                    List.of(bad), new QualifiedName(bad, "x", "y"), List.of(bad), bad))
            .property("delta.columnMapping.mode", "name")
            .droppedColumns(List.of(bad + "dropped"));
    List<String> places =
        TextRules.problems(declaration.build()).stream()
            .map(problem -> problem.code().id() + " " + problem.place())
            .toList();
    assertThat(places)
        .containsExactly(
            "RL1319 catalog",
            "RL1319 schema",
            "RL1319 name",
            "RL1319 comment",
            "RL1319 tags[0].key",
            "RL1319 tags[0].value",
            "RL1319 primaryKeyName",
            "RL1319 droppedColumns[0]",
            "RL1319 columns[0].name",
            "RL1319 columns[0].comment",
            "RL1319 columns[0].renamedFrom",
            "RL1319 columns[0].tags[0].key",
            "RL1319 columns[0].tags[0].value",
            "RL1319 columns[0].type",
            "RL1319 columns[0].type",
            "RL1319 foreignKeys[0].columns[0]",
            "RL1319 foreignKeys[0].references",
            "RL1319 foreignKeys[0].referencedColumns[0]",
            "RL1319 foreignKeys[0].name");
  }

  @Test
  void looksAtReferencesToo() {
    assertProblems(
        table("\u00E9", "b")
            .clusteredBy(List.of(APART))
            .primaryKey(List.of(APART))
            .property("delta.logRetentionDuration", APART),
        Parents.none(),
        "RL1319 clusteredBy[0]",
        "RL1004 clusteredBy[0]",
        "RL1319 primaryKey[0]",
        "RL1004 primaryKey[0]",
        "RL1319 properties[0].value",
        "RL1302 properties[0].value");
    assertProblems(
        table("\u00E9", "b").partitionedBy(List.of(APART)),
        Parents.none(),
        "RL1319 partitionedBy[0]",
        "RL1004 partitionedBy[0]");
  }

  @Test
  void acceptsComposedTextOfAnyPlane() {
    assertThat(
            TextRules.problems(
                table("\u00E9", "\uD83D\uDE00").comment("\u00DF\u1E9B\u0323").build()))
        .isEmpty();
  }

  @Test
  void showsWhatIsWrong() {
    List<Problem> problems =
        TextRules.problems(table("a").comment("Caf" + APART).tag("k", "x" + HALF + "y").build());
    assertThat(problems)
        .extracting(Problem::message)
        .containsExactly(
            "\"Caf" + APART + "\" is not in Unicode normal form C",
            "the text has half of a surrogate pair");
    assertThat(problems)
        .extracting(Problem::remedy)
        .containsExactly("Write it with composed characters.", "Write the whole character.");
  }

  @Test
  void showsTheWrongPartOfALongText() {
    String before = "0123456789".repeat(30);
    assertThat(
            TextRules.problems(table("a").comment(before + APART + before).build())
                .get(0)
                .message())
        .isEqualTo(
            "\"...01234567890123456789"
                + APART
                + "012345678901234567...\" is not in Unicode normal form C");
    // This letter is two in normal form C, so the normal form is the longer text.
    assertThat(TextRules.problems(table("a").comment("\u0958").build()).get(0).message())
        .isEqualTo("\"\u0958\" is not in Unicode normal form C");
  }
}
