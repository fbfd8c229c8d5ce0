package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.DeltaField;
import io.recordlake.local.internal.delta.DeltaType;
import io.recordlake.local.internal.json.Json;
import io.recordlake.local.internal.json.JsonFields;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import io.recordlake.planning.delta.TypeWidening;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Changes of a column's type in place. Scalars may widen where Delta widens; a struct may get
 * nullable fields. What widened is recorded on the field it is part of, as Delta demands.
 */
final class TypeEdits {

  private static final String TYPE_CHANGES = "delta.typeChanges";
  private static final String WIDENING = "delta.enableTypeWidening";

  private final LakeTable table;
  private final DeltaField field;
  private final List<Json> changes = new ArrayList<>();

  private TypeEdits(LakeTable table, DeltaField field) {
    this.table = table;
    this.field = field;
  }

  /**
   * The column with its new type.
   *
   * @throws StatementRefused when Delta cannot change the type like this
   */
  static DeltaField retype(LakeTable table, DeltaField field, DataType target) {
    TypeEdits edit = new TypeEdits(table, field);
    DeltaField changed = field.withType(field.type().accept(edit.new Retyping(target, "")));
    if (edit.changes.isEmpty()) {
      return changed;
    }
    List<Json> all = new ArrayList<>();
    Json earlier = field.metadata().get(TYPE_CHANGES);
    if (earlier != null) {
      all.addAll(earlier.elements());
    }
    all.addAll(edit.changes);
    return changed.withMetadata(TYPE_CHANGES, new Json.Elements(all));
  }

  private StatementRefused refuse(DeltaType from, DataType to) {
    return Condition.NOT_SUPPORTED_CHANGE_COLUMN.refuse(
        "Column \""
            + field.name()
            + "\" of "
            + table.name()
            + " cannot change from "
            + ColumnTypes.toModel(from).label()
            + " to "
            + to.label()
            + " in place: Delta only"
            + " widens. Recreate the table.");
  }

  /** Takes a type to a target, at a path below the field. */
  private final class Retyping implements DeltaType.Visitor<DeltaType> {

    private final DataType target;
    private final String path;

    Retyping(DataType target, String path) {
      this.target = target;
      this.path = path;
    }

    @Override
    public DeltaType primitive(DeltaType.Primitive type) {
      DataType from = ColumnTypes.toModel(type);
      if (from.equals(target)) {
        return type;
      }
      if (!TypeWidening.allows(from, target)) {
        throw refuse(type, target);
      }
      if (!table.metadata().enables(WIDENING)) {
        throw Condition.DELTA_UNSUPPORTED_ALTER_TABLE_CHANGE_COL_OP.refuse(
            "Column \""
                + field.name()
                + "\" of "
                + table.name()
                + " cannot change from "
                + from.label()
                + " to "
                + target.label()
                + " because type widening is off. Set"
                + " the table property '"
                + WIDENING
                + "' to 'true' first.");
      }
      if (ColumnTypes.toDelta(target) instanceof DeltaType.Primitive wider) {
        record(type, wider);
        return wider;
      }
      throw refuse(type, target);
    }

    @Override
    public DeltaType array(DeltaType.ArrayOf type) {
      if (target instanceof ArrayType array) {
        return new DeltaType.ArrayOf(
            type.element().accept(below(array.element(), "element")), type.containsNull());
      }
      throw refuse(type, target);
    }

    @Override
    public DeltaType map(DeltaType.MapOf type) {
      if (target instanceof MapType map) {
        return new DeltaType.MapOf(
            type.key().accept(below(map.key(), "key")),
            type.value().accept(below(map.value(), "value")),
            type.valueContainsNull());
      }
      throw refuse(type, target);
    }

    @Override
    public DeltaType struct(DeltaType.StructOf type) {
      if (!(target instanceof StructType struct)) {
        throw refuse(type, target);
      }
      List<DeltaField> fields = new ArrayList<>();
      int kept = 0;
      for (StructField wanted : struct.fields()) {
        DeltaField present = find(type, wanted.name().value());
        if (present != null) {
          kept++;
          fields.add(retypeField(type, present, wanted));
        } else if (wanted.nullable()) {
          DeltaType added = ColumnTypes.toDelta(wanted.type());
          fields.add(DeltaField.of(wanted.name().value(), added, true, ""));
        } else {
          throw refuse(type, target);
        }
      }
      if (kept < type.fields().size()) {
        throw refuse(type, target);
      }
      return new DeltaType.StructOf(fields);
    }

    private DeltaField retypeField(
        DeltaType.StructOf struct, DeltaField present, StructField wanted) {
      if (present.nullable() && !wanted.nullable()) {
        throw refuse(struct, target);
      }
      return retype(table, present, wanted.type()).withNullable(wanted.nullable());
    }

    private Retyping below(DataType member, String step) {
      return new Retyping(member, path.isEmpty() ? step : path + "." + step);
    }

    private void record(DeltaType.Primitive from, DeltaType.Primitive to) {
      changes.add(
          new JsonFields()
              .put("fromType", from.name())
              .put("toType", to.name())
              .put("fieldPath", path.isEmpty() ? null : new Json.Text(path))
              .toJson());
    }

    private static @Nullable DeltaField find(DeltaType.StructOf struct, String name) {
      String folded = name.toLowerCase(Locale.ROOT);
      for (DeltaField candidate : struct.fields()) {
        if (candidate.name().toLowerCase(Locale.ROOT).equals(folded)) {
          return candidate;
        }
      }
      return null;
    }
  }
}
