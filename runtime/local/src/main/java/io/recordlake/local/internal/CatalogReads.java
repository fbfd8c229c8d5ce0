package io.recordlake.local.internal;

import io.recordlake.engine.port.BackendFailure;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.local.internal.catalog.InboundReferences;
import io.recordlake.local.internal.catalog.LakeException;
import io.recordlake.local.internal.catalog.LakeTable;
import io.recordlake.local.internal.catalog.LakeTables;
import io.recordlake.local.internal.catalog.ObservedTables;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.table.InboundReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reads the state of tables from the lake. */
public final class CatalogReads {

  private CatalogReads() {}

  /**
   * One state for each name, in that order. The other tables are looked at once, for their keys.
   */
  public static List<CatalogState> read(List<QualifiedName> names, LakeTables lake) {
    Map<String, InboundReferences> inbound = new HashMap<>();
    List<CatalogState> states = new ArrayList<>(names.size());
    for (QualifiedName name : names) {
      states.add(read(name, lake, inbound));
    }
    return List.copyOf(states);
  }

  private static CatalogState read(
      QualifiedName name, LakeTables lake, Map<String, InboundReferences> inbound) {
    try {
      LakeTable table = lake.find(name);
      if (table == null) {
        return new CatalogState.TableAbsent(name);
      }
      List<InboundReference> references =
          inbound
              .computeIfAbsent(
                  name.catalog(), catalog -> InboundReferences.of(lake.inCatalog(catalog)))
              .to(table);
      return new CatalogState.TablePresent(ObservedTables.of(table, references));
    } catch (LakeException e) {
      return new CatalogState.ReadFailed(name, FailureTranslation.of(e));
    } catch (InvalidDeclarationException e) {
      return new CatalogState.ReadFailed(
          name,
          BackendFailure.of(
              e.getClass().getSimpleName(), Objects.requireNonNullElse(e.getMessage(), "")));
    }
  }
}
