package io.recordlake.planning.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.model.diff.TableDiffer;
import io.recordlake.model.diff.Unresolvable;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.plan.Action;
import io.recordlake.model.plan.AddColumn;
import io.recordlake.model.plan.AlterClustering;
import io.recordlake.model.plan.AlterColumnType;
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
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.TableFeature;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.ScalarType;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ChangesTest {
  private static final QualifiedName CUSTOMERS = QualifiedName.parse("dev.silver.customers");

  @ParameterizedTest
  @MethodSource("actions")
  void putsAnActionIntoWords(Action action, List<String> lines) {
    assertThat(Changes.of(action)).map(ChangesTest::shown).isEqualTo(lines);
  }

  static Stream<Arguments> actions() {
    Identifier id = Identifier.of("Id");
    DesiredColumn note = DesiredColumn.nullable("note", ScalarType.STRING);
    DesiredColumn key = DesiredColumn.notNull("id", new DecimalType(12, 2));
    DesiredForeignKey unnamed =
        new DesiredForeignKey(
            Identifier.listOf("b", "a"), CUSTOMERS, Identifier.listOf("y", "x"), null);
    DesiredForeignKey named =
        new DesiredForeignKey(
            Identifier.listOf("a"), CUSTOMERS, Identifier.listOf("x"), Identifier.of("Fk"));
    return Stream.of(
        row(
            new EnableTableFeature(TableFeature.TIMESTAMP_NTZ),
            "features + timestampNtz | — permanent: readers and writers need it from then on"),
        row(new SetProperty("k", "v", null), "properties + k | = 'v'"),
        row(new SetProperty("k", "v", "w"), "properties ~ k | = 'v' | (was 'w')"),
        row(new UnsetProperty("k", "w"), "properties - k"),
        row(new SetTableTag("t", "1", null), "tags + t | = '1'"),
        row(new SetTableTag("t", "1", ""), "tags ~ t | = '1' | (was '')"),
        row(new UnsetTableTag("t"), "tags - t"),
        row(new DropForeignKey(Identifier.of("Fk")), "keys - foreign key Fk"),
        row(new DropPrimaryKey(Identifier.of("Pk")), "keys - primary key Pk"),
        row(
            new RenameColumn(Identifier.of("old"), Identifier.of("new")),
            "columns ~ old | renamed → new"),
        row(new AddColumn(note), "columns + note | String"),
        row(
            new AddColumn(key.withComment("the key")),
            "columns + id | Decimal(12,2) | NOT NULL",
            "comments + column id | 'the key'"),
        row(
            new AlterColumnType(id, ScalarType.LONG, ScalarType.INTEGER),
            "columns ~ Id | Integer → Long"),
        row(
            new AlterClustering(Identifier.listOf("a", "b"), List.of()),
            "clustering ~ clustering | (a, b) | — OPTIMIZE FULL reclusters existing files"),
        row(new AlterClustering(List.of(), Identifier.listOf("a")), "clustering - clustering"),
        row(new SetColumnTag(id, "pii", "yes", null), "tags + column Id.pii | = 'yes'"),
        row(
            new SetColumnTag(id, "pii", "yes", "no"),
            "tags ~ column Id.pii | = 'yes' | (was 'no')"),
        row(new UnsetColumnTag(id, "pii"), "tags - column Id.pii"),
        row(
            new DropColumn(new ObservedColumn(id, ScalarType.LONG, true, "", Map.of())),
            "columns - Id"),
        row(new SetColumnComment(id, "new", ""), "comments ~ column Id | 'new'"),
        row(new SetColumnComment(id, "", "old"), "comments ~ column Id | (unset)"),
        row(new SetTableComment("new", ""), "comments ~ table | 'new'"),
        row(new SetColumnNullability(id, true), "columns ~ Id | drop NOT NULL (was NOT NULL)"),
        row(new SetColumnNullability(id, false), "columns ~ Id | set NOT NULL (was nullable)"),
        row(
            new SetPrimaryKey(DesiredPrimaryKey.of("b", "a")),
            "keys + primary key (b, a) | (b, a)"),
        row(
            new SetPrimaryKey(new DesiredPrimaryKey(Identifier.listOf("a"), Identifier.of("Pk"))),
            "keys + primary key Pk | (a)"),
        row(
            new SetForeignKey(unnamed),
            "keys + foreign key (a, b) | (a, b) → dev.silver.customers"),
        row(new SetForeignKey(named), "keys + foreign key Fk | (a) → dev.silver.customers"));
  }

  @Test
  void listsWhatACreationAdds() {
    DesiredTable table =
        DesiredTable.builder("dev", "silver", "orders")
            .column(DesiredColumn.notNull("id", ScalarType.INTEGER).withComment("row key"))
            .column(
                DesiredColumn.nullable("region", ScalarType.STRING).withTags(Map.of("pii", "no")))
            .primaryKey("id")
            .clusteredBy("region")
            .property("delta.logRetentionDuration", "interval 30 days")
            .property("delta.enableTypeWidening", PropertyIntent.absent())
            .property("delta.enableChangeDataFeed", "true")
            .tag("owner", "team")
            .comment("core")
            .build();
    assertThat(Changes.of(TableDiffer.diff(table, null)))
        .map(ChangesTest::shown)
        .containsExactly(
            "columns + id | Integer | NOT NULL",
            "columns + region | String",
            "keys + primary key (id) | (id)",
            "clustering + clustering | (region)",
            "properties + delta.enableChangeDataFeed | = 'true'",
            "properties + delta.logRetentionDuration | = 'interval 30 days'",
            "comments + column id | 'row key'",
            "comments + table | 'core'",
            "tags + owner | = 'team'",
            "tags + column region.pii | = 'no'");
  }

  @Test
  void namesThePartitioningOfACreation() {
    DesiredTable table =
        DesiredTable.builder("dev", "silver", "orders")
            .column(DesiredColumn.nullable("id", ScalarType.INTEGER))
            .column(DesiredColumn.nullable("day", ScalarType.DATE))
            .partitionedBy("day")
            .build();
    assertThat(Changes.of(TableDiffer.diff(table, null)))
        .map(ChangesTest::shown)
        .containsExactly(
            "columns + id | Integer",
            "columns + day | Date",
            "partitioning + partitioning | (day)");
  }

  @Test
  void putsUnresolvableDifferencesIntoWords() {
    assertThat(
            Stream.of(
                    new Unresolvable.ColumnCaseDrift(
                        Identifier.of("requestid"), Identifier.of("requestId")),
                    new Unresolvable.ColumnRenameConflict(
                        Identifier.of("old"), Identifier.of("new")),
                    new Unresolvable.PropertyUndeclared("k", "v"),
                    new Unresolvable.PartitioningChanged(Identifier.listOf("region"), List.of()))
                .map(Changes::of))
        .map(ChangesTest::shown)
        .containsExactly(
            "columns ~ requestid | spelled 'requestId' in the catalog",
            "columns ~ old | renamed → new | — both exist in the catalog",
            "properties ~ k | = 'v' | — not declared",
            "partitioning ~ partitioning | () → (region)");
  }

  @Test
  void keepsAChangeOnOneLine() {
    assertThat(Changes.of(new SetTableComment("a\nb\r\tc\u0007\u2028d", "")).get(0).line())
        .isEqualTo("~ table 'a\\nb\\r\\tc\\u0007\\u2028d'");
  }

  @Test
  void joinsPhrasesByASpace() {
    Change change = Changes.of(new SetTableTag("t", "1", "0")).get(0);
    assertThat(change.detail()).isEqualTo("= '1' (was '0')");
    assertThat(change.line()).isEqualTo("~ t = '1' (was '0')");
    assertThat(Changes.of(new UnsetTableTag("t")).get(0).line()).isEqualTo("- t");
  }

  @Test
  void countsInWords() {
    assertThat(ChangeKind.PROPERTIES.counted(1)).isEqualTo("1 property");
    assertThat(ChangeKind.PROPERTIES.counted(2)).isEqualTo("2 properties");
    assertThat(ChangeKind.FEATURES.counted(2)).isEqualTo("2 table features");
    assertThat(ChangeKind.CLUSTERING.counted(1)).isEqualTo("1 clustering");
  }

  private static Arguments row(Action action, String... lines) {
    return Arguments.of(action, List.of(lines));
  }

  private static String shown(Change change) {
    String head = change.kind().id() + " " + change.operation().symbol() + " " + change.subject();
    return change.details().isEmpty() ? head : head + " | " + String.join(" | ", change.details());
  }
}
