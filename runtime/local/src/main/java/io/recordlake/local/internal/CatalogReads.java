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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reads the state of tables from the lake. */
public final class CatalogReads {

  private CatalogReads() {}

  /** One state for each name, in that order. Each catalog is looked at once, for all its keys. */
  public static List<CatalogState> read(List<QualifiedName> names, LakeTables lake) {
    Map<String, Catalog> catalogs = new HashMap<>();
    List<CatalogState> states = new ArrayList<>(names.size());
    for (QualifiedName name : names) {
      states.add(read(name, catalogs, lake));
    }
    return List.copyOf(states);
  }

  private static CatalogState read(
      QualifiedName name, Map<String, Catalog> catalogs, LakeTables lake) {
    try {
      Catalog catalog =
          catalogs.computeIfAbsent(name.catalog(), c -> Catalog.of(lake.inCatalogInParallel(c)));
      LakeTable seen = catalog.readable().get(name);
      LakeTable table = seen == null ? lake.find(name) : seen;
      return table == null
          ? new CatalogState.TableAbsent(name)
          : new CatalogState.TablePresent(ObservedTables.of(table, catalog.references().to(table)));
    } catch (LakeException e) {
      return new CatalogState.ReadFailed(name, FailureTranslation.of(e));
    } catch (InvalidDeclarationException e) {
      return new CatalogState.ReadFailed(
          name,
          BackendFailure.of(
              e.getClass().getSimpleName(), Objects.requireNonNullElse(e.getMessage(), "")));
    }
  }

  /** The readable tables of a catalog as they were seen at one time. */
  private record Catalog(Map<QualifiedName, LakeTable> readable, InboundReferences references) {

    static Catalog of(List<LakeTable> tables) {
      Map<QualifiedName, LakeTable> readable = new HashMap<>();
      tables.forEach(table -> readable.put(table.name(), table));
      return new Catalog(readable, InboundReferences.of(tables));
    }
  }
}
