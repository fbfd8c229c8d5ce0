package io.recordlake.processor.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A source file whose first lines say which errors it has, in the order in which they are reported:
 * {@code // RL1203 12:5 Order.total: DECIMAL(40,2) is wider than ...} for each of ours (code, line,
 * column, first line of the text), {@code // warning RL2005 ...} for each warning of ours, {@code
 * // compiler 12:5} for each error that the compiler itself finds. No such line: it compiles
 * without a warning.
 */
public record Fixture(String name, SourceFile source, List<Expected> expected) {

  /** Where the fixtures are. */
  public static final Path FOLDER = Path.of("src", "test", "fixtures");

  private static final String COMPILER = "compiler";
  private static final Pattern MARKER =
      Pattern.compile("// ((?:warning )?RL\\d{4}|compiler) (-?\\d+):(-?\\d+)(?: (.*))?");
  private static final Pattern MESSAGE = Pattern.compile("\\[(RL\\d{4})] (.*)");

  /**
   * An expected error.
   *
   * @param code our code, or {@code compiler}
   */
  public record Expected(String code, long line, long column, String text) {

    boolean isOurs() {
      return !code.equals(COMPILER);
    }

    /** The error without its position, for compilers that have none. */
    public String unlocated() {
      return code + " " + text;
    }

    /** The line of the fixture that expects this. */
    public String marker() {
      return "// " + code + " " + line + ":" + column + (text.isEmpty() ? "" : " " + text);
    }
  }

  /** All fixtures, by name. */
  public static List<Fixture> all() {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .map(Fixture::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Fixture read(Path file) {
    SourceFile source = SourceFile.read(file);
    List<Expected> expected = new ArrayList<>();
    for (String line : source.text().lines().toList()) {
      Matcher marker = MARKER.matcher(line);
      if (!marker.matches()) {
        break;
      }
      expected.add(
          new Expected(
              marker.group(1),
              Long.parseLong(marker.group(2)),
              Long.parseLong(marker.group(3)),
              marker.group(4) == null ? "" : marker.group(4)));
    }
    return new Fixture(TemporaryFolder.name(FOLDER, file), source, List.copyOf(expected));
  }

  /** The errors that the compilation has, in the form in which a fixture expects them. */
  public static List<Expected> errorsOf(Compilation compilation) {
    return compilation.errors().stream().map(Fixture::expected).toList();
  }

  /** The errors, and the warnings of ours. */
  public static List<Expected> reportsOf(Compilation compilation) {
    return compilation.reports().stream()
        .filter(report -> report.isError() || isOurs(report))
        .map(Fixture::expected)
        .toList();
  }

  /** Whether the report is one of ours, not of the compiler. */
  public static boolean isOurs(Compilation.Report report) {
    return MESSAGE.matcher(report.text().lines().findFirst().orElse("")).matches();
  }

  private static Expected expected(Compilation.Report report) {
    Matcher ours = MESSAGE.matcher(report.text().lines().findFirst().orElse(""));
    return ours.matches()
        ? new Expected(
            (report.isError() ? "" : "warning ") + ours.group(1),
            report.line(),
            report.column(),
            ours.group(2))
        : new Expected(COMPILER, report.line(), report.column(), "");
  }

  /** Those of our own, without their positions. */
  public static List<String> ours(List<Expected> errors) {
    return errors.stream().filter(Expected::isOurs).map(Expected::unlocated).toList();
  }

  /** The text that this fixture would have if it expected these errors. */
  public String expecting(List<Expected> errors) {
    String code = source.text().lines().skip(expected.size()).collect(Collectors.joining("\n"));
    return errors.stream().map(error -> error.marker() + "\n").collect(Collectors.joining())
        + code
        + "\n";
  }

  @Override
  public String toString() {
    return name;
  }
}
