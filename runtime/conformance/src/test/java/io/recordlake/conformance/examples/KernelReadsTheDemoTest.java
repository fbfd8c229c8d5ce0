package io.recordlake.conformance.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.delta.kernel.Snapshot;
import io.delta.kernel.TableManager;
import io.delta.kernel.defaults.engine.DefaultEngine;
import io.delta.kernel.types.StructField;
import io.recordlake.examples.Demo;
import io.recordlake.examples.shop.v2.ShopTablesV2Sync;
import io.recordlake.examples.tpch.TpchTablesSync;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.planning.delta.ManagedProperty;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the demo leaves behind is what its records say, to a reader that shares no code with us. */
class KernelReadsTheDemoTest {
  @TempDir static Path lake;

  @BeforeAll
  static void runTheDemo() {
    Demo.run(lake, new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8));
  }

  static Stream<DesiredTable> tables() {
    return Stream.concat(TpchTablesSync.tables().stream(), ShopTablesV2Sync.tables().stream());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("tables")
  void findsWhatTheRecordDeclares(DesiredTable table) {
    Snapshot snapshot = open(table.name());

    assertThat(snapshot.getSchema().fields())
        .map(ReadColumn::of)
        .containsExactlyElementsOf(table.columns().stream().map(ReadColumn::of).toList());
    assertThat(snapshot.getMetadata().getDescription().orElse("")).isEqualTo(table.comment());
    assertThat(snapshot.getPartitionColumnNames()).isEqualTo(values(table.partitionedBy()));
    assertThat(clustering(snapshot))
        .containsExactlyInAnyOrderElementsOf(values(table.clusteredBy()));
    assertThat(managed(snapshot)).isEqualTo(present(table));
  }

  private static Snapshot open(QualifiedName name) {
    Path path = lake.resolve(name.catalog()).resolve(name.schema()).resolve(name.name());
    return TableManager.loadSnapshot(path.toString())
        .build(DefaultEngine.create(new Configuration()));
  }

  private static List<String> clustering(Snapshot snapshot) {
    return snapshot.getClusteringColumnInfos().orElse(List.of()).stream()
        .map(info -> String.join(".", info.getLogicalColumn().getNames()))
        .toList();
  }

  private static Map<String, String> managed(Snapshot snapshot) {
    Map<String, String> properties = new TreeMap<>(snapshot.getTableProperties());
    properties.keySet().removeIf(key -> ManagedProperty.find(key) == null);
    return properties;
  }

  private static Map<String, String> present(DesiredTable table) {
    Map<String, String> properties = new TreeMap<>();
    table
        .properties()
        .forEach(
            (key, intent) -> {
              if (intent instanceof PropertyIntent.Present present) {
                properties.put(key, present.value());
              }
            });
    return properties;
  }

  private static List<String> values(List<Identifier> names) {
    return names.stream().map(Identifier::value).toList();
  }

  /** A column in words, since names in the model are equal whatever their case. */
  private record ReadColumn(String name, String type, boolean nullable, String comment) {
    static ReadColumn of(StructField field) {
      String comment =
          field.getMetadata().contains("comment") ? field.getMetadata().getString("comment") : "";
      return new ReadColumn(
          field.getName(),
          KernelTypes.read(field.getDataType()).label(),
          field.isNullable(),
          comment);
    }

    static ReadColumn of(DesiredColumn column) {
      return new ReadColumn(
          column.name().value(), column.type().label(), column.nullable(), column.comment());
    }
  }
}
