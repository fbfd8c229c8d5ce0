package io.recordlake.model.name;

import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.problem.StructureProblem;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The name of a column, a struct field or a constraint.
 *
 * <p>The spelling is kept as given. Two identifiers are equal when their simple lower case is
 * equal, which is how a catalog resolves them.
 */
public final class Identifier implements Comparable<Identifier> {
  private final String value;
  private final String folded;

  private Identifier(String value) {
    this.value = value;
    this.folded = value.toLowerCase(Locale.ROOT);
  }

  /**
   * The identifier with this spelling.
   *
   * @throws InvalidDeclarationException when the spelling is blank
   */
  public static Identifier of(String value) {
    if (Blank.isBlank(value)) {
      throw new InvalidDeclarationException(blank(Place.root()));
    }
    return new Identifier(value);
  }

  /** Identifiers with these spellings, in this order. */
  public static List<Identifier> listOf(String... values) {
    return List.of(values).stream().map(Identifier::of).toList();
  }

  /** Whether two lists name the same identifiers, in whatever order and however often. */
  public static boolean sameSet(List<Identifier> left, List<Identifier> right) {
    // Most lists that are compared are the same list.
    return left.equals(right) || Set.copyOf(left).equals(Set.copyOf(right));
  }

  /** The spellings in this order, as messages list them: {@code a, b}. */
  public static String join(Collection<Identifier> names) {
    return names.stream().map(Identifier::value).collect(Collectors.joining(", "));
  }

  /** The problem of a blank name at a place. */
  public static Problem blank(Place place) {
    return Problem.of(
        StructureProblem.BLANK_NAME, place, "the name is blank", "Give it at least one letter.");
  }

  /** The spelling, as given. */
  public String value() {
    return value;
  }

  /** The spelling in lower case: what equality looks at. */
  public String folded() {
    return folded;
  }

  /** Whether the other identifier is spelled the same, case included. */
  public boolean sameSpelling(Identifier other) {
    return value.equals(other.value);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Identifier that && folded.equals(that.folded);
  }

  @Override
  public int hashCode() {
    return folded.hashCode();
  }

  /** Orders by lower case, by code point; consistent with equality. */
  @Override
  public int compareTo(Identifier other) {
    return CodePointOrder.INSTANCE.compare(folded, other.folded);
  }

  /** The spelling. */
  @Override
  public String toString() {
    return value;
  }
}
