package io.recordlake.planning.delta;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.diff.TableDiffer;
import io.recordlake.model.diff.TableDrift;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.rule.PlanOptions;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TagSafetyTest {
  private static final QualifiedName NAME = QualifiedName.parse("dev.s.t");

  @Test
  void acceptsTagsUpToTheLimit() {
    assertThat(judge(declared("a", tags("n", 25)), observed("a", tags("o", 25)))).isEmpty();
    assertThat(judge(declared("a", tags("n", 50)), observed("a", tags("n", 50)))).isEmpty();
  }

  @Test
  void acceptsNewValuesOfAsManyTagsAsThereMayBe() {
    Map<String, String> changed = tags("n", 50);
    changed.replaceAll((key, value) -> "new");
    assertThat(judge(declared("a", changed), observed("a", tags("n", 50)))).isEmpty();
  }

  @Test
  void refusesTagsThatExceedTheLimitUntilOthersAreRemoved() {
    DesiredTable.Builder desired = declared("a", tags("n", 26)).toBuilder();
    tags("n", 30).forEach(desired::tag);
    ObservedTable.Builder observed = ObservedTable.builder(NAME).column(column("a", tags("o", 25)));
    assertThat(judge(desired.build(), observed.build()))
        .containsExactly(failure("a", "Column \"a\"", 25, 26, 50));
    assertThat(judge(desired.build(), observed.tags(tags("o", 21)).build()))
        .containsExactly(
            failure("", "The table", 21, 30, 50), failure("a", "Column \"a\"", 25, 26, 50));
  }

  @Test
  void countsTagsThatNobodyMayRemove() {
    Map<String, String> protectedTag = new LinkedHashMap<>(Map.of("system.owner", "x"));
    assertThat(judge(declared("a", tags("n", 50)), observed("a", protectedTag)))
        .containsExactly(failure("a", "Column \"a\"", 1, 50, 50));
  }

  @Test
  void countsTheTagsOfARenamedColumn() {
    DesiredTable desired =
        DesiredTable.builder(NAME)
            .column(
                DesiredColumn.nullable("b", ScalarType.STRING)
                    .withTags(tags("n", 26))
                    .withRenamedFrom("a"))
            .build();
    assertThat(judge(desired, observed("a", tags("o", 25))))
        .containsExactly(failure("b", "Column \"b\"", 25, 26, 50));
  }

  @Test
  void refusesMoreTagsOnAllColumnsThanATableTakes() {
    ObservedTable.Builder observed = ObservedTable.builder(NAME);
    DesiredTable.Builder desired = DesiredTable.builder(NAME);
    for (int i = 0; i < 20; i++) {
      observed.column(column("c" + i, tags("o", 50)));
      desired.column(DesiredColumn.nullable("c" + i, ScalarType.STRING).withTags(tags("o", 50)));
    }
    desired.column(DesiredColumn.nullable("more", ScalarType.STRING).withTags(Map.of("one", "")));
    assertThat(judge(desired.build(), observed.build()))
        .containsExactly(failure("", "The columns together", 1000, 1, 1000));
  }

  private static ValidationFailure failure(
      String subject, String owner, int have, int added, int limit) {
    return ValidationFailure.of(
        "TagLimitExceeded",
        subject,
        owner
            + " would have "
            + (have + added)
            + " tags, "
            + have
            + " of the catalog and "
            + added
            + " new (at most "
            + limit
            + "): tags are set before others are removed. Remove tags in a run of its own, then add"
            + " the new ones, or declare fewer.");
  }

  private static List<ValidationFailure> judge(DesiredTable desired, ObservedTable observed) {
    TableDrift drift = (TableDrift) TableDiffer.diff(desired, observed);
    return SafetyRules.judge(drift, PlanOptions.DEFAULT);
  }

  private static DesiredTable declared(String column, Map<String, String> tags) {
    return DesiredTable.builder(NAME)
        .column(DesiredColumn.nullable(column, ScalarType.STRING).withTags(tags))
        .build();
  }

  private static ObservedTable observed(String column, Map<String, String> tags) {
    return ObservedTable.builder(NAME).column(column(column, tags)).build();
  }

  private static ObservedColumn column(String name, Map<String, String> tags) {
    return new ObservedColumn(Identifier.of(name), ScalarType.STRING, true, "", tags);
  }

  private static Map<String, String> tags(String prefix, int count) {
    Map<String, String> tags = new LinkedHashMap<>();
    for (int i = 1; i <= count; i++) {
      tags.put(prefix + i, "");
    }
    return tags;
  }
}
