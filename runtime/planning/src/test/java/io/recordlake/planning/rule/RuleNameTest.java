package io.recordlake.planning.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class RuleNameTest {
  @Test
  void hasAHeadingInTheDocumentationInTheOrderOfReports() throws IOException {
    List<String> headings =
        Files.readAllLines(Path.of("../../docs/rules.md")).stream()
            .filter(line -> line.startsWith("### "))
            .map(line -> line.substring(4))
            .toList();
    assertThat(headings)
        .containsExactlyElementsOf(Arrays.stream(RuleName.values()).map(RuleName::label).toList());
  }

  @Test
  void readsLikeItsConstant() {
    for (RuleName rule : RuleName.values()) {
      assertThat(rule.label().replaceAll("(?<!^)([A-Z])", "_$1").toUpperCase(Locale.ROOT))
          .isEqualTo(rule.name());
    }
  }

  @Test
  void namesItsFailures() {
    assertThat(RuleName.AMBIGUOUS_COLUMN_RENAME.failure("old", "m"))
        .isEqualTo(new ValidationFailure("AmbiguousColumnRename", "old", "m", List.of()));
  }
}
