package io.recordlake.model.type;

import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.problem.StructureProblem;

/** Bounds the nesting of types, so that walking one never exhausts the stack. */
final class Depth {
  private Depth() {}

  static void check(int depth) {
    if (depth > DataType.MAX_DEPTH) {
      throw new InvalidDeclarationException(
          Problem.of(
              StructureProblem.TYPE_TOO_DEEP,
              Place.root(),
              "the type is nested deeper than " + DataType.MAX_DEPTH + " levels",
              "Flatten the type."));
    }
  }
}
