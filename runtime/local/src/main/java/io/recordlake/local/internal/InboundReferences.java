package io.recordlake.local.internal;

import io.recordlake.local.internal.catalog.ForeignKeyFact;
import io.recordlake.local.internal.catalog.LakeTable;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.InboundReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The foreign keys of a catalog by the table that they reference. */
record InboundReferences(Map<QualifiedName, List<InboundReference>> byTable) {

  static InboundReferences of(List<LakeTable> tables) {
    Map<QualifiedName, List<InboundReference>> byTable = new HashMap<>();
    for (LakeTable table : tables) {
      for (ForeignKeyFact key : table.facts().foreignKeys()) {
        byTable
            .computeIfAbsent(key.referencedTable(), name -> new ArrayList<>())
            .add(new InboundReference(Identifier.of(key.name()), table.name()));
      }
    }
    return new InboundReferences(byTable);
  }

  List<InboundReference> to(QualifiedName table) {
    return byTable.getOrDefault(table, List.of());
  }
}
