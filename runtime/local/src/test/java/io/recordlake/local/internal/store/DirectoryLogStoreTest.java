package io.recordlake.local.internal.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.local.internal.checkpoint.InstalledCheckpointReader;
import io.recordlake.model.name.QualifiedName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectoryLogStoreTest extends LogStoreContract {

  private static final QualifiedName ORDERS = QualifiedName.parse("dev.shop.orders");

  @TempDir Path root;

  @Override
  LogStore store() {
    return new DirectoryLogStore(root, new InstalledCheckpointReader());
  }

  @Test
  void laysTablesOutAsDeltaDoes() throws IOException {
    store().putIfAbsent(ORDERS, 12, "text");

    Path file = root.resolve("dev/shop/orders/_delta_log/00000000000000000012.json");
    assertThat(file).hasContent("text");
    try (Stream<Path> files = Files.list(file.getParent())) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void encodesNames() {
    store().putIfAbsent(new QualifiedName("a b", "größe/..", "con"), 0, "x");

    assertThat(root.resolve("a%20b/gr%C3%B6%C3%9Fe%2F%2E%2E/%63on/_delta_log")).isDirectory();
  }

  @Test
  void ignoresWhatIsNoCommitAndSeesCheckpoints() throws IOException {
    store().putIfAbsent(ORDERS, 3, "x");
    Path log = root.resolve("dev/shop/orders/_delta_log");
    for (String name :
        new String[] {
          "_last_checkpoint",
          ".tmp.crc",
          "00000000000000000003.crc",
          "00000000000000000001.00000000000000000003.compacted.json",
          "notes.txt",
          "99999999999999999999.json",
          "00000000000000000002.checkpoint.parquet",
          "00000000000000000003.checkpoint.0000000001.0000000002.parquet",
          "00000000000000000003.checkpoint.0000000002.0000000002.parquet"
        }) {
      Files.writeString(log.resolve(name), "?");
    }

    assertThat(store().list(ORDERS).versions()).containsExactly(3L);
    assertThat(store().list(ORDERS).checkpoints()).containsExactly(2L, 3L);
  }

  @Test
  void doesNotTakeForeignNamesForTables() throws IOException {
    store().putIfAbsent(ORDERS, 0, "x");
    store().locked(new TreeSet<>(Set.of(SchemaName.of(ORDERS))), () -> true);
    Files.createDirectories(root.resolve("dev/shop/UPPER"));
    Files.createDirectories(root.resolve("dev/shop/%zz"));
    Files.createDirectories(root.resolve("dev/shop/.hidden"));

    assertThat(store().tables(SchemaName.of(ORDERS))).containsExactly(ORDERS);
  }

  @Test
  void readsAnEmptyTableDirectoryAsNoTable() throws IOException {
    Files.createDirectories(root.resolve("dev/shop/orders/_delta_log"));
    assertThat(store().list(ORDERS).isEmpty()).isTrue();

    Files.delete(root.resolve("dev/shop/orders/_delta_log"));
    Files.writeString(root.resolve("dev/shop/orders/.DS_Store"), "?");
    assertThat(store().list(ORDERS).isEmpty()).isTrue();
  }

  @Test
  void refusesADirectoryThatHoldsSomethingElse() throws IOException {
    Path table = Files.createDirectories(root.resolve("dev/shop/orders"));
    Files.writeString(table.resolve("part-0.parquet"), "rows");

    assertThatThrownBy(() -> store().list(ORDERS))
        .isInstanceOf(StoreException.class)
        .hasMessage(
            "\""
                + table
                + "\" holds \"part-0.parquet\" but no _delta_log, so it is not a Delta"
                + " table. Move it away or name the table otherwise; nothing was changed.");
  }

  @Test
  void refusesAFileWhereADirectoryShouldBe() throws IOException {
    Files.createDirectories(root.resolve("dev"));
    Path file = Files.writeString(root.resolve("dev/shop"), "?");

    assertThatThrownBy(() -> store().list(ORDERS))
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith("\"" + file + "\" is a file where the lake keeps a directory.");
    assertThatThrownBy(() -> store().putIfAbsent(ORDERS, 0, "x"))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("cannot be written");
    assertThatThrownBy(
            () -> store().locked(new TreeSet<>(Set.of(SchemaName.of(ORDERS))), () -> true))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("cannot be locked");
    assertThat(file).hasContent("?");
  }

  @Test
  void saysThatACommitIsNotText() throws IOException {
    store().putIfAbsent(ORDERS, 0, "x");
    Path file = root.resolve("dev/shop/orders/_delta_log/00000000000000000000.json");
    Files.write(file, new byte[] {(byte) 0xC3, 0x28});

    assertThatThrownBy(() -> store().read(ORDERS, 0))
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith("\"" + file + "\" is not UTF-8 text");
  }

  @Test
  void seesThatTheLastVersionWasReplaced() throws IOException {
    store().putIfAbsent(ORDERS, 0, "x");
    LogListing before = store().list(ORDERS);
    Path file = root.resolve("dev/shop/orders/_delta_log/00000000000000000000.json");
    Files.writeString(file, "xx");

    assertThat(store().list(ORDERS)).isNotEqualTo(before);
  }
}
