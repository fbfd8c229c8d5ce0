package io.recordlake.processor.declare;

import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.Location;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where the parts of a declaration stand in its source. A place that is not in the source, such as
 * an attribute that was left out, stands where the next place around it does.
 */
public final class Places {

  private record Spot(String subject, Location location) {}

  private final Map<Place, Spot> spots = new HashMap<>();
  private final Spot root;

  Places(String subject, Location location) {
    this.root = new Spot(subject, location);
  }

  void put(Place place, String subject, Location location) {
    spots.put(place, new Spot(subject, location));
  }

  /** Puts a value and all values inside it. */
  void put(Place place, String subject, Written written) {
    put(place, subject, written.location());
    if (written.isList()) {
      List<Written> elements = written.elements();
      for (int i = 0; i < elements.size(); i++) {
        put(place.index(i), subject, elements.get(i));
      }
    } else if (written.isAnnotation()) {
      putAll(place, subject, written.annotation());
    }
  }

  /** Puts all attributes of an annotation, each at its name. */
  void putAll(Place place, String subject, AnnotationView annotation) {
    annotation.forEach((name, written) -> put(place.attribute(name), subject, written));
  }

  /** The location of a place, or of the next one around it. */
  public Location locate(Place place) {
    return find(place).location();
  }

  /** The problem, located. */
  public Finding locate(Problem problem) {
    Spot spot = find(problem.place());
    return Finding.of(problem, spot.subject(), spot.location());
  }

  private Spot find(Place place) {
    List<Place.Step> steps = place.steps();
    for (int length = steps.size(); length > 0; length--) {
      @Nullable Spot spot = spots.get(new Place(steps.subList(0, length)));
      if (spot != null) {
        return spot;
      }
    }
    return root;
  }
}
