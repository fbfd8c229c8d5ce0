package io.recordlake.processor;

import io.recordlake.processor.declare.AnnotationNames;
import io.recordlake.processor.declare.RecordReader;
import io.recordlake.processor.declare.StrayAnnotations;
import io.recordlake.processor.generate.SyncClass;
import io.recordlake.processor.generate.TableClass;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.Location;
import io.recordlake.processor.report.UsageProblem;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** One round of processing. A type that fails does not keep the others from being processed. */
final class Round {

  private static final String MODEL = "io.recordlake.model.table.DesiredTable";

  private final Session session;
  private final RoundEnvironment environment;
  private final RecordReader reader;
  private final TablePass tablePass;

  Round(Session session, RoundEnvironment environment) {
    this.session = session;
    this.environment = environment;
    this.reader = new RecordReader(session.elements, session.compiled);
    this.tablePass = new TablePass(session.elements, reader);
  }

  void run() {
    session.compiled.add(environment.getRootElements());
    Map<String, TypeElement> tables = types(AnnotationNames.DELTA_TABLE, session.waitingTables);
    session.names.reserve(tables.values(), TableClass.SUFFIX);
    each(tables, this::table);
    RegistryPass pass = new RegistryPass(session, reader, tablePass);
    Map<String, TypeElement> registries =
        types(AnnotationNames.TABLE_REGISTRY, session.waitingRegistries);
    session.names.reserve(registries.values(), SyncClass.SUFFIX);
    each(registries, pass::process);
    each(
        around(AnnotationNames.COLUMN, AnnotationNames.FOREIGN_KEY),
        type -> session.reporter.print(StrayAnnotations.in(type)));
  }

  private void table(TypeElement type) {
    if (!modelIsVisible(type)) {
      return;
    }
    String name = type.getQualifiedName().toString();
    TablePass.Result result = tablePass.judge(type);
    if (result instanceof TablePass.Result.Waiting waiting) {
      session.waitingTables.add(name, waiting);
    } else if (result instanceof TablePass.Result.Judged judged) {
      session.reporter.print(judged.findings());
      new TableWriting(session).write(type, judged.source(), judged.table());
    }
  }

  private boolean modelIsVisible(TypeElement type) {
    if (session.elements.getTypeElement(session.elements.getModuleOf(type), MODEL) != null) {
      return true;
    }
    session.reporter.print(
        List.of(
            new Finding(
                UsageProblem.MODEL_NOT_VISIBLE,
                type.getSimpleName().toString(),
                "the generated code needs recordlake-model, which is not among the dependencies",
                "Add a backend such as recordlake-local, or recordlake-model; a module also"
                    + " requires io.recordlake.model.",
                new Location(0, type, null, null))));
    return false;
  }

  /** The annotated types of this round and those that waited for it. */
  private Map<String, TypeElement> types(String annotation, Waiting waiting) {
    Map<String, TypeElement> types = waiting.take(session.elements);
    for (Element element : annotated(annotation)) {
      if (element instanceof TypeElement type) {
        types.put(type.getQualifiedName().toString(), type);
      }
    }
    return types;
  }

  /**
   * The types around annotated elements. Compilers disagree on what they answer for a component
   * (the component, its field, or the parameter of the constructor), not on the type around it.
   */
  private Map<String, TypeElement> around(String... annotations) {
    Map<String, TypeElement> types = new LinkedHashMap<>();
    for (String annotation : annotations) {
      for (Element element : annotated(annotation)) {
        Element around = element;
        while (around != null && !(around instanceof TypeElement)) {
          around = around.getEnclosingElement();
        }
        if (around instanceof TypeElement type) {
          types.put(type.getQualifiedName().toString(), type);
        }
      }
    }
    return types;
  }

  private Set<? extends Element> annotated(String annotation) {
    TypeElement type = session.elements.getTypeElement(annotation);
    return type == null ? Set.of() : environment.getElementsAnnotatedWith(type);
  }

  private void each(Map<String, TypeElement> types, Consumer<TypeElement> action) {
    types.values().forEach(type -> guarded(type, action));
  }

  private void guarded(TypeElement type, Consumer<TypeElement> action) {
    try {
      action.accept(type);
    } catch (RuntimeException | LinkageError e) {
      StringWriter trace = new StringWriter();
      e.printStackTrace(new PrintWriter(trace));
      session.reporter.print(
          List.of(
              new Finding(
                  UsageProblem.INTERNAL_ERROR,
                  type.getSimpleName().toString(),
                  "the processor failed: " + e,
                  "This is a bug in RecordLake; please report it with the source and this trace:\n"
                      + trace,
                  new Location(0, type, null, null))));
    }
  }
}
