package io.recordlake.processor.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.processor.RecordLakeProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Sources and what is to be generated from them. */
public record Golden(String name) {

  private static final Path FOLDER = Path.of("src", "test", "goldens");

  /** All goldens, by name. */
  public static List<Golden> all() {
    try (Stream<Path> folders = Files.list(FOLDER)) {
      return folders.sorted().map(folder -> new Golden(folder.getFileName().toString())).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The sources. */
  public List<SourceFile> sources() {
    try (Stream<Path> files = Files.list(FOLDER.resolve(name).resolve("input"))) {
      return files.sorted().map(SourceFile::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles the sources; the slightest warning fails. */
  public Compilation compile(CompilerUnderTest compiler) {
    Compilation compilation =
        Compilation.with(compiler)
            .sources(sources())
            .classPath(ClassPaths.ENGINE)
            .options("-Xlint:all")
            .processor(new RecordLakeProcessor())
            .run();
    assertThat(compilation.reports()).isEmpty();
    assertThat(compilation.success()).isTrue();
    return compilation;
  }

  /** What is to be generated, by path. */
  public Map<String, String> expected() {
    Map<String, String> expected = new TreeMap<>();
    TemporaryFolder.contents(FOLDER.resolve(name).resolve("expected"))
        .forEach((path, bytes) -> expected.put(path, new String(bytes, StandardCharsets.UTF_8)));
    return expected;
  }

  /** Writes what is to be generated. */
  public void expect(Map<String, String> generated) {
    Path folder = FOLDER.resolve(name).resolve("expected");
    try {
      if (Files.exists(folder)) {
        TemporaryFolder.delete(folder);
      }
      for (Map.Entry<String, String> file : generated.entrySet()) {
        Path path = folder.resolve(file.getKey());
        Files.createDirectories(path.getParent());
        Files.writeString(path, file.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
