package io.recordlake.model.type;

import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.problem.StructureProblem;
import java.util.List;

/**
 * Values by key.
 *
 * @param key the type of the keys; never a map
 * @param value the type of the values
 */
public record MapType(DataType key, DataType value) implements DataType {
  /**
   * Checks key and depth.
   *
   * @throws InvalidDeclarationException when the key is a map
   */
  public MapType {
    List<Problem> problems = problems(key);
    if (!problems.isEmpty()) {
      throw new InvalidDeclarationException(problems);
    }
    Depth.check(Math.max(key.depth(), value.depth()) + 1);
  }

  /** What is wrong with this key: nothing, or that it is a map. */
  public static List<Problem> problems(DataType key) {
    if (!(key instanceof MapType)) {
      return List.of();
    }
    return List.of(
        Problem.of(
            StructureProblem.MAP_KEY_IS_MAP,
            Place.root().attribute("key"),
            "the key of a map must not be a Map",
            "Use another type for the key, such as a string or a struct."));
  }

  @Override
  public <R> R accept(DataTypeVisitor<R> visitor) {
    return visitor.map(this);
  }

  @Override
  public int depth() {
    return Math.max(key.depth(), value.depth()) + 1;
  }

  @Override
  public String toString() {
    return label();
  }
}
