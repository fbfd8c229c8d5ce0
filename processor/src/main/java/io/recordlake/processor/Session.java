package io.recordlake.processor;

import io.recordlake.processor.declare.Compiled;
import io.recordlake.processor.generate.Output;
import io.recordlake.processor.report.Reporter;
import java.util.HashMap;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
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
}
