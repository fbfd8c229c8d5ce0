package io.recordlake.planning.lowering;

import static io.recordlake.planning.lowering.Judged.assertProblems;
import static io.recordlake.planning.lowering.Judged.foreignKey;
import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.problem.Problem;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SeveralProblemsTest {
  @Test
  void reportsEveryProblemOfADeclarationOnce() {
    List<Problem> problems =
        assertProblems(
            TableDeclaration.builder("dev", "my shop", "o".repeat(256))
                .column("order id", ScalarType.LONG)
                .column("ORDER ID", ScalarType.LONG)
                .column(
                    new ColumnDeclaration(
                        "lines",
                        new ArrayType(StructType.of(StructField.notNull("a", ScalarType.LONG))),
                        true,
                        "e\u0301",
                        List.of(new TagDeclaration("a.b", "x"), new TagDeclaration("", "x")),
                        "old"))
                .column("_change_type", ScalarType.BOOLEAN)
                .partitionedBy(List.of("lines"))
                .clusteredBy(List.of("_change_type", "nope"))
                .primaryKey(List.of("order id", "missing"))
                .foreignKey(foreignKey("prod.shop.parent", "lines"))
                .foreignKey(foreignKey("dev.shop.unknown", "gone"))
                .property("delta.enableChangeDataFeed", "true")
                .property("delta.enableChangeDataFeed", "maybe")
                .property("mine", "1")
                .tag("k", "v".repeat(257))
                .tag("k", "v ")
                .droppedColumns(List.of("lines")),
            Judged.parent("id"),
            "RL1317 schema",
            "RL1318 name",
            "RL1309 columns[0].name",
            "RL1007 columns[0].nullable",
            "RL1309 columns[1].name",
            "RL1003 columns[1].name",
            "RL1007 columns[1].nullable",
            "RL1319 columns[2].comment",
            "RL1316 columns[2].type",
            "RL1314 columns[2].tags[0].key",
            "RL1010 columns[2].tags[1].key",
            "RL1311 columns[2].renamedFrom",
            "RL1310 columns[3].name",
            "RL1304 clusteredBy",
            "RL1306 partitionedBy[0]",
            "RL1307 clusteredBy[0]",
            "RL1004 clusteredBy[1]",
            "RL1004 primaryKey[1]",
            "RL1401 foreignKeys[0].references",
            "RL1406 foreignKeys[1].references",
            "RL1004 foreignKeys[1].columns[0]",
            "RL1303 properties[1].key",
            "RL1302 properties[1].value",
            "RL1301 properties[2].key",
            "RL1313 tags[0].value",
            "RL1315 tags[1].key",
            "RL1314 tags[1].value",
            "RL1016 droppedColumns[0]");
    assertThat(problems).doesNotHaveDuplicates();
  }

  @Test
  void judgesAWideTableInOneGo() {
    TableDeclaration.Builder wide = Judged.table().notNull("id", ScalarType.LONG);
    IntStream.range(0, 2_000).forEach(i -> wide.column("c" + i, ScalarType.LONG));
    IntStream.range(0, 2_000).forEach(i -> wide.foreignKey(foreignKey(null, "C" + i)));
    wide.primaryKey(List.of("ID"));
    assertThat(Judged.lowered(wide, Judged.parent("id")).foreignKeys()).hasSize(2_000);
    IntStream.range(0, 2_000).forEach(i -> wide.column("C" + i, ScalarType.LONG));
    List<Problem> problems = Declarations.judge(wide.build(), Judged.parent("id")).problems();
    assertThat(problems)
        .hasSize(2_000)
        .extracting(problem -> problem.code().id())
        .containsOnly("RL1003");
  }
}
