package io.recordlake.model.problem;

import java.util.List;

/** Problems as tests compare them. */
public final class Found {
  private Found() {}

  /** Code and place of each problem, such as {@code RL1003 columns[1].name}. */
  public static List<String> at(List<Problem> problems) {
    return problems.stream()
        .map(problem -> (problem.code().id() + " " + problem.place()).strip())
        .toList();
  }
}
