package io.recordlake.local.internal.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.local.internal.delta.DeltaSnapshot;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the platform refuses is refused, with its condition and without effect. */
abstract class Refusals {

  static final String LINES = "`dev`.`shop`.`lines`";

  /** A plain table: no mapping, no widening. */
  static final String PLAIN =
      "CREATE TABLE T! (`id` BIGINT NOT NULL, `Ref` INT, `label` STRING, `list` ARRAY<INT>,"
          + " `flag` BOOLEAN) USING delta";

  /** A mapped table with a key, clustered. */
  static final String MAPPED =
      "CREATE TABLE T! (`id` BIGINT NOT NULL, `Ref` INT NOT NULL, `label` STRING, `c` DATE,"
          + " CONSTRAINT `orders_pk` PRIMARY KEY (`id`)) USING delta TBLPROPERTIES"
          + " ('delta.columnMapping.mode'='name', 'delta.enableTypeWidening'='true')"
          + " CLUSTER BY (`c`)";

  static final String PARTITIONED =
      "CREATE TABLE T! (`id` BIGINT, `day` DATE) USING delta TBLPROPERTIES"
          + " ('delta.columnMapping.mode'='name') PARTITIONED BY (`day`)";

  static final String CHILD =
      "CREATE TABLE " + LINES + " (`order` BIGINT, `Ref` INT, `n` BIGINT) USING delta";

  static final String CHILD_KEY =
      "ALTER TABLE "
          + LINES
          + " ADD CONSTRAINT `lines_fk` FOREIGN KEY (`order`) REFERENCES T!"
          + " (`id`)";

  /** The last statement is the one that is refused; the others prepare for it. */
  @ParameterizedTest
  @MethodSource("refusals")
  void refusesWithoutEffect(Condition expected, List<String> statements) {
    Lake lake = Lake.inMemory();
    statements.subList(0, statements.size() - 1).forEach(lake::run);
    List<DeltaSnapshot> before = snapshots(lake);

    LakeException refusal = lake.refusal(statements.get(statements.size() - 1));

    assertThat(refusal.condition()).isEqualTo(expected);
    assertThat(refusal)
        .hasMessageStartingWith("[" + expected.id() + "] ")
        .hasMessageEndingWith("SQLSTATE: " + expected.sqlState());
    assertThat(snapshots(lake)).isEqualTo(before);
  }

  static Arguments refused(Condition condition, String... statements) {
    return Arguments.of(condition, List.of(statements));
  }

  /** So many tags, as pairs of a statement. */
  static String tags(int count) {
    List<String> tags = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      tags.add("'k" + i + "'='v'");
    }
    return String.join(", ", tags);
  }

  private static List<DeltaSnapshot> snapshots(Lake lake) {
    return lake.tables.all().stream().map(LakeTable::snapshot).toList();
  }
}
