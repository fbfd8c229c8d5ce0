package io.recordlake.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.ParentTable;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.lowering.Declarations;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A scenario, as its file has it.
 *
 * @param json the scenario
 */
record Scenario(JsonNode json) {
  String id() {
    return json.path("id").asText("?");
  }

  JsonNode expect() {
    return json.path("expect");
  }

  boolean isReal() {
    return "real".equals(json.path("mode").textValue());
  }

  /** The name of the table that the scenario is about. */
  QualifiedName target() {
    return Documents.name(json.path("declared"));
  }

  /** The tables of the run, the one that the scenario is about first. */
  List<DesiredTable> tables() {
    List<DesiredTable> tables = new ArrayList<>();
    for (TableDeclaration declaration : registered()) {
      tables.add(Declarations.desired(declaration, this::parent));
    }
    return tables;
  }

  /** The tables that the catalog has or cannot read. */
  List<JsonNode> observed() {
    List<JsonNode> observed = new ArrayList<>();
    if (json.path("observed").isObject()) {
      observed.add(json.path("observed"));
    }
    json.path("other_observed").forEach(observed::add);
    return observed;
  }

  /** What the catalog says of each of them. */
  Map<QualifiedName, CatalogState> states() {
    Map<QualifiedName, CatalogState> states = new LinkedHashMap<>();
    observed().forEach(table -> states.put(Documents.name(table), Documents.state(table)));
    return states;
  }

  /** What a foreign key was declared against: a stand-in, or a table of the run. */
  @Nullable ParentTable parent(QualifiedName name) {
    List<TableDeclaration> candidates = new ArrayList<>();
    json.path("fk_objects").forEach(table -> candidates.add(declaration(table)));
    json.path("other_declared").forEach(table -> candidates.add(declaration(table)));
    for (TableDeclaration candidate : candidates) {
      if (name(candidate).equals(name)) {
        return parent(candidate);
      }
    }
    return null;
  }

  private List<TableDeclaration> registered() {
    List<TableDeclaration> registered = new ArrayList<>();
    registered.add(declaration(json.path("declared")));
    json.path("other_declared").forEach(table -> registered.add(declaration(table)));
    return registered;
  }

  private static TableDeclaration declaration(JsonNode table) {
    return Documents.declaration(table).require();
  }

  private static QualifiedName name(TableDeclaration table) {
    return new QualifiedName(table.catalog(), table.schema(), table.name());
  }

  private static ParentTable parent(TableDeclaration table) {
    Map<Identifier, DataType> types = new LinkedHashMap<>();
    Map<Identifier, Identifier> spellings = new LinkedHashMap<>();
    for (ColumnDeclaration column : table.columns()) {
      Identifier name = Identifier.of(column.name());
      spellings.put(name, name);
      if (column.type() != null) {
        types.put(name, column.type());
      }
    }
    List<String> key = table.primaryKey() == null ? List.of() : table.primaryKey();
    return new ParentTable(
        name(table),
        key.stream()
            .map(Identifier::of)
            .map(column -> spellings.getOrDefault(column, column))
            .toList(),
        types);
  }
}
