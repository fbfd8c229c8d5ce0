package io.recordlake.model.plan;

import io.recordlake.model.name.Identifier;
import java.util.List;
import java.util.stream.Collectors;

/** The subjects of actions on several columns. */
final class ActionSubjects {
  private ActionSubjects() {}

  static String join(List<Identifier> columns) {
    return columns.stream().map(Identifier::value).collect(Collectors.joining(","));
  }
}
