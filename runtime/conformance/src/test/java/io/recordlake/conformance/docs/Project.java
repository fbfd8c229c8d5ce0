package io.recordlake.conformance.docs;

import io.recordlake.processor.RecordLakeProcessor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** A project on disk that is compiled and run as its build would do it. */
final class Project {
  private final Path root;

  Project(Path root) {
    this.root = root;
  }

  String read(String file) throws IOException {
    return Files.readString(root.resolve(file));
  }

  void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  /** The lines that Maven prints for the errors of the main sources; none when they compile. */
  List<String> compile() throws IOException {
    return compile("src/main/java", "target/classes", List.of());
  }

  /** The same of the test sources, where there are any. */
  List<String> compileTests() throws IOException {
    if (!Files.exists(root.resolve("src/test/java"))) {
      return List.of();
    }
    return compile("src/test/java", "target/test-classes", List.of(output("target/classes")));
  }

  private List<String> compile(String sources, String output, List<Path> more) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
            compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8);
        Stream<Path> walk = Files.walk(root.resolve(sources))) {
      List<Path> classPath = new ArrayList<>(more);
      files.getLocationAsPaths(StandardLocation.CLASS_PATH).forEach(classPath::add);
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output(output)));
      files.setLocationFromPaths(
          StandardLocation.SOURCE_OUTPUT, List.of(output("target/generated-sources")));
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              new StringWriter(),
              files,
              found,
              List.of("--release", "17"),
              null,
              files.getJavaFileObjectsFromPaths(
                  walk.filter(path -> path.toString().endsWith(".java")).sorted().toList()));
      task.setProcessors(List.of(new RecordLakeProcessor()));
      boolean unused = task.call();
    }
    return found.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .flatMap(this::lines)
        .toList();
  }

  private Path output(String folder) throws IOException {
    return Files.createDirectories(root.resolve(folder));
  }

  private Stream<String> lines(Diagnostic<? extends JavaFileObject> diagnostic) {
    String place =
        root.relativize(Path.of(diagnostic.getSource().toUri()))
            + ":["
            + diagnostic.getLineNumber()
            + ","
            + diagnostic.getColumnNumber()
            + "] ";
    return ("[ERROR] " + place + diagnostic.getMessage(Locale.ROOT)).lines();
  }

  /** What the main class prints. */
  String run(String mainClass) throws IOException, ReflectiveOperationException {
    PrintStream terminal = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    URL[] classes = {root.resolve("target/classes").toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(classes, Project.class.getClassLoader());
        PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
      System.setOut(out);
      Method main = loader.loadClass(mainClass).getDeclaredMethod("main", String[].class);
      main.setAccessible(true); // the class need not be public
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(terminal);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }
}
