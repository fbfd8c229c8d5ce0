package io.recordlake.planning.document;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.Scope;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Random tables: what is frozen reads back equal, whatever the order of tags and properties. */
class TableDocumentRoundTripTest {
  private static final List<String> TEXTS =
      List.of("", "a", "B b", "\u00e9", "\"'\\\n", "$date", "\ud83d\ude00", "\uff5e", "x.y");

  private final Random random = new Random();

  @Test
  void frozenTablesReadBack() {
    long seed = Long.getLong("seed", System.nanoTime());
    System.out.println("TableDocumentRoundTripTest seed " + seed);
    random.setSeed(seed);
    for (int i = 0; i < 1_000; i++) {
      List<Map.Entry<String, String>> tags = entries();
      List<Map.Entry<String, String>> properties = entries();
      DesiredTable.Builder shape = shape();
      DesiredTable table = complete(shape.build(), tags, properties);
      byte[] document = TableDocument.write(table);

      DesiredTable read = TableDocument.read(document);

      assertThat(read).isEqualTo(table);
      assertThat(TableDocument.write(read)).isEqualTo(document);
      Collections.shuffle(tags, random);
      Collections.shuffle(properties, random);
      assertThat(TableDocument.write(complete(shape.build(), tags, properties)))
          .isEqualTo(document);
    }
  }

  private static DesiredTable complete(
      DesiredTable shape,
      List<Map.Entry<String, String>> tags,
      List<Map.Entry<String, String>> properties) {
    DesiredTable.Builder table = shape.toBuilder();
    tags.forEach(tag -> table.tag("t" + tag.getKey(), tag.getValue()));
    properties.forEach(
        property ->
            table.property(
                property.getKey(),
                property.getValue().isEmpty()
                    ? PropertyIntent.absent()
                    : PropertyIntent.present(property.getValue())));
    return table.build();
  }

  private DesiredTable.Builder shape() {
    DesiredTable.Builder table =
        DesiredTable.builder("dev", "shop", "t" + random.nextInt(10))
            .comment(text())
            .scope(pick(List.of(Scope.values())));
    int count = 1 + random.nextInt(5);
    List<Identifier> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Identifier name = Identifier.of((random.nextBoolean() ? "Col " : "c") + i + text());
      names.add(name);
      table.column(
          new DesiredColumn(name, type(3), i > 0 && random.nextBoolean(), text(), tags(), null));
    }
    if (random.nextBoolean()) {
      table.primaryKey(new DesiredPrimaryKey(names.subList(0, 1), maybe("pk")));
    }
    if (random.nextBoolean()) {
      List<Identifier> local = new ArrayList<>(names);
      Collections.shuffle(local, random);
      QualifiedName parent = new QualifiedName("dev", "shop", "t" + random.nextInt(10));
      table.foreignKey(new DesiredForeignKey(local, parent, names, maybe("fk")));
    }
    if (random.nextBoolean()) {
      table.clusteredBy(names.subList(0, 1)).droppedColumns("old", "Other");
    }
    return table;
  }

  private DataType type(int depth) {
    return switch (random.nextInt(depth == 0 ? 2 : 5)) {
      case 0 -> pick(List.of(ScalarType.values()));
      case 1 -> new DecimalType(20 + random.nextInt(19), random.nextInt(20));
      case 2 -> new ArrayType(type(depth - 1));
      case 3 -> new MapType(ScalarType.STRING, type(depth - 1));
      default -> struct(depth - 1);
    };
  }

  private StructType struct(int depth) {
    List<StructField> fields = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      fields.add(new StructField(Identifier.of("f" + i), type(depth), random.nextBoolean()));
    }
    return new StructType(fields);
  }

  private Map<String, String> tags() {
    Map<String, String> tags = new LinkedHashMap<>();
    entries().forEach(entry -> tags.put("k" + entry.getKey(), entry.getValue()));
    return tags;
  }

  private List<Map.Entry<String, String>> entries() {
    Map<String, String> entries = new LinkedHashMap<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      entries.put(text(), text());
    }
    return new ArrayList<>(entries.entrySet());
  }

  private String text() {
    return pick(TEXTS);
  }

  private <T> T pick(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  private @Nullable Identifier maybe(String name) {
    return random.nextBoolean() ? Identifier.of(name) : null;
  }
}
