package io.recordlake.processor.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A source file; {@code path} is relative to the source root. */
public record SourceFile(String path, String text) {

  private static final Pattern PACKAGE =
      Pattern.compile("^\\s*package\\s+([\\w.]+)\\s*;", Pattern.MULTILINE);

  /** The file on disk, placed in the folder of the package that it names. */
  public static SourceFile read(Path file) {
    try {
      String text = Files.readString(file).replace("\r\n", "\n");
      return named(file.getFileName().toString(), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A file of this name, placed in the folder of the package that its text names. */
  public static SourceFile named(String fileName, String text) {
    Matcher matcher = PACKAGE.matcher(text);
    String folder = matcher.find() ? matcher.group(1).replace('.', '/') + "/" : "";
    return new SourceFile(folder + fileName, text);
  }

  /** Writes the file below this source root. */
  Path writeTo(Path root) {
    Path file = root.resolve(path);
    try {
      Files.createDirectories(file.getParent());
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
