package io.recordlake.local.internal.store;

import io.recordlake.local.internal.delta.RandomIds;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Writes a file whole or not at all, and only where none is. The text goes to a file beside it,
 * which is then linked under the final name: the link fails where a file is, and a reader never
 * sees part of a commit. Where the file system has no hard links, the final file is created
 * exclusively and then filled; the lock of the schema, which every statement holds, keeps our own
 * readers of the last version away meanwhile.
 */
class CommitFile {

  /** Whether it was written; false when the file exists. */
  boolean putIfAbsent(Path file, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Path draft = file.resolveSibling("." + RandomIds.next() + ".tmp");
    try {
      write(draft, bytes);
      return publish(file, draft, bytes);
    } finally {
      discard(draft);
    }
  }

  /** A draft that stays is in nobody's way, so it does not undo a commit. */
  private static void discard(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException e) {
      // Readers of a log look at names of commits only.
      return;
    }
  }

  /** Gives the draft its final name too; a seam for file systems without hard links. */
  void link(Path file, Path draft) throws IOException {
    Files.createLink(file, draft);
  }

  private boolean publish(Path file, Path draft, byte[] bytes) throws IOException {
    try {
      link(file, draft);
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    } catch (UnsupportedOperationException | FileSystemException e) {
      return createExclusively(file, bytes);
    }
  }

  private static boolean createExclusively(Path file, byte[] bytes) throws IOException {
    try (FileChannel channel = open(file)) {
      fillOrDelete(channel, file, bytes);
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    }
  }

  /** Fills a file that this writer has just created, or removes it again. */
  private static void fillOrDelete(FileChannel channel, Path file, byte[] bytes)
      throws IOException {
    boolean filled = false;
    try {
      fill(channel, bytes);
      filled = true;
    } finally {
      if (!filled) {
        Files.deleteIfExists(file);
      }
    }
  }

  private static void write(Path file, byte[] bytes) throws IOException {
    try (FileChannel channel = open(file)) {
      fill(channel, bytes);
    }
  }

  private static FileChannel open(Path file) throws IOException {
    return FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  }

  private static void fill(FileChannel channel, byte[] bytes) throws IOException {
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    while (rest.hasRemaining()) {
      channel.write(rest);
    }
    channel.force(true);
  }
}
