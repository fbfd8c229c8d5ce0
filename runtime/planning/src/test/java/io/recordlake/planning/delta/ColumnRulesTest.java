package io.recordlake.planning.delta;

import static io.recordlake.planning.delta.DeclaredTables.MAPPING;
import static io.recordlake.planning.delta.DeclaredTables.assertProblems;
import static io.recordlake.planning.delta.DeclaredTables.renamed;
import static io.recordlake.planning.delta.DeclaredTables.table;

import io.recordlake.model.table.Scope;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColumnRulesTest {
  private static final String FEED = "delta.enableChangeDataFeed";
  private static final String NOT_DEPLOYABLE =
      " is NOT NULL, which is not deployable inside a nullable container, a list or a map";

  @ParameterizedTest
  @ValueSource(strings = {" ", ",", ";", "{", "}", "(", ")", "="})
  void needsMappingForSpecialCharacters(String character) {
    String name = "a" + character + "b";
    assertProblems(
        table(name),
        "RL1309 columns[0].name: the name \""
            + name
            + "\" has a character that needs column"
            + " mapping");
    assertProblems(table(name).property(MAPPING, "name"));
    assertProblems(
        table(name).property(MAPPING, "none"),
        "RL1309 columns[0].name: the name \""
            + name
            + "\" has a character that needs column"
            + " mapping");
  }

  @Test
  void needsMappingForTabsAndLineFeeds() {
    assertProblems(
        table("a\tb", "c\nd"),
        "RL1309 columns[0].name: the name \"a\\u0009b\" has a character that needs column mapping",
        "RL1309 columns[1].name: the name \"c\\u000Ad\" has a character that needs column mapping");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.b", "a-b", "a`b", "a\u00E4", "a:b", "a/b", "\u00A0a", "a\rb"})
  void takesOtherCharactersAsTheyAre(String name) {
    assertProblems(table(name));
  }

  @Test
  void needsMappingForSpecialCharactersAnywhereInAType() {
    DataType deep =
        new MapType(
            new ArrayType(struct("k(", ScalarType.LONG)),
            struct("v", new ArrayType(struct("a;b", ScalarType.LONG))));
    assertProblems(
        table("id").column("p", deep),
        "RL1309 columns[1].type: the name \"p.k(\" has a character that needs column mapping",
        "RL1309 columns[1].type: the name \"p.v.a;b\" has a character that needs column mapping");
    assertProblems(table("id").column("p", deep).property(MAPPING, "name"));
  }

  @Test
  void needsNoMappingBelowFullScope() {
    for (Scope scope : new Scope[] {Scope.TAGS, Scope.ANNOTATIONS, Scope.METADATA}) {
      assertProblems(table("a b").column("s", struct("c d", ScalarType.LONG)).scope(scope));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"_change_type", "_commit_version", "_Commit_TIMESTAMP"})
  void reservesNamesForTheChangeDataFeed(String name) {
    assertProblems(
        table("id", name).property(FEED, "true"),
        "RL1310 columns[1].name: the column name \"" + name + "\" is reserved by change data feed");
    assertProblems(table("id", name));
    assertProblems(table("id", name).property(FEED, "false"));
    assertProblems(table("id", name).propertyAbsent(FEED));
    assertProblems(table("id", name).property(FEED, "true").scope(Scope.METADATA));
    assertProblems(table("id").column("s", struct(name, ScalarType.LONG)).property(FEED, "true"));
  }

  @ParameterizedTest
  @EnumSource
  void renamesWithMappingOnlyAtEveryScope(Scope scope) {
    assertProblems(
        table("id").column(renamed("new", "old")).scope(scope),
        "RL1311 columns[1].renamedFrom: column \"new\" has renamedFrom, which requires column"
            + " mapping");
    assertProblems(
        table("id").column(renamed("new", "old")).property(MAPPING, "name").scope(scope));
  }

  @ParameterizedTest
  @EnumSource
  void refusesNotNullThatDeltaCannotEnforceAtEveryScope(Scope scope) {
    DataType inner = StructType.of(StructField.notNull("a", ScalarType.LONG));
    assertProblems(
        table("id").column("p", inner).scope(scope),
        "RL1316 columns[1].type: the field p.a" + NOT_DEPLOYABLE);
    assertProblems(table("id").notNull("p", inner).scope(scope));
    assertProblems(
        table("id")
            .notNull("p", StructType.of(StructField.nullable("q", inner)))
            .notNull("r", StructType.of(StructField.notNull("q", inner)))
            .notNull("l", new ArrayType(inner))
            .notNull("k", new MapType(inner, ScalarType.LONG))
            .notNull("v", new MapType(ScalarType.LONG, inner))
            .scope(scope),
        "RL1316 columns[1].type: the field p.q.a" + NOT_DEPLOYABLE,
        "RL1316 columns[3].type: the field l.a" + NOT_DEPLOYABLE,
        "RL1316 columns[4].type: the field k.a" + NOT_DEPLOYABLE,
        "RL1316 columns[5].type: the field v.a" + NOT_DEPLOYABLE);
  }

  @Test
  void reportsEachLevelThatCannotBeEnforced() {
    DataType type =
        StructType.of(
            StructField.notNull("a", StructType.of(StructField.notNull("b", ScalarType.LONG))));
    assertProblems(
        table("id").column("p", type),
        "RL1316 columns[1].type: the field p.a" + NOT_DEPLOYABLE,
        "RL1316 columns[1].type: the field p.a.b" + NOT_DEPLOYABLE);
  }

  private static StructType struct(String field, DataType type) {
    return StructType.of(StructField.nullable(field, type));
  }
}
