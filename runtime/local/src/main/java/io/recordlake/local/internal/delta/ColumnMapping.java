package io.recordlake.local.internal.delta;

import io.recordlake.local.internal.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Column mapping: the ids and physical names that let columns be renamed and dropped. */
public final class ColumnMapping {

  public static final String MODE = "delta.columnMapping.mode";
  public static final String MAX_COLUMN_ID = "delta.columnMapping.maxColumnId";

  static final String PHYSICAL_NAME = "delta.columnMapping.physicalName";

  private static final String ID = "delta.columnMapping.id";
  private static final String NONE = "none";

  private ColumnMapping() {}

  /** Whether the table maps columns, by name or by id. */
  public static boolean isEnabled(TableMetadata metadata) {
    return !mode(metadata).equals(NONE);
  }

  /** The mapping mode; {@code none} when the property is not set. */
  public static String mode(TableMetadata metadata) {
    String mode = metadata.property(MODE);
    return mode == null ? NONE : mode;
  }

  /** A table to be created: each field gets an id and a fresh physical name. */
  public static TableMetadata assignFresh(TableMetadata metadata) {
    return assign(metadata, name -> "col-" + RandomIds.next());
  }

  /** A table that exists: fields keep the names its data files know as physical names. */
  public static TableMetadata assignExisting(TableMetadata metadata) {
    return assign(metadata, UnaryOperator.identity());
  }

  private static TableMetadata assign(TableMetadata metadata, UnaryOperator<String> physicalName) {
    Assignment assignment = new Assignment(maxId(metadata), physicalName);
    DeltaType.StructOf schema = assignment.struct(metadata.schema());
    return metadata
        .withSchema(schema)
        .withProperty(MAX_COLUMN_ID, Long.toString(assignment.lastId));
  }

  private static long maxId(TableMetadata metadata) {
    String stored = metadata.property(MAX_COLUMN_ID);
    long max = highestId(metadata.schema());
    try {
      return stored == null ? max : Math.max(max, Long.parseLong(stored));
    } catch (NumberFormatException e) {
      throw new DamagedLogException(MAX_COLUMN_ID + " is not a number: " + stored);
    }
  }

  private static long highestId(DeltaType type) {
    return type.accept(new HighestId());
  }

  /** Gives an id and a physical name to each field that has none, parents before members. */
  private static final class Assignment implements DeltaType.Visitor<DeltaType> {

    private final UnaryOperator<String> physicalName;
    private long lastId;

    Assignment(long lastId, UnaryOperator<String> physicalName) {
      this.lastId = lastId;
      this.physicalName = physicalName;
    }

    @Override
    public DeltaType primitive(DeltaType.Primitive type) {
      return type;
    }

    @Override
    public DeltaType array(DeltaType.ArrayOf type) {
      return new DeltaType.ArrayOf(type.element().accept(this), type.containsNull());
    }

    @Override
    public DeltaType map(DeltaType.MapOf type) {
      return new DeltaType.MapOf(
          type.key().accept(this), type.value().accept(this), type.valueContainsNull());
    }

    @Override
    public DeltaType.StructOf struct(DeltaType.StructOf type) {
      List<DeltaField> fields = new ArrayList<>();
      for (DeltaField field : type.fields()) {
        DeltaField mapped = field;
        if (!field.metadata().containsKey(ID)) {
          mapped = mapped.withMetadata(ID, Json.Numeral.of(++lastId));
        }
        if (!field.metadata().containsKey(PHYSICAL_NAME)) {
          String physical = physicalName.apply(field.name());
          mapped = mapped.withMetadata(PHYSICAL_NAME, new Json.Text(physical));
        }
        fields.add(mapped.withType(field.type().accept(this)));
      }
      return new DeltaType.StructOf(fields);
    }
  }

  private static final class HighestId implements DeltaType.Visitor<Long> {

    @Override
    public Long primitive(DeltaType.Primitive type) {
      return 0L;
    }

    @Override
    public Long array(DeltaType.ArrayOf type) {
      return type.element().accept(this);
    }

    @Override
    public Long map(DeltaType.MapOf type) {
      return Math.max(type.key().accept(this), type.value().accept(this));
    }

    @Override
    public Long struct(DeltaType.StructOf type) {
      long highest = 0;
      for (DeltaField field : type.fields()) {
        Long id =
            field.metadata().get(ID) instanceof Json.Numeral number ? number.wholeNumber() : null;
        highest = Math.max(highest, id == null ? 0 : id);
        highest = Math.max(highest, field.type().accept(this));
      }
      return highest;
    }
  }
}
