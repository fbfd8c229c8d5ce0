package io.recordlake.model.type;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.problem.StructureProblem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Named fields in an order.
 *
 * @param fields the fields, in order; at least one, with names unique ignoring case
 */
public record StructType(List<StructField> fields) implements DataType {
  /**
   * Copies the fields and checks them.
   *
   * @throws InvalidDeclarationException when there is no field, or two share a name
   */
  public StructType {
    fields = List.copyOf(fields);
    List<Problem> problems = problems(fields.stream().map(StructField::name).toList());
    if (!problems.isEmpty()) {
      throw new InvalidDeclarationException(problems);
    }
    Depth.check(depth(fields));
  }

  /** A struct with these fields. */
  public static StructType of(StructField... fields) {
    return new StructType(List.of(fields));
  }

  /** What is wrong with fields of these names: none at all, or each that repeats an earlier one. */
  public static List<Problem> problems(List<Identifier> names) {
    if (names.isEmpty()) {
      return List.of(
          Problem.of(
              StructureProblem.EMPTY_STRUCT,
              Place.root(),
              "a struct needs at least one field",
              "Add a field, or leave the column out."));
    }
    List<Problem> problems = new ArrayList<>();
    Set<Identifier> seen = new HashSet<>();
    for (int i = 0; i < names.size(); i++) {
      if (!seen.add(names.get(i))) {
        problems.add(
            Problem.of(
                StructureProblem.DUPLICATE_FIELD,
                Place.root().attribute("fields").index(i).attribute("name"),
                "Duplicate struct field \""
                    + names.get(i)
                    + "\" (names are compared ignoring case)",
                "Rename one of the two fields."));
      }
    }
    return List.copyOf(problems);
  }

  @Override
  public <R> R accept(DataTypeVisitor<R> visitor) {
    return visitor.struct(this);
  }

  @Override
  public int depth() {
    return depth(fields);
  }

  private static int depth(List<StructField> fields) {
    int deepest = 0;
    for (StructField field : fields) {
      deepest = Math.max(deepest, field.type().depth());
    }
    return deepest + 1;
  }

  @Override
  public String toString() {
    return label();
  }
}
