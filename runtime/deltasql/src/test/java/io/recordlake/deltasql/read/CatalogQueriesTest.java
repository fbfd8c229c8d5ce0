package io.recordlake.deltasql.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.deltasql.SparkGrammar;
import io.recordlake.model.name.QualifiedName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CatalogQueriesTest {
  private static final QualifiedName ORDERS = new QualifiedName("dev", "it's", "orders");
  private static final QualifiedName LINES = new QualifiedName("dev", "it's", "lines");
  private static final TableGroup GROUP = TableGroup.of(List.of(ORDERS, LINES)).get(0);

  @Test
  void asksWhatATableIs() {
    assertThat(CatalogQueries.describe(ORDERS).sql())
        .isEqualTo("DESCRIBE TABLE EXTENDED `dev`.`it's`.`orders` AS JSON");
  }

  @Test
  void asksWhichTablesThereAre() {
    assertThat(CatalogQueries.presence(GROUP).sql())
        .isEqualTo(
            "SELECT s.schema_name, t.table_name FROM `dev`.information_schema.schemata s LEFT JOIN"
                + " `dev`.information_schema.tables t ON t.table_schema = s.schema_name AND"
                + " t.table_name IN ('orders', 'lines') WHERE s.schema_name = 'it\\'s'");
  }

  @Test
  void asksForTagsKeysAndReferences() {
    List<String> queries = CatalogQueries.metadata(GROUP).stream().map(CatalogQuery::sql).toList();
    assertThat(queries)
        .containsExactly(
            "SELECT table_name, column_name, tag_name, tag_value FROM"
                + " `dev`.information_schema.column_tags WHERE schema_name = 'it\\'s' AND"
                + " table_name IN ('orders', 'lines')",
            "SELECT table_name, tag_name, tag_value FROM `dev`.information_schema.table_tags WHERE"
                + " schema_name = 'it\\'s' AND table_name IN ('orders', 'lines')",
            "SELECT tc.table_name, tc.constraint_name, kcu.column_name FROM"
                + " `dev`.information_schema.table_constraints tc JOIN"
                + " `dev`.information_schema.key_column_usage kcu ON kcu.constraint_catalog ="
                + " tc.constraint_catalog AND kcu.constraint_schema = tc.constraint_schema AND"
                + " kcu.constraint_name = tc.constraint_name WHERE tc.table_schema = 'it\\'s' AND"
                + " tc.table_name IN ('orders', 'lines') AND tc.constraint_type = 'PRIMARY KEY'"
                + " ORDER BY tc.table_name, kcu.ordinal_position",
            "SELECT fk.table_name, rc.constraint_name, fk.column_name AS local_column,"
                + " parent_table.table_catalog AS referenced_catalog, parent_table.table_schema AS"
                + " referenced_schema, parent_table.table_name AS referenced_table,"
                + " parent_key.column_name AS referenced_column FROM"
                + " `dev`.information_schema.referential_constraints rc JOIN"
                + " `dev`.information_schema.key_column_usage fk ON fk.constraint_catalog ="
                + " rc.constraint_catalog AND fk.constraint_schema = rc.constraint_schema AND"
                + " fk.constraint_name = rc.constraint_name JOIN"
                + " `dev`.information_schema.key_column_usage parent_key ON"
                + " parent_key.constraint_catalog = rc.unique_constraint_catalog AND"
                + " parent_key.constraint_schema = rc.unique_constraint_schema AND"
                + " parent_key.constraint_name = rc.unique_constraint_name AND"
                + " fk.position_in_unique_constraint = parent_key.ordinal_position JOIN"
                + " `dev`.information_schema.table_constraints parent_table ON"
                + " parent_table.constraint_catalog = rc.unique_constraint_catalog AND"
                + " parent_table.constraint_schema = rc.unique_constraint_schema AND"
                + " parent_table.constraint_name = rc.unique_constraint_name WHERE fk.table_schema"
                + " = 'it\\'s' AND fk.table_name IN ('orders', 'lines') ORDER BY fk.table_name,"
                + " rc.constraint_name, fk.ordinal_position",
            "SELECT parent.table_name, rc.constraint_name, child.table_catalog AS"
                + " referencing_catalog, child.table_schema AS referencing_schema,"
                + " child.table_name AS referencing_table FROM"
                + " `dev`.information_schema.referential_constraints rc JOIN"
                + " `dev`.information_schema.table_constraints parent ON"
                + " parent.constraint_catalog = rc.unique_constraint_catalog AND"
                + " parent.constraint_schema = rc.unique_constraint_schema AND"
                + " parent.constraint_name = rc.unique_constraint_name JOIN"
                + " `dev`.information_schema.table_constraints child ON child.constraint_catalog ="
                + " rc.constraint_catalog AND child.constraint_schema = rc.constraint_schema AND"
                + " child.constraint_name = rc.constraint_name WHERE parent.table_schema ="
                + " 'it\\'s' AND parent.table_name IN ('orders', 'lines') AND"
                + " parent.constraint_type = 'PRIMARY KEY' ORDER BY parent.table_name,"
                + " child.table_catalog, child.table_schema, child.table_name,"
                + " rc.constraint_name");
  }

  @Test
  void sparkTakesEachQuery() {
    List<CatalogQuery> queries = new ArrayList<>(CatalogQueries.metadata(GROUP));
    queries.add(CatalogQueries.presence(GROUP));
    queries.add(CatalogQueries.describe(ORDERS));
    assertThat(queries)
        .allSatisfy(query -> assertThat(SparkGrammar.complaint(query.sql())).isNull());
  }

  @Test
  void groupsTablesBySchemaTwoHundredAtATime() {
    List<QualifiedName> names = new ArrayList<>();
    names.add(new QualifiedName("dev", "b", "x"));
    IntStream.range(0, 401).forEach(i -> names.add(new QualifiedName("dev", "a", "t" + i)));
    names.add(new QualifiedName("prod", "a", "x"));
    names.add(new QualifiedName("dev", "b", "y"));
    List<TableGroup> groups = TableGroup.of(names);
    assertThat(groups.stream().map(group -> group.catalog() + "." + group.schema()))
        .containsExactly("dev.b", "dev.a", "dev.a", "dev.a", "prod.a");
    assertThat(groups.stream().map(group -> group.tables().size()))
        .containsExactly(2, 200, 200, 1, 1);
  }
}
