package io.recordlake.local.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.engine.port.CatalogState;
import io.recordlake.local.LocalBackend;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.table.TableFeature;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeedingTest {

  private static final QualifiedName PARENT = QualifiedName.parse("dev.silver.parent");
  private static final QualifiedName CHILD = QualifiedName.parse("dev.silver.child");

  @TempDir Path root;

  @Test
  void writesStatesThatNoStatementLeadsTo() {
    ObservedTable parent =
        ObservedTable.builder(PARENT)
            .column(
                new ObservedColumn(
                    Identifier.of("Größe"), ScalarType.LONG, true, "", Map.of("a.b", " x ")))
            .column(
                new ObservedColumn(
                    Identifier.of("at"), ScalarType.TIMESTAMP_NTZ, false, "when", Map.of()))
            .column(
                new ObservedColumn(
                    Identifier.of("s p"),
                    StructType.of(StructField.notNull("x,y", ScalarType.VARIANT)),
                    true,
                    "",
                    Map.of()))
            .comment("two\nlines")
            .tags(Map.of("k", "v"))
            .partitionedBy(Identifier.listOf("at"))
            .clusteredBy(Identifier.listOf("Größe"))
            .primaryKey(
                new ObservedPrimaryKey(Identifier.listOf("Größe"), Identifier.of("MixedCase")))
            .property("delta.columnMapping.mode", "id")
            .feature(TableFeature.VARIANT_TYPE)
            .inboundReference(new InboundReference(Identifier.of("fk"), CHILD))
            .inboundReference(
                new InboundReference(
                    Identifier.of("gone_fk"), QualifiedName.parse("dev.silver.gone")))
            .kind(RelationKind.STREAMING_TABLE)
            .build();
    ObservedTable child =
        ObservedTable.builder(CHILD)
            .column(new ObservedColumn(Identifier.of("p"), ScalarType.LONG, true, "", Map.of()))
            .foreignKey(
                new ObservedForeignKey(
                    Identifier.listOf("p"),
                    PARENT,
                    Identifier.listOf("Größe"),
                    Identifier.of("fk")))
            .build();

    Seeding.write(
        root,
        List.of(
            new Seeding.Seed(
                parent,
                Map.of(
                    "delta.columnMapping.mode",
                    "id",
                    "delta.feature.variantType-preview",
                    "supported",
                    "delta.minReaderVersion",
                    "3",
                    "team.owner",
                    "gov")),
            new Seeding.Seed(child, Map.of())));

    try (LocalBackend backend = LocalBackend.open(root)) {
      assertThat(backend.read(List.of(CHILD, QualifiedName.parse("dev.silver.gone"), PARENT)))
          .containsExactly(
              new CatalogState.TablePresent(child),
              new CatalogState.TableAbsent(QualifiedName.parse("dev.silver.gone")),
              new CatalogState.TablePresent(parent));
    }
  }
}
