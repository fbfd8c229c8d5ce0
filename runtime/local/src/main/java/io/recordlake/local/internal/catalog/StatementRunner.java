package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.delta.DamagedLogException;
import io.recordlake.local.internal.delta.DeltaSnapshot;
import io.recordlake.local.internal.sql.SqlParser;
import io.recordlake.local.internal.sql.SqlSyntaxException;
import io.recordlake.local.internal.sql.Statement;
import io.recordlake.local.internal.sql.TableChange;
import io.recordlake.local.internal.store.LogStore;
import io.recordlake.local.internal.store.SchemaName;
import io.recordlake.local.internal.store.StoreException;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.RelationKind;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * Runs statements, each as one commit. A statement holds the locks of the schemas it touches, so
 * that statements of this program, in any process, see each other whole. Against other writers of
 * the same table it starts over from what they committed.
 */
public final class StatementRunner {

  private static final int MAX_ATTEMPTS = 20;

  private StatementRunner() {}

  /**
   * Runs the statement that a text stands for.
   *
   * @throws StatementRefused when it cannot run; nothing was changed
   * @throws TableUnreadable when its table cannot be read; nothing was changed
   * @throws StatementHalfDone when it changed its own table, but not another that it should
   */
  public static void run(String sql, LogStore store, LakeTables lake) {
    Statement statement = parse(sql);
    SortedSet<SchemaName> schemas = touchedSchemas(statement);
    while (true) {
      SortedSet<SchemaName> locked = Collections.unmodifiableSortedSet(new TreeSet<>(schemas));
      SortedSet<SchemaName> missing;
      try {
        missing = store.locked(locked, () -> runLocked(statement, lake, locked));
      } catch (StoreException e) {
        throw new StatementRefused(Condition.INVALID_LAKE_DIRECTORY, e.getMessage(), e);
      } catch (DamagedLogException e) {
        throw new TableUnreadable(
            Condition.DELTA_LOG_DAMAGED,
            "The table " + statement.table() + " is damaged: " + e.getMessage() + ".",
            e);
      }
      if (missing.isEmpty()) {
        return;
      }
      schemas.addAll(missing);
    }
  }

  private static Statement parse(String sql) {
    try {
      return SqlParser.parse(sql);
    } catch (SqlSyntaxException e) {
      throw new StatementRefused(Condition.PARSE_SYNTAX_ERROR, e.getMessage(), e);
    }
  }

  private static SortedSet<SchemaName> touchedSchemas(Statement statement) {
    SortedSet<SchemaName> schemas = new TreeSet<>();
    schemas.add(SchemaName.of(statement.table()));
    if (statement instanceof Statement.AlterTable alter
        && alter.change() instanceof TableChange.AddForeignKey key) {
      schemas.add(SchemaName.of(key.referencedTable()));
    }
    return schemas;
  }

  /** Runs a statement, or answers the schemas that must be locked as well before it can run. */
  private static SortedSet<SchemaName> runLocked(
      Statement statement, LakeTables lake, SortedSet<SchemaName> locked) {
    if (statement instanceof Statement.CreateTable create) {
      create(create, lake);
    } else if (statement instanceof Statement.CommentOnTable comment) {
      edit(
          comment.table(),
          lake,
          "SET TBLPROPERTIES",
          table -> table.withMetadata(table.metadata().withDescription(comment.comment())));
    } else if (statement instanceof Statement.AlterTable alter) {
      return alter(alter, lake, locked);
    }
    return Collections.emptySortedSet();
  }

  private static void create(Statement.CreateTable statement, LakeTables lake) {
    if (lake.find(statement.table()) == null) {
      LakeTable created = TableCreation.create(statement, lake);
      if (lake.commit(created.name(), null, created.toCommit(), "CREATE TABLE")) {
        return;
      }
    }
    throw Condition.TABLE_OR_VIEW_ALREADY_EXISTS.refuse(
        "The table " + statement.table() + " cannot be created because it exists already.");
  }

  private static SortedSet<SchemaName> alter(
      Statement.AlterTable statement, LakeTables lake, SortedSet<SchemaName> locked) {
    ChangeOperation operation = ChangeOperation.of(statement.change());
    for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      LakeTable before = lake.require(statement.table());
      requireKind(before, statement, operation);
      LakeTable after = statement.change().accept(new ChangeEdits(before, lake));
      boolean losesKey = before.facts().primaryKey() != null && after.facts().primaryKey() == null;
      List<LakeTable> children = losesKey ? children(before.name(), lake) : List.of();
      SortedSet<SchemaName> missing = new TreeSet<>();
      children.forEach(child -> missing.add(SchemaName.of(child.name())));
      missing.removeAll(locked);
      if (!missing.isEmpty()) {
        return missing;
      }
      if (isCommitted(before, after, operation.name(), lake)) {
        children.forEach(child -> dropReferences(child.name(), before.name(), lake));
        return Collections.emptySortedSet();
      }
    }
    throw tooBusy(statement.table());
  }

  /** The other tables that reference a table. */
  private static List<LakeTable> children(QualifiedName parent, LakeTables lake) {
    return lake.all().stream()
        .filter(table -> !table.name().equals(parent) && references(table, parent))
        .toList();
  }

  /** The platform drops the foreign keys to a key that goes with a renamed column. */
  private static void dropReferences(QualifiedName child, QualifiedName parent, LakeTables lake) {
    try {
      edit(child, lake, "DROP CONSTRAINT", table -> KeyEdits.withoutReferencesTo(table, parent));
    } catch (LakeException e) {
      throw new StatementHalfDone(
          e.condition(),
          "The statement changed "
              + parent
              + ", but "
              + child
              + " keeps its foreign keys to the key that is gone: "
              + e.getMessage(),
          e);
    }
  }

  private static boolean references(LakeTable table, QualifiedName parent) {
    return table.facts().foreignKeys().stream()
        .anyMatch(key -> key.referencedTable().equals(parent));
  }

  private static void edit(
      QualifiedName name, LakeTables lake, String operation, UnaryOperator<LakeTable> change) {
    for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      LakeTable before = lake.require(name);
      if (isCommitted(before, change.apply(before), operation, lake)) {
        return;
      }
    }
    throw tooBusy(name);
  }

  /** Commits an edit, unless it changes nothing; false when another writer was faster. */
  private static boolean isCommitted(
      LakeTable before, LakeTable after, String operation, LakeTables lake) {
    DeltaSnapshot committed = after.toCommit();
    return committed.equals(before.snapshot())
        || lake.commit(before.name(), before.snapshot(), committed, operation);
  }

  private static StatementRefused tooBusy(QualifiedName name) {
    return Condition.DELTA_CONCURRENT_WRITE.refuse(
        "The table "
            + name
            + " was changed by other writers each of the "
            + MAX_ATTEMPTS
            + " times that this statement tried to commit. Try again when it is quieter.");
  }

  private static void requireKind(
      LakeTable table, Statement.AlterTable statement, ChangeOperation operation) {
    boolean streaming = table.facts().kind() == RelationKind.STREAMING_TABLE;
    if (!streaming && statement.streaming()) {
      throw Condition.EXPECT_STREAMING_TABLE.refuse(
          "The table " + table.name() + " is no streaming table. Use ALTER TABLE.");
    }
    boolean tolerated = statement.change() instanceof TableChange.SetTags;
    if (streaming && !(tolerated || (statement.streaming() && operation.onStreamingTables()))) {
      throw Condition.STREAMING_TABLE_OPERATION_NOT_ALLOWED.refuse(
          "The streaming table "
              + table.name()
              + " accepts tags and comments only, through ALTER"
              + " STREAMING TABLE. Its definition belongs to the pipeline.");
    }
  }
}
