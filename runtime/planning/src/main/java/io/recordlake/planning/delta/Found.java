package io.recordlake.planning.delta;

import io.recordlake.model.diff.TableDrift;
import io.recordlake.planning.rule.ValidationFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Looks through a difference for one kind of entry. */
final class Found {
  private Found() {}

  /** The failures that the actions of one kind give; a null is none. */
  static <A> List<ValidationFailure> inActions(
      TableDrift drift, Class<A> kind, Function<A, @Nullable ValidationFailure> judge) {
    return in(drift.actions(), kind, judge);
  }

  /** The failures that the unresolvable differences of one kind give; a null is none. */
  static <A> List<ValidationFailure> inUnresolvables(
      TableDrift drift, Class<A> kind, Function<A, @Nullable ValidationFailure> judge) {
    return in(drift.unresolvables(), kind, judge);
  }

  private static <A> List<ValidationFailure> in(
      List<?> entries, Class<A> kind, Function<A, @Nullable ValidationFailure> judge) {
    List<ValidationFailure> failures = new ArrayList<>();
    for (Object entry : entries) {
      if (kind.isInstance(entry)) {
        ValidationFailure failure = judge.apply(kind.cast(entry));
        if (failure != null) {
          failures.add(failure);
        }
      }
    }
    return failures;
  }
}
