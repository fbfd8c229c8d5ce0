package io.recordlake.local.internal;

import io.recordlake.local.internal.catalog.LakeTables;
import io.recordlake.local.internal.catalog.SeededTable;
import io.recordlake.local.internal.checkpoint.InstalledCheckpointReader;
import io.recordlake.local.internal.store.DirectoryLogStore;
import io.recordlake.local.internal.store.LogStore;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes tables in any state that can be observed, also those that no statement leads to. For tests
 * only: it checks nothing.
 */
public final class Seeding {

  private Seeding() {}

  /**
   * A table and its raw properties: unmanaged ones and {@code delta.feature.*} as well. What the
   * table itself says of properties and features is not looked at.
   */
  public record Seed(ObservedTable table, Map<String, String> properties) {}

  /**
   * Writes tables into a lake. An inbound reference that no seeded table owns is kept with the
   * referenced table.
   *
   * @throws IllegalStateException when a table exists already
   */
  public static void write(Path root, List<Seed> seeds) {
    write(new DirectoryLogStore(root, new InstalledCheckpointReader()), seeds);
  }

  /**
   * Writes tables into a lake with this store.
   *
   * @throws IllegalStateException when a table exists already
   */
  public static void write(LogStore store, List<Seed> seeds) {
    LakeTables lake = new LakeTables(store);
    for (Seed seed : seeds) {
      List<InboundReference> outside = new ArrayList<>(seed.table().inboundReferences());
      outside.removeIf(reference -> isOwned(reference, seed.table(), seeds));
      SeededTable.write(seed.table(), seed.properties(), outside, lake);
    }
  }

  private static boolean isOwned(
      InboundReference reference, ObservedTable referenced, List<Seed> seeds) {
    for (Seed seed : seeds) {
      if (seed.table().name().equals(reference.table())) {
        for (ObservedForeignKey key : seed.table().foreignKeys()) {
          if (key.name().equals(reference.constraint())
              && key.references().equals(referenced.name())) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
