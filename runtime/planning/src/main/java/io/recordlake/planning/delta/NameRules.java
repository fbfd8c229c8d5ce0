package io.recordlake.planning.delta;

import io.recordlake.model.name.Blank;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.rule.PlanningProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Catalog, schema and table names that Unity Catalog can store. */
public final class NameRules {
  private static final int MAX_LENGTH = 255;

  private NameRules() {}

  /**
   * What is wrong with the parts of a table's name: each that is too long or has a bad character. A
   * blank part is the structural rules' to report.
   */
  public static List<Problem> problems(String catalog, String schema, String name) {
    List<Problem> problems = new ArrayList<>();
    judge(problems, catalog, "catalog");
    judge(problems, schema, "schema");
    judge(problems, name, "name");
    return List.copyOf(problems);
  }

  static void judge(Declared declared) {
    TableDeclaration table = declared.table();
    declared.problems().addAll(problems(table.catalog(), table.schema(), table.name()));
  }

  private static void judge(List<Problem> problems, String text, String attribute) {
    if (Blank.isBlank(text)) {
      return;
    }
    String name = text.toLowerCase(Locale.ROOT);
    Place place = Place.root().attribute(attribute);
    int length = name.codePointCount(0, name.length());
    if (length > MAX_LENGTH) {
      problems.add(
          Problem.of(
              PlanningProblem.OBJECT_NAME_TOO_LONG,
              place,
              "the "
                  + word(attribute)
                  + " name has "
                  + length
                  + " characters (at most "
                  + MAX_LENGTH
                  + ")",
              "Use a shorter name."));
    }
    name.codePoints()
        .filter(NameRules::isForbidden)
        .findFirst()
        .ifPresent(
            c ->
                problems.add(
                    Problem.of(
                        PlanningProblem.OBJECT_NAME_CHARACTERS,
                        place,
                        "the "
                            + word(attribute)
                            + " name \""
                            + text
                            + "\" has "
                            + describe(c)
                            + ", which Unity Catalog forbids",
                        "Use letters, digits and underscores.")));
  }

  private static String word(String attribute) {
    return attribute.equals("name") ? "table" : attribute;
  }

  private static boolean isForbidden(int c) {
    return c == '.' || c == ' ' || c == '/' || c < 0x20 || c == 0x7F;
  }

  private static String describe(int c) {
    return switch (c) {
      case '.' -> "a period";
      case ' ' -> "a space";
      case '/' -> "a slash";
      default -> String.format(Locale.ROOT, "the control character U+%04X", c);
    };
  }
}
