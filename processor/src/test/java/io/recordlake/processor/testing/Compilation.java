package io.recordlake.processor.testing;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * What one compiler made of some sources.
 *
 * @param reports errors and warnings, in the compiler's order; notes are left out
 * @param files all that was written (sources, classes, resources), by path
 */
public record Compilation(boolean success, List<Report> reports, Map<String, byte[]> files) {

  /** An error or a warning; line and column are -1 where the compiler has none. */
  public record Report(Diagnostic.Kind kind, String file, long line, long column, String text) {

    /** Whether it is about a file that was generated, seen from the sources. */
    public boolean isInGeneratedCode() {
      return file.startsWith("../output/");
    }

    boolean isError() {
      return kind == Diagnostic.Kind.ERROR;
    }
  }

  /** The errors. */
  public List<Report> errors() {
    return reports.stream().filter(Report::isError).toList();
  }

  /** The generated file, as text. */
  public String text(String path) {
    byte[] bytes = files.get(path);
    if (bytes == null) {
      throw new AssertionError(path + " is not among " + files.keySet());
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** What was written except class files: sources and resources, by path. */
  public Map<String, String> generated() {
    Map<String, String> generated = new TreeMap<>();
    files.forEach(
        (path, bytes) -> {
          if (!path.endsWith(".class")) {
            generated.put(path, new String(bytes, StandardCharsets.UTF_8));
          }
        });
    return generated;
  }

  /** Begins a compilation with this compiler. */
  public static Request with(CompilerUnderTest compiler) {
    return new Request(compiler);
  }

  /** Collects what a compilation needs. */
  public static final class Request {

    private final CompilerUnderTest compiler;
    private final List<SourceFile> sources = new ArrayList<>();
    private final List<Path> classPath = new ArrayList<>();
    private final List<String> options = new ArrayList<>(List.of("--release", "17"));
    private final List<Processor> processors = new ArrayList<>();

    private Request(CompilerUnderTest compiler) {
      this.compiler = compiler;
    }

    public Request sources(List<SourceFile> files) {
      sources.addAll(files);
      return this;
    }

    public Request classPath(List<Path> entries) {
      classPath.addAll(entries);
      return this;
    }

    public Request options(String... more) {
      options.addAll(List.of(more));
      return this;
    }

    public Request processor(Processor processor) {
      processors.add(processor);
      return this;
    }

    public Compilation run() {
      Path root = TemporaryFolder.create();
      try {
        return run(root);
      } finally {
        TemporaryFolder.delete(root);
      }
    }

    // On disk, because ECJ reads sources, generated ones too, only from there.
    private Compilation run(Path root) {
      Path sourceRoot = TemporaryFolder.child(root, "source");
      Path output = TemporaryFolder.child(root, "output");
      DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
      JavaCompiler javaCompiler = compiler.compiler();
      List<String> arguments = new ArrayList<>(options);
      if (processors.isEmpty()) {
        arguments.add("-proc:none");
      }
      boolean success;
      StandardJavaFileManager files = compiler.files();
      try {
        files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
        files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
        files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
        JavaCompiler.CompilationTask task =
            javaCompiler.getTask(
                new StringWriter(), // ECJ repeats there what the collector gets
                files,
                collector,
                arguments,
                null,
                files.getJavaFileObjectsFromPaths(
                    sources.stream().map(source -> source.writeTo(sourceRoot)).toList()));
        task.setProcessors(processors);
        success = task.call();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      List<Report> reports =
          collector.getDiagnostics().stream()
              .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
              .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.OTHER)
              .map(diagnostic -> report(sourceRoot, diagnostic))
              .toList();
      return new Compilation(success, reports, TemporaryFolder.contents(output));
    }

    private static Report report(Path sourceRoot, Diagnostic<? extends JavaFileObject> diagnostic) {
      JavaFileObject source = diagnostic.getSource();
      return new Report(
          diagnostic.getKind(),
          source == null ? "" : TemporaryFolder.name(sourceRoot, Path.of(source.toUri())),
          diagnostic.getLineNumber(),
          diagnostic.getColumnNumber(),
          diagnostic.getMessage(Locale.ROOT));
    }
  }
}
