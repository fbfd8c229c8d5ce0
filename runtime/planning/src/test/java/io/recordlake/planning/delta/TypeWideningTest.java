package io.recordlake.planning.delta;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The whole matrix against the published table, written down once more and in other words. */
class TypeWideningTest {
  /** From a scalar to scalars. What is not here is not allowed. */
  private static final Map<String, Set<String>> SCALARS =
      Map.of(
          "Byte", Set.of("Short", "Integer", "Long", "Double"),
          "Short", Set.of("Integer", "Long", "Double"),
          "Integer", Set.of("Long", "Double"),
          "Float", Set.of("Double"),
          "Date", Set.of("TimestampNtz"));

  /** The digits before the point that a whole number needs as a decimal. */
  private static final Map<String, Integer> DIGITS =
      Map.of("Byte", 10, "Short", 10, "Integer", 10, "Long", 20);

  @Test
  void allowsFromScalarToScalarWhatIsInTheTable() {
    for (ScalarType from : ScalarType.values()) {
      Set<String> allowed = new TreeSet<>();
      for (ScalarType to : ScalarType.values()) {
        if (TypeWidening.allows(from, to)) {
          allowed.add(to.label());
        }
      }
      assertThat(allowed)
          .as(from.label())
          .containsExactlyInAnyOrderElementsOf(SCALARS.getOrDefault(from.label(), Set.of()));
    }
  }

  @Test
  void allowsFromWholeNumberToDecimalWithRoomForEachDigit() {
    for (ScalarType from : ScalarType.values()) {
      for (DecimalType to : decimals()) {
        Integer digits = DIGITS.get(from.label());
        boolean expected = digits != null && to.precision() - to.scale() >= digits;
        assertThat(TypeWidening.allows(from, to)).as("%s to %s", from, to).isEqualTo(expected);
        assertThat(TypeWidening.allows(to, from)).as("%s to %s", to, from).isFalse();
      }
    }
  }

  @Test
  void allowsFromDecimalToDecimalWhatHoldsEachValue() {
    List<DecimalType> decimals = decimals();
    assertThat(decimals).hasSize(779);
    for (DecimalType from : decimals) {
      BigDecimal largest =
          new BigDecimal(
              BigInteger.TEN.pow(from.precision()).subtract(BigInteger.ONE), from.scale());
      for (DecimalType to : decimals) {
        boolean expected = !from.equals(to) && holds(to, largest, from.scale());
        if (TypeWidening.allows(from, to) != expected) {
          assertThat(TypeWidening.allows(from, to)).as("%s to %s", from, to).isEqualTo(expected);
        }
      }
    }
  }

  private static boolean holds(DecimalType type, BigDecimal largest, int scale) {
    return type.scale() >= scale
        && largest.setScale(type.scale(), RoundingMode.UNNECESSARY).precision() <= type.precision();
  }

  @Test
  void neverWidensATypeWithParts() {
    List<DataType> composites =
        List.of(
            new ArrayType(ScalarType.INTEGER),
            new ArrayType(ScalarType.LONG),
            new MapType(ScalarType.STRING, ScalarType.INTEGER),
            new MapType(ScalarType.STRING, ScalarType.LONG),
            StructType.of(StructField.nullable("a", ScalarType.INTEGER)),
            StructType.of(StructField.nullable("a", ScalarType.LONG)));
    List<DataType> all = new ArrayList<>(composites);
    all.addAll(List.of(ScalarType.values()));
    all.add(new DecimalType(38, 0));
    for (DataType composite : composites) {
      for (DataType other : all) {
        assertThat(TypeWidening.allows(composite, other)).isFalse();
        assertThat(TypeWidening.allows(other, composite)).isFalse();
      }
    }
  }

  private static List<DecimalType> decimals() {
    List<DecimalType> decimals = new ArrayList<>();
    for (int precision = 1; precision <= 38; precision++) {
      for (int scale = 0; scale <= precision; scale++) {
        decimals.add(new DecimalType(precision, scale));
      }
    }
    return decimals;
  }
}
