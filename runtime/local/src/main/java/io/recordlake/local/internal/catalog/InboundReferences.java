package io.recordlake.local.internal.catalog;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.InboundReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The foreign keys of some tables, by the table that they reference. */
public final class InboundReferences {

  private final Map<QualifiedName, List<InboundReference>> byTable = new HashMap<>();

  private InboundReferences() {}

  /** The foreign keys that these tables own, in the order of the tables. */
  public static InboundReferences of(List<LakeTable> tables) {
    InboundReferences references = new InboundReferences();
    for (LakeTable table : tables) {
      for (ForeignKeyFact key : table.facts().foreignKeys()) {
        references
            .byTable
            .computeIfAbsent(key.referencedTable(), name -> new ArrayList<>())
            .add(new InboundReference(Identifier.of(key.name()), table.name()));
      }
    }
    return references;
  }

  /** The foreign keys that reference a table, those that the table itself tells of last. */
  public List<InboundReference> to(LakeTable table) {
    List<InboundReference> references =
        new ArrayList<>(byTable.getOrDefault(table.name(), List.of()));
    references.addAll(table.facts().outsideReferences());
    return references;
  }
}
