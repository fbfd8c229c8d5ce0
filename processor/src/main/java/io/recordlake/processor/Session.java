package io.recordlake.processor;

import io.recordlake.processor.declare.Compiled;
import io.recordlake.processor.generate.GeneratedSource;
import io.recordlake.processor.generate.Output;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.Location;
import io.recordlake.processor.report.Reporter;
import io.recordlake.processor.report.UsageProblem;
import java.util.HashMap;
import java.util.Map;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** What lives as long as a compilation: the tools, and results that hold no element. */
final class Session {

  final Elements elements;
  final Reporter reporter;
  final Output output;
  final GeneratedNames names;
  final Compiled compiled = new Compiled();
  final Map<String, TableOutcome> tables = new HashMap<>();
  final Waiting waitingTables = new Waiting();
  final Waiting waitingRegistries = new Waiting();

  Session(ProcessingEnvironment environment) {
    this.elements = environment.getElementUtils();
    this.reporter = new Reporter(environment.getMessager());
    this.output = new Output(environment.getFiler());
    this.names = new GeneratedNames(elements, reporter);
  }

  /** Writes a source file; warns when the compiler does not let it be written. */
  void write(GeneratedSource source, TypeElement origin) {
    try {
      output.write(source, origin);
    } catch (FilerException refused) {
      reporter.warn(
          new Finding(
              UsageProblem.NOT_WRITTEN,
              origin.getSimpleName().toString(),
              source.qualifiedName() + " was not written anew: " + refused.getMessage(),
              "Take the output of earlier builds off the class path, or delete it.",
              new Location(0, origin, null, null)));
    }
  }
}
