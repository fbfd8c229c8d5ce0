package io.recordlake.model.problem;

import java.util.ArrayList;
import java.util.List;

/**
 * Where in a declaration a problem lies: a path such as {@code columns[2].tags[0].key}.
 *
 * @param steps the steps from the table to the place, outermost first; empty for the table itself
 */
public record Place(List<Step> steps) {
  private static final Place ROOT = new Place(List.of());

  /** Copies the steps. */
  public Place {
    steps = List.copyOf(steps);
  }

  /** The declaration itself. */
  public static Place root() {
    return ROOT;
  }

  /** The place of a column, by its position. */
  public static Place column(int index) {
    return ROOT.attribute("columns").index(index);
  }

  /** The attribute of this place with that name. */
  public Place attribute(String name) {
    return with(new Attribute(name));
  }

  /** The element of this place at that position, from zero. */
  public Place index(int index) {
    return with(new Index(index));
  }

  /** This place seen from further out: the steps of {@code outer}, then these. */
  public Place under(Place outer) {
    List<Step> all = new ArrayList<>(outer.steps);
    all.addAll(steps);
    return new Place(all);
  }

  private Place with(Step step) {
    List<Step> all = new ArrayList<>(steps);
    all.add(step);
    return new Place(all);
  }

  /** The path as text; empty for the declaration itself. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Step step : steps) {
      if (step instanceof Attribute attribute) {
        text.append(text.isEmpty() ? "" : ".").append(attribute.name());
      } else if (step instanceof Index index) {
        text.append('[').append(index.value()).append(']');
      }
    }
    return text.toString();
  }

  /** One step of a path. */
  public sealed interface Step permits Attribute, Index {}

  /**
   * A step to a named attribute.
   *
   * @param name the attribute's name
   */
  public record Attribute(String name) implements Step {}

  /**
   * A step to an element of a list.
   *
   * @param value the position, from zero
   */
  public record Index(int value) implements Step {}
}
