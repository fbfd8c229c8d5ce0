package io.recordlake.planning.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.problem.ProblemCode;
import io.recordlake.model.problem.StructureProblem;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlanningProblemTest {
  @Test
  void hasACodeOfItsOwnForEachKind() {
    List<ProblemCode> all = new ArrayList<>(List.of(PlanningProblem.values()));
    all.addAll(List.of(StructureProblem.values()));
    assertThat(all)
        .extracting(ProblemCode::id)
        .doesNotHaveDuplicates()
        .allMatch(id -> id.matches("RL1[0-9]{3}"));
  }
}
