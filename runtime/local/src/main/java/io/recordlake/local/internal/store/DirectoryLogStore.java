package io.recordlake.local.internal.store;

import io.recordlake.local.internal.checkpoint.CheckpointReader;
import io.recordlake.model.name.CodePointOrder;
import io.recordlake.model.name.QualifiedName;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A lake as a directory: {@code root/catalog/schema/table/_delta_log}. Nothing is created before
 * the first commit.
 */
public final class DirectoryLogStore implements LogStore {

  private static final String LOG = "_delta_log";

  private final Path root;
  private final CheckpointReader checkpoints;
  private final CommitFile commits;

  public DirectoryLogStore(Path root, CheckpointReader checkpoints) {
    this(root, checkpoints, new CommitFile());
  }

  DirectoryLogStore(Path root, CheckpointReader checkpoints, CommitFile commits) {
    this.root = root.toAbsolutePath().normalize();
    this.checkpoints = checkpoints;
    this.commits = commits;
  }

  @Override
  public List<String> catalogs() {
    return names(root);
  }

  @Override
  public List<String> schemas(String catalog) {
    return names(root.resolve(DirectoryName.encode(catalog)));
  }

  @Override
  public List<QualifiedName> tables(SchemaName schema) {
    return names(directory(schema)).stream().map(schema::table).toList();
  }

  @Override
  public LogListing list(QualifiedName table) {
    Path log = log(table);
    try (DirectoryStream<Path> files = Files.newDirectoryStream(log)) {
      List<Long> versions = new ArrayList<>();
      SortedSet<Long> checkpoints = new TreeSet<>();
      for (Path file : files) {
        LogFileName name = LogFileName.parse(file.getFileName().toString());
        if (name != null) {
          (name.checkpoint() ? checkpoints : versions).add(name.version());
        }
      }
      Collections.sort(versions);
      return new LogListing(versions, List.copyOf(checkpoints), stamp(log, versions));
    } catch (NoSuchFileException e) {
      requireNothing(table);
      return LogListing.EMPTY;
    } catch (NotDirectoryException e) {
      throw foreign(log, e);
    } catch (IOException e) {
      throw unreadable(log, e);
    }
  }

  @Override
  public String read(QualifiedName table, long version) {
    Path file = file(table, version);
    try {
      return decode(Files.readAllBytes(file));
    } catch (CharacterCodingException e) {
      throw new StoreException(
          "\""
              + file
              + "\" is not UTF-8 text, so it is not a Delta commit. Restore it from a"
              + " backup; nothing was changed.",
          e);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  @Override
  public List<String> checkpoint(QualifiedName table, long version) {
    return checkpoints.tableActions(directory(table), version);
  }

  @Override
  public List<String> checkpointFiles(QualifiedName table, long version) {
    return checkpoints.fileActions(directory(table), version);
  }

  @Override
  public boolean putIfAbsent(QualifiedName table, long version, String text) {
    Path file = file(table, version);
    try {
      Files.createDirectories(log(table));
      return commits.putIfAbsent(file, text);
    } catch (IOException e) {
      throw new StoreException(
          "\""
              + file
              + "\" cannot be written ("
              + reason(e)
              + "). Check that the directory is on"
              + " a writable file system and that this user may write to it; nothing was"
              + " changed.",
          e);
    }
  }

  @Override
  public <T> T locked(SortedSet<SchemaName> schemas, Supplier<T> work) {
    Deque<SchemaLock> held = new ArrayDeque<>();
    try {
      for (SchemaName schema : schemas) {
        held.push(acquire(directory(schema)));
      }
      return work.get();
    } finally {
      held.forEach(SchemaLock::close);
    }
  }

  @Override
  public String location(QualifiedName table, long version) {
    return "\"" + file(table, version) + "\"";
  }

  @Override
  public String location(QualifiedName table) {
    return "\"" + directory(table) + "\"";
  }

  private Path directory(QualifiedName table) {
    return directory(SchemaName.of(table)).resolve(DirectoryName.encode(table.name()));
  }

  private Path directory(SchemaName schema) {
    return root.resolve(DirectoryName.encode(schema.catalog()))
        .resolve(DirectoryName.encode(schema.schema()));
  }

  private Path log(QualifiedName table) {
    return directory(table).resolve(LOG);
  }

  private Path file(QualifiedName table, long version) {
    return log(table).resolve(LogFileName.ofVersion(version));
  }

  private static String decode(byte[] bytes) throws CharacterCodingException {
    String text = new String(bytes, StandardCharsets.UTF_8);
    // A replacement character stands in the file itself, or for bytes that are not UTF-8.
    return text.indexOf('\uFFFD') < 0
        ? text
        : StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .decode(ByteBuffer.wrap(bytes))
            .toString();
  }

  private static SchemaLock acquire(Path directory) {
    try {
      return SchemaLock.acquire(directory);
    } catch (IOException e) {
      throw new StoreException(
          "\""
              + directory
              + "\" cannot be locked ("
              + reason(e)
              + "). Check that it is a directory"
              + " on a writable file system and that this user may write to it; nothing was"
              + " changed.",
          e);
    }
  }

  /** Refuses a table's place that holds something, but not a log. */
  private void requireNothing(QualifiedName table) {
    Path directory = directory(table);
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
      for (Path file : files) {
        if (!file.getFileName().toString().startsWith(".")) {
          throw new StoreException(
              "\""
                  + directory
                  + "\" holds \""
                  + file.getFileName()
                  + "\" but no "
                  + LOG
                  + ", so"
                  + " it is not a Delta table. Move it away or name the table otherwise; nothing"
                  + " was changed.",
              null);
        }
      }
    } catch (NoSuchFileException e) {
      return;
    } catch (NotDirectoryException e) {
      throw foreign(directory, e);
    } catch (IOException e) {
      throw unreadable(directory, e);
    }
  }

  /** The refusal of a file that stands at a path or on the way to it. */
  private static StoreException foreign(Path wanted, NotDirectoryException cause) {
    Path file = wanted;
    while (!Files.exists(file) && file.getParent() != null) {
      file = file.getParent();
    }
    return new StoreException(
        "\""
            + file
            + "\" is a file where the lake keeps a directory. Move it away or name the"
            + " table otherwise; nothing was changed.",
        cause);
  }

  private static StoreException unreadable(Path path, IOException cause) {
    return new StoreException(
        "\""
            + path
            + "\" cannot be read ("
            + reason(cause)
            + "). Check that this user may read"
            + " it; nothing was changed.",
        cause);
  }

  private static String reason(IOException e) {
    return e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ": " + e.getMessage());
  }

  private static Object stamp(Path log, List<Long> versions) throws IOException {
    if (versions.isEmpty()) {
      return "";
    }
    Path last = log.resolve(LogFileName.ofVersion(versions.get(versions.size() - 1)));
    BasicFileAttributes attributes = Files.readAttributes(last, BasicFileAttributes.class);
    @Nullable Object key = attributes.fileKey();
    return List.of(attributes.size(), attributes.lastModifiedTime(), key == null ? "" : key);
  }

  private static List<String> names(Path directory) {
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
      List<String> names = new ArrayList<>();
      for (Path entry : entries) {
        String name = DirectoryName.decode(entry.getFileName().toString());
        if (name != null) {
          names.add(name);
        }
      }
      names.sort(CodePointOrder.INSTANCE);
      return names;
    } catch (NoSuchFileException | NotDirectoryException e) {
      return List.of();
    } catch (IOException e) {
      throw unreadable(directory, e);
    }
  }
}
