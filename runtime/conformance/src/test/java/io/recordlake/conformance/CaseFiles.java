package io.recordlake.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The folders of cases: the one of this module, and one given with {@code recordlake.cases}. */
final class CaseFiles {
  private static final String ADDED = "recordlake.cases";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private CaseFiles() {}

  /**
   * A file of cases.
   *
   * @param name its name without the extension
   * @param content what it holds, or null when it cannot be read
   * @param problem why it cannot be read, or null
   */
  record CaseFile(String name, @Nullable JsonNode content, @Nullable String problem) {
    /** Whether it holds rows of a lookup table instead of scenarios. */
    boolean isTable() {
      return name.startsWith("table-");
    }
  }

  /** The files of our folder, by name. */
  static List<CaseFile> own() {
    return in(Path.of("cases"));
  }

  /** The files of both folders, ours first, each folder by name. */
  static List<CaseFile> all() {
    List<CaseFile> files = new ArrayList<>(own());
    String added = System.getProperty(ADDED, "");
    if (!added.isEmpty()) {
      Path folder = Path.of(added);
      // Relative to where the user stands, which is not where the test runs.
      files.addAll(in(folder.isAbsolute() ? folder : Path.of("..", "..").resolve(folder)));
    }
    return files;
  }

  private static List<CaseFile> in(Path folder) {
    try (Stream<Path> paths = Files.list(folder)) {
      return paths
          .filter(path -> path.toString().endsWith(".json"))
          .filter(path -> !path.endsWith("FORMAT.json"))
          .sorted()
          .map(CaseFiles::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the cases in " + folder.toAbsolutePath(), e);
    }
  }

  private static CaseFile read(Path path) {
    String file = path.getFileName().toString();
    String name = file.substring(0, file.length() - ".json".length());
    try {
      JsonNode content = MAPPER.readTree(path.toFile());
      return content.isArray()
          ? new CaseFile(name, content, null)
          : new CaseFile(name, null, "the file is not a list");
    } catch (IOException e) {
      return new CaseFile(name, null, "the file cannot be read: " + e.getMessage());
    }
  }
}
