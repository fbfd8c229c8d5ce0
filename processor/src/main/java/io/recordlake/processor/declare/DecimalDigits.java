package io.recordlake.processor.declare;

import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.type.DecimalType;
import io.recordlake.processor.report.UsageProblem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Precision and scale of one component; they hold for each {@code BigDecimal} in its type. However
 * many there are, what is wrong is said once.
 */
final class DecimalDigits {

  private final @Nullable AnnotationView column;
  private final Site site;
  private boolean judged;
  private @Nullable DecimalType type;

  DecimalDigits(@Nullable AnnotationView column, Site site) {
    this.column = column;
    this.site = site;
  }

  /** The decimal type, or null when the component does not declare a valid one. */
  @Nullable DecimalType type() {
    if (!judged) {
      judged = true;
      type = judge();
    }
    return type;
  }

  /** Refuses digits that no {@code BigDecimal} has asked for. */
  void refuseUnused() {
    if (judged || column == null) {
      return;
    }
    for (String attribute : List.of("precision", "scale")) {
      if (column.has(attribute)) {
        site.report(
            UsageProblem.PRECISION_WITHOUT_DECIMAL,
            "\"" + attribute + "\" has no effect, because the type has no BigDecimal",
            "Remove precision and scale, or make the component a BigDecimal.",
            site.exact(column.locate(attribute)));
        return;
      }
    }
  }

  private @Nullable DecimalType judge() {
    Written precision = column == null ? null : column.get("precision");
    Written scale = column == null ? null : column.get("scale");
    if (precision == null || scale == null) {
      String missing =
          precision != null
              ? "the scale is missing"
              : scale != null ? "the precision is missing" : "both are missing";
      site.report(
          UsageProblem.DECIMAL_WITHOUT_PRECISION,
          "a BigDecimal needs precision and scale; " + missing,
          "Add them, for example @Column(precision = 12, scale = 2).",
          column == null ? site.location() : site.exact(column.location()));
      return null;
    }
    List<Problem> problems = DecimalType.problems(precision.number(), scale.number());
    for (Problem problem : problems) {
      boolean ofScale = problem.place().equals(Place.root().attribute("scale"));
      site.report(problem, site.exact((ofScale ? scale : precision).location()));
    }
    return problems.isEmpty() ? new DecimalType(precision.number(), scale.number()) : null;
  }
}
