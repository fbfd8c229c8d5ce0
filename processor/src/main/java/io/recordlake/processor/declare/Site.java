package io.recordlake.processor.declare;

import io.recordlake.model.problem.Problem;
import io.recordlake.model.problem.ProblemCode;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.Location;
import java.util.List;

/**
 * A component, as the subject of findings.
 *
 * @param subject record and component, as {@code Order.total}
 * @param about set before the message when the subject is not what the message is about: a
 *     component of a nested record that is not compiled here is reported where it is used
 * @param location where findings are printed
 * @param findings where they are collected
 */
record Site(String subject, String about, Location location, List<Finding> findings) {

  Site(String subject, Location location, List<Finding> findings) {
    this(subject, "", location, findings);
  }

  void report(ProblemCode code, String message, String remedy) {
    report(code, message, remedy, location);
  }

  void report(ProblemCode code, String message, String remedy, Location exact) {
    findings.add(new Finding(code, subject, about + message, remedy, exact));
  }

  void report(Problem problem, Location exact) {
    report(problem.code(), problem.message(), problem.remedy(), exact);
  }

  void report(List<Problem> problems) {
    problems.forEach(problem -> report(problem, location));
  }

  /** The site of a component of a nested record that has no position of its own here. */
  Site inside(String nested) {
    return new Site(subject, nested + ": ", location, findings);
  }

  /** Where an attribute of a component at this site is reported. */
  Location exact(Location own) {
    return about.isEmpty() ? own : location;
  }
}
