package io.recordlake.planning.lowering;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.Scope;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.planning.declaration.ParentTable;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Declarations good and bad. Some are tame, some have a flaw here and there, some are wild. */
final class RandomDeclarations {
  private static final List<String> NAMES =
      List.of("id", "a", "b", "Total", "day", "\u00E9t\u00E9");
  private static final List<String> BAD_NAMES =
      List.of(
          "",
          " ",
          "\u00A0",
          "ID",
          "A",
          "a b",
          "x;y",
          "e\u0301",
          "\uD83D",
          "\uD83D\uDE00",
          "\n",
          "_change_type",
          "nope",
          "a.b",
          "\u0130",
          "n".repeat(300));
  private static final List<String> KEYS =
      List.of(
          "delta.columnMapping.mode",
          "delta.enableChangeDataFeed",
          "delta.enableTypeWidening",
          "delta.logRetentionDuration",
          "delta.dataSkippingNumIndexedCols");
  private static final Map<String, String> VALUES =
      Map.of(
          "delta.columnMapping.mode", "name",
          "delta.enableChangeDataFeed", "true",
          "delta.enableTypeWidening", "true",
          "delta.logRetentionDuration", "interval 30 days",
          "delta.dataSkippingNumIndexedCols", "32");

  private final Random random;
  private double wildness;

  RandomDeclarations(long seed) {
    this.random = new Random(seed);
  }

  TableDeclaration next() {
    wildness = one(List.of(0.0, 0.0, 0.01, 0.05, 0.4));
    boolean keyed = random.nextBoolean();
    boolean mapped = random.nextBoolean();
    int width = wild() ? random.nextInt(3) : 3 + random.nextInt(4);
    TableDeclaration.Builder table = TableDeclaration.builder(name("dev"), name("shop"), name("t"));
    for (int i = 0; i < Math.min(width, NAMES.size()); i++) {
      table.column(column(i, keyed, mapped));
    }
    if (wild()) {
      table.column(column(random.nextInt(NAMES.size()), keyed, mapped));
    }
    table.comment(wild() ? any() : "A comment.");
    tags(3).forEach(tag -> table.tag(tag.key(), tag.value()));
    int layout = random.nextInt(3);
    if (wild() || layout == 1) {
      table.partitionedBy(some("id"));
    }
    if (wild() || layout == 2) {
      table.clusteredBy(wild() ? NAMES : some("A", "ID"));
    }
    if (keyed || wild()) {
      table.primaryKey(some("Id"));
      if (random.nextBoolean()) {
        table.primaryKeyName(name("pk"));
      }
    } else if (wild()) {
      table.primaryKeyName(any());
    }
    foreignKeys(table, keyed);
    properties(table, mapped);
    if (wild() || !mapped) {
      table.scope(one(List.of(Scope.values())));
    }
    table.droppedColumns(random.nextBoolean() ? List.of() : some("gone", "gone_too"));
    return table.build();
  }

  /** Knows some tables, with keys of any sort. */
  Parents parents() {
    return name ->
        switch (name.name()) {
          case "parent" ->
              new ParentTable(
                  name, Identifier.listOf("Id"), Map.of(Identifier.of("id"), ScalarType.LONG));
          case "pair" ->
              new ParentTable(
                  name,
                  Identifier.listOf("a", "b"),
                  Map.of(Identifier.of("a"), ScalarType.LONG, Identifier.of("b"), ScalarType.DATE));
          case "keyless" -> new ParentTable(name, List.of(), Map.of());
          case "odd" -> new ParentTable(name, Identifier.listOf("a", "A", "a"), Map.of());
          default -> null;
        };
  }

  /** The first three columns have the types that keys and layouts of tame tables need. */
  private ColumnDeclaration column(int index, boolean keyed, boolean mapped) {
    DataType type =
        switch (index) {
          case 0, 1 -> ScalarType.LONG;
          case 2 -> ScalarType.DATE;
          default -> type(4);
        };
    String old = mapped && random.nextInt(4) == 0 ? "former" + index : null;
    return new ColumnDeclaration(
        name(NAMES.get(index)),
        wild() ? (random.nextBoolean() ? null : type(2)) : type,
        wild() || !keyed || index > 0,
        wild() ? any() : "",
        tags(2),
        wild() ? any() : old);
  }

  private DataType type(int depth) {
    if (depth == 0 || random.nextInt(3) > 0) {
      return random.nextInt(6) == 0
          ? new DecimalType(1 + random.nextInt(38), 0)
          : one(List.of(ScalarType.values()));
    }
    return switch (random.nextInt(3)) {
      case 0 -> new ArrayType(type(depth - 1));
      case 1 -> new MapType(ScalarType.STRING, type(depth - 1));
      default ->
          StructType.of(
              new StructField(Identifier.of("f"), type(depth - 1), !wild()),
              new StructField(Identifier.of(wild() ? "g h" : "g"), type(depth - 1), !wild()));
    };
  }

  private List<TagDeclaration> tags(int atMost) {
    List<TagDeclaration> tags = new ArrayList<>();
    for (int i = random.nextInt(wild() ? 60 : atMost); i > 0; i--) {
      tags.add(new TagDeclaration(wild() ? any() : "k" + i, wild() ? any() : "v"));
    }
    return tags;
  }

  private void foreignKeys(TableDeclaration.Builder table, boolean keyed) {
    if (wild() || random.nextInt(3) == 0) {
      table.foreignKey(foreignKey("parent", some("A"), random.nextBoolean() ? null : some("ID")));
    }
    if (wild() || random.nextInt(3) == 0) {
      table.foreignKey(
          foreignKey("pair", some("b", "a"), random.nextBoolean() ? null : some("B", "a")));
    }
    if (wild() || (keyed && random.nextInt(3) == 0)) {
      table.foreignKey(foreignKey(random.nextBoolean() ? "t" : null, some("id"), null));
    }
    while (wild()) {
      String target = one(List.of("keyless", "odd", "unknown", "parent"));
      table.foreignKey(foreignKey(target, some("a"), random.nextBoolean() ? null : some("id")));
    }
  }

  private ForeignKeyDeclaration foreignKey(
      @Nullable String target, List<String> local, @Nullable List<String> referenced) {
    return new ForeignKeyDeclaration(
        local,
        target == null ? null : new QualifiedName(wild() ? "prod" : "dev", "shop", target),
        referenced,
        wild() ? any() : null);
  }

  private void properties(TableDeclaration.Builder table, boolean mapped) {
    for (String key : KEYS) {
      boolean wanted = key.equals(KEYS.get(0)) ? mapped : random.nextInt(3) == 0;
      if (wanted && !wild()) {
        table.property(key, VALUES.getOrDefault(key, ""));
      } else if (random.nextInt(6) == 0) {
        table.propertyAbsent(key);
      }
    }
    while (wild()) {
      table.property(random.nextBoolean() ? any() : one(KEYS), any());
    }
  }

  private List<String> some(String... tame) {
    List<String> names = new ArrayList<>();
    for (String name : tame) {
      names.add(name(name));
    }
    if (wild()) {
      names.add(random.nextInt(names.size() + 1), any());
    }
    if (wild()) {
      names.remove(random.nextInt(names.size()));
    }
    return names;
  }

  private String name(String tame) {
    return wild() ? any() : tame;
  }

  private String any() {
    return one(random.nextBoolean() ? NAMES : BAD_NAMES);
  }

  private <T> T one(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private boolean wild() {
    return random.nextDouble() < wildness;
  }
}
