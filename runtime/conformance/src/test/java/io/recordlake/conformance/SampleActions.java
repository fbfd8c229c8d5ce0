package io.recordlake.conformance;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.AlterClustering;
import io.recordlake.model.plan.AlterColumnType;
import io.recordlake.model.plan.CreateTable;
import io.recordlake.model.plan.DropColumn;
import io.recordlake.model.plan.DropForeignKey;
import io.recordlake.model.plan.DropPrimaryKey;
import io.recordlake.model.plan.EnableTableFeature;
import io.recordlake.model.plan.RenameColumn;
import io.recordlake.model.plan.SetColumnComment;
import io.recordlake.model.plan.SetColumnNullability;
import io.recordlake.model.plan.SetColumnTag;
import io.recordlake.model.plan.SetForeignKey;
import io.recordlake.model.plan.SetPrimaryKey;
import io.recordlake.model.plan.SetProperty;
import io.recordlake.model.plan.SetTableComment;
import io.recordlake.model.plan.SetTableTag;
import io.recordlake.model.plan.UnsetColumnTag;
import io.recordlake.model.plan.UnsetProperty;
import io.recordlake.model.plan.UnsetTableTag;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.TableFeature;
import io.recordlake.model.type.ScalarType;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One action of each kind. */
final class SampleActions {
  private static final Identifier A = Identifier.of("a");
  private static final QualifiedName TABLE = new QualifiedName("c", "s", "t");

  /** The actions by kind. */
  static final Map<String, Action> BY_KIND =
      Stream.<Action>of(
              new CreateTable(
                  DesiredTable.builder(TABLE)
                      .column(DesiredColumn.nullable("a", ScalarType.LONG))
                      .build()),
              new EnableTableFeature(TableFeature.VARIANT_TYPE),
              new SetProperty("k", "v", null),
              new UnsetProperty("k", "v"),
              new SetTableTag("k", "v", null),
              new UnsetTableTag("k"),
              new DropForeignKey(A),
              new DropPrimaryKey(A),
              new RenameColumn(A, Identifier.of("b")),
              new AddColumn(DesiredColumn.nullable("a", ScalarType.LONG)),
              new AlterColumnType(A, ScalarType.LONG, ScalarType.INTEGER),
              new AlterClustering(List.of(A), List.of()),
              new SetColumnTag(A, "k", "v", null),
              new UnsetColumnTag(A, "k"),
              new DropColumn(new ObservedColumn(A, ScalarType.LONG, true, "", Map.of())),
              new SetColumnComment(A, "x", ""),
              new SetTableComment("x", ""),
              new SetColumnNullability(A, true),
              new SetPrimaryKey(DesiredPrimaryKey.of("a")),
              new SetForeignKey(new DesiredForeignKey(List.of(A), TABLE, List.of(A), null)))
          .collect(Collectors.toUnmodifiableMap(Action::kind, Function.identity()));

  private SampleActions() {}
}
