package io.recordlake.model.type;

import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.problem.StructureProblem;
import java.util.List;

/**
 * An exact decimal number.
 *
 * @param precision the number of digits, 1 to 38
 * @param scale the number of digits after the point, 0 to the precision
 */
public record DecimalType(int precision, int scale) implements DataType {
  /** The most digits a decimal can have. */
  public static final int MAX_PRECISION = 38;

  /**
   * Checks the range.
   *
   * @throws InvalidDeclarationException when precision or scale are out of range
   */
  public DecimalType {
    List<Problem> problems = problems(precision, scale);
    if (!problems.isEmpty()) {
      throw new InvalidDeclarationException(problems);
    }
  }

  /** What is wrong with this precision and scale: nothing, or the first of the two that is. */
  public static List<Problem> problems(int precision, int scale) {
    String text = "DECIMAL(" + precision + "," + scale + ")";
    if (precision > MAX_PRECISION) {
      return List.of(
          Problem.of(
              StructureProblem.DECIMAL_PRECISION,
              Place.root().attribute("precision"),
              text + " is wider than Delta allows (precision 1 to 38)",
              "Use a precision of 38 or less, or store the number as a string."));
    }
    if (precision < 1) {
      return List.of(
          Problem.of(
              StructureProblem.DECIMAL_PRECISION,
              Place.root().attribute("precision"),
              text + " has no digits (precision 1 to 38)",
              "Use a precision of at least 1."));
    }
    if (scale < 0 || scale > precision) {
      return List.of(
          Problem.of(
              StructureProblem.DECIMAL_SCALE,
              Place.root().attribute("scale"),
              text + " is an invalid decimal: the scale must lie between 0 and the precision",
              "Use a scale from 0 to " + precision + "."));
    }
    return List.of();
  }

  /** The digits before the point. */
  public int integerDigits() {
    return precision - scale;
  }

  @Override
  public <R> R accept(DataTypeVisitor<R> visitor) {
    return visitor.decimal(this);
  }

  @Override
  public int depth() {
    return 1;
  }

  @Override
  public String toString() {
    return label();
  }
}
