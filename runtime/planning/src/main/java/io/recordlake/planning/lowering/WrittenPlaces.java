package io.recordlake.planning.lowering;

import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds places of a lowered table in its declaration. A lowered list may lack elements, such as
 * blank names and repeated tags, and have another order, such as the pairs of a foreign key.
 */
final class WrittenPlaces {
  private final Map<Place, List<Integer>> positions = new HashMap<>();

  /** Notes where the elements of a lowered list were written. */
  void note(Place list, List<Integer> written) {
    positions.put(list, List.copyOf(written));
  }

  /** The problem at the place where it was written. */
  Problem asWritten(Problem problem) {
    Place lowered = Place.root();
    Place written = Place.root();
    for (Place.Step step : problem.place().steps()) {
      if (step instanceof Place.Attribute attribute) {
        lowered = lowered.attribute(attribute.name());
        written = written.attribute(attribute.name());
      } else if (step instanceof Place.Index index) {
        List<Integer> known = positions.get(lowered);
        written = written.index(known == null ? index.value() : known.get(index.value()));
        lowered = lowered.index(index.value());
      }
    }
    return new Problem(problem.code(), written, problem.message(), problem.remedy());
  }
}
