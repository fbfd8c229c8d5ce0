package io.recordlake.planning.delta;

import static io.recordlake.model.table.DesiredColumn.nullable;
import static io.recordlake.planning.Planned.MAPPING;
import static io.recordlake.planning.Planned.catalog;
import static io.recordlake.planning.Planned.column;
import static io.recordlake.planning.Planned.notNull;
import static io.recordlake.planning.Planned.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.Capabilities;
import io.recordlake.planning.Planned;
import io.recordlake.planning.rule.ColumnDrops;
import org.junit.jupiter.api.Test;

class SafetyRulesTest {
  @Test
  void reportsEveryFailureRuleByRule() {
    Planned.of(
            table(
                    nullable("text", ScalarType.STRING),
                    nullable("wide", ScalarType.LONG),
                    notNull("tight"),
                    notNull("z"),
                    notNull("added"),
                    column("new").withRenamedFrom("old"))
                .property(MAPPING, "none")
                .property("delta.enableChangeDataFeed", "true")
                .partitionedBy("wide"),
            catalog(
                    table(
                            column("old"),
                            column("new"),
                            notNull("_change_type"),
                            column("tight"),
                            nullable("wide", ScalarType.INTEGER),
                            nullable("text", ScalarType.LONG))
                        .primaryKey("_change_type")
                        .property(MAPPING, "name")
                        .property("delta.enableTypeWidening", "true"))
                .inboundReference(
                    new InboundReference(
                        Identifier.of("fk"), QualifiedName.parse("dev.shop.lines"))),
            Capabilities.all(),
            ColumnDrops.DECLARED)
        .fails(
            "NonNullableColumnAdd: z",
            "NonNullableColumnAdd: added",
            "NullabilityTighteningOnExistingColumn: tight",
            "NonWideningColumnTypeChange: text",
            "TypeWideningRequiredForTypeChange: wide",
            "PartitioningChangeNotSupported:",
            "PropertyTransitionNotSupported: delta.columnMapping.mode",
            "PropertyMustBeDeclared: delta.enableTypeWidening",
            "ColumnMappingRequiredForDrop:",
            "AmbiguousColumnRename: old",
            "PrimaryKeyReferencedByForeignKeys:",
            "ColumnDropNotDeclared: _change_type",
            "ChangeDataFeedReservedColumn: delta.enableChangeDataFeed");
  }
}
