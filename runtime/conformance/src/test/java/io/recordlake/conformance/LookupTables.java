package io.recordlake.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.recordlake.deltasql.SqlText;
import io.recordlake.deltasql.TypeSql;
import io.recordlake.deltasql.read.SnapshotReader;
import io.recordlake.engine.port.CatalogState;
import io.recordlake.engine.port.CatalogState.ReadFailed;
import io.recordlake.engine.port.CatalogState.TablePresent;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.Action;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.delta.ManagedProperty;
import io.recordlake.planning.delta.TypeWidening;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The lookup tables, row by row. */
final class LookupTables {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final QualifiedName TABLE = new QualifiedName("c", "s", "t");

  /** Looks at one row. */
  private interface RowCheck {
    void compare(JsonNode row, Differences differences);
  }

  private static final Map<String, RowCheck> CHECKS =
      Map.of(
          "table-actions", LookupTables::action,
          "table-identifier-quoting", LookupTables::quoting,
          "table-property-transitions", LookupTables::transition,
          "table-property-values", LookupTables::value,
          "table-sql-literals", LookupTables::literal,
          "table-type-json", LookupTables::describedType,
          "table-type-rendering", LookupTables::rendering,
          "table-widening-matrix", LookupTables::widening);

  private LookupTables() {}

  static List<String> differences(String table, JsonNode row) {
    RowCheck check = CHECKS.get(table);
    if (check == null) {
      return List.of("the lookup table is not known");
    }
    Differences differences = new Differences();
    check.compare(row, differences);
    return differences.found();
  }

  /** The name of a phase is another engine's own; its number is the order. */
  private static void action(JsonNode row, Differences differences) {
    String kind = row.path("kind").asText();
    Action action = SampleActions.BY_KIND.get(kind);
    if (action == null) {
      differences.add("there is no action " + kind);
      return;
    }
    differences.compare("phase", row.path("phase").intValue(), action.phase().number());
    differences.compare("aspect", row.path("aspect").textValue(), action.aspect().name());
  }

  private static void quoting(JsonNode row, Differences differences) {
    differences.compare(
        "quoted",
        row.path("quoted").textValue(),
        SqlText.identifier(row.path("value").textValue()));
  }

  private static void literal(JsonNode row, Differences differences) {
    differences.compare(
        "literal", row.path("literal").textValue(), SqlText.literal(row.path("value").textValue()));
  }

  private static void transition(JsonNode row, Differences differences) {
    ManagedProperty property = ManagedProperty.find(row.path("key").textValue());
    differences.compare(
        "permitted",
        row.path("permitted").booleanValue(),
        property != null
            && property.permits(row.path("observed").textValue(), row.path("desired").textValue()));
  }

  private static void value(JsonNode row, Differences differences) {
    ManagedProperty property = ManagedProperty.find(row.path("key").textValue());
    differences.compare(
        "valid",
        row.path("valid").booleanValue(),
        property != null && property.accepts(row.path("value").textValue()));
  }

  private static void rendering(JsonNode row, Differences differences) {
    DataType type = Documents.type(row.path("type"));
    differences.compare("sql", row.path("sql").textValue(), TypeSql.of(type));
    differences.compare("label", row.path("label").textValue(), type.label());
  }

  private static void widening(JsonNode row, Differences differences) {
    differences.compare(
        "allowed",
        row.path("allowed").booleanValue(),
        TypeWidening.allows(Documents.type(row.path("from")), Documents.type(row.path("to"))));
  }

  /** Describes a table with one column of the type. */
  private static void describedType(JsonNode row, Differences differences) {
    DataType expected = row.path("type").isNull() ? null : Documents.type(row.path("type"));
    var script = MAPPER.createObjectNode();
    var description = script.putObject("describe").put("type", "MANAGED").put("provider", "delta");
    description.putArray("columns").addObject().put("name", "c").set("type", row.path("json"));
    CatalogState state =
        SnapshotReader.read(List.of(TABLE), new ScriptedCatalog(TABLE, script)).get(0);
    differences.compare("type", expected, type(state));
    if (expected == null && state instanceof ReadFailed failed) {
      differences.compare("failure", "MetadataParseError", failed.failure().type());
    }
  }

  private static @Nullable DataType type(CatalogState state) {
    return state instanceof TablePresent present ? present.table().columns().get(0).type() : null;
  }
}
