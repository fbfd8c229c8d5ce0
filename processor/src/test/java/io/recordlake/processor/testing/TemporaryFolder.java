package io.recordlake.processor.testing;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A folder for the time of one compilation. */
final class TemporaryFolder {

  private TemporaryFolder() {}

  static Path create() {
    try {
      return Files.createTempDirectory("recordlake-compilation").toRealPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Path child(Path folder, String name) {
    try {
      return Files.createDirectory(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All files below the folder, by path relative to it. */
  static Map<String, byte[]> contents(Path folder) {
    Map<String, byte[]> contents = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(folder)) {
      List<Path> files = walk.filter(Files::isRegularFile).toList();
      for (Path file : files) {
        contents.put(name(folder, file), Files.readAllBytes(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return contents;
  }

  /** The file's path relative to the folder, with slashes. */
  static String name(Path folder, Path file) {
    return folder.relativize(file).toString().replace(File.separatorChar, '/');
  }

  static void delete(Path folder) {
    try (Stream<Path> walk = Files.walk(folder)) {
      List<Path> deepestFirst = walk.sorted(Comparator.reverseOrder()).toList();
      for (Path path : deepestFirst) {
        Files.delete(path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
