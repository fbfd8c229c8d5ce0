package io.recordlake.conformance.convergence;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import io.recordlake.planning.delta.TypeWidening;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Types of columns. */
final class Types {
  private static final List<DecimalType> DECIMALS =
      List.of(
          new DecimalType(1, 0),
          new DecimalType(10, 0),
          new DecimalType(10, 2),
          new DecimalType(12, 3),
          new DecimalType(20, 0),
          new DecimalType(22, 2),
          new DecimalType(38, 18),
          new DecimalType(38, 38));

  private static final List<DataType> FLAT = flat();

  private Types() {}

  private static List<DataType> flat() {
    List<DataType> types = new ArrayList<>(List.of(ScalarType.values()));
    types.addAll(DECIMALS);
    return List.copyOf(types);
  }

  /** A type without members. */
  static DataType flat(Dice dice) {
    return dice.pick(FLAT);
  }

  /**
   * Any type.
   *
   * @param mapped whether field names may need column mapping
   * @param enforceable whether a field directly below may be NOT NULL
   */
  static DataType any(Dice dice, boolean mapped, boolean enforceable) {
    return dice.percent(70) ? flat(dice) : nested(dice, mapped, enforceable, 2);
  }

  private static DataType nested(Dice dice, boolean mapped, boolean enforceable, int depth) {
    if (depth == 0) {
      return flat(dice);
    }
    return switch (dice.below(4)) {
      case 0 -> new ArrayType(nested(dice, mapped, false, depth - 1));
      case 1 -> new MapType(mapKey(dice), nested(dice, mapped, false, depth - 1));
      case 2 -> struct(dice, mapped, enforceable, depth);
      default -> flat(dice);
    };
  }

  private static DataType mapKey(Dice dice) {
    return dice.percent(90) ? flat(dice) : new ArrayType(flat(dice));
  }

  private static DataType struct(Dice dice, boolean mapped, boolean enforceable, int depth) {
    List<StructField> fields = new ArrayList<>();
    Set<Identifier> names = new HashSet<>();
    for (int i = dice.between(1, 3); i > 0; i--) {
      Identifier name = Identifier.of(Texts.name(dice, mapped));
      if (names.add(name)) {
        boolean nullable = !enforceable || dice.percent(60);
        DataType type = nested(dice, mapped, enforceable && !nullable, depth - 1);
        fields.add(new StructField(name, type, nullable));
      }
    }
    return new StructType(fields);
  }

  /** The types that a type can be widened to; none for many. */
  static List<DataType> wider(DataType type) {
    return FLAT.stream().filter(target -> TypeWidening.allows(type, target)).toList();
  }
}
