package io.recordlake.planning.document;

import static io.recordlake.planning.document.Documents.bytes;
import static io.recordlake.planning.document.Documents.codes;
import static io.recordlake.planning.document.Documents.json;
import static io.recordlake.planning.document.Documents.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.json.JsonException;
import io.recordlake.model.json.JsonProblem;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.Scope;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TableDocumentTest {
  private static final QualifiedName NAME = new QualifiedName("dev", "shop", "orders");
  private static final QualifiedName CUSTOMERS = new QualifiedName("dev", "shop", "customers");

  private static final String SMALLEST =
      "{'catalog':'dev','columns':[{'name':'id','type':'long'}],'format':'delta',"
          + "'formatVersion':1,'name':'orders','schema':'shop'}";

  private static final String LARGEST =
      "{'catalog':'dev','clusteredBy':['Region','orderId'],"
          + "'columns':["
          + "{'comment':'The \u00e9 key','name':'orderId','nullable':false,'renamedFrom':'id',"
          + "'tags':{'a':'2','b':'1'},'type':'long'},"
          + "{'name':'Region','nullable':false,'type':'string'},"
          + "{'name':'total','type':{'decimal':[12,2]}},"
          + "{'name':'lines','type':{'array':{'struct':["
          + "{'name':'sku','nullable':false,'type':'string'},"
          + "{'name':'extra','type':{'map':['string','variant']}}]}}},"
          + "{'name':'parent','type':'long'}],"
          + "'comment':'Orders','droppedColumns':['old','Older'],"
          + "'foreignKeys':["
          + "{'columns':{'Region':'area','parent':'id'},'name':'orders_customers',"
          + "'references':'dev.shop.customers'},"
          + "{'columns':{'parent':'orderId'},'references':'dev.shop.orders'}],"
          + "'format':'delta','formatVersion':1,'name':'orders',"
          + "'primaryKey':{'columns':['Region','orderId'],'name':'orders_key'},"
          + "'properties':{'delta.columnMapping.mode':'name','delta.enableTypeWidening':null},"
          + "'schema':'shop','tags':{'$date':'x','domain':'sales'}}";

  private static DesiredTable smallest() {
    return DesiredTable.builder(NAME).column(DesiredColumn.nullable("id", ScalarType.LONG)).build();
  }

  private static DesiredTable.Builder largest() {
    StructType line =
        StructType.of(
            StructField.notNull("sku", ScalarType.STRING),
            StructField.nullable("extra", new MapType(ScalarType.STRING, ScalarType.VARIANT)));
    return DesiredTable.builder(NAME)
        .column(
            DesiredColumn.notNull("orderId", ScalarType.LONG)
                .withComment("The \u00e9 key")
                .withTags(tags("b", "1", "a", "2"))
                .withRenamedFrom("id"))
        .column(DesiredColumn.notNull("Region", ScalarType.STRING))
        .column(DesiredColumn.nullable("total", new DecimalType(12, 2)))
        .column(DesiredColumn.nullable("lines", new ArrayType(line)))
        .column(DesiredColumn.nullable("parent", ScalarType.LONG))
        .comment("Orders")
        .clusteredBy("Region", "orderId")
        .primaryKey(
            new DesiredPrimaryKey(
                Identifier.listOf("Region", "orderId"), Identifier.of("orders_key")))
        .foreignKey(
            new DesiredForeignKey(
                Identifier.listOf("parent", "Region"),
                CUSTOMERS,
                Identifier.listOf("id", "area"),
                Identifier.of("orders_customers")))
        .foreignKey(
            new DesiredForeignKey(
                Identifier.listOf("parent"), NAME, Identifier.listOf("orderId"), null))
        .droppedColumns("old", "Older");
  }

  private static Map<String, String> tags(String... pairs) {
    Map<String, String> tags = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      tags.put(pairs[i], pairs[i + 1]);
    }
    return tags;
  }

  private static DesiredTable largestTable() {
    return largest()
        .tag("domain", "sales")
        .tag("$date", "x")
        .property("delta.enableTypeWidening", PropertyIntent.absent())
        .property("delta.columnMapping.mode", "name")
        .build();
  }

  @Test
  void defaultsAreNotWritten() {
    assertThat(text(TableDocument.write(smallest()))).isEqualTo(SMALLEST);
    assertThat(TableDocument.read(bytes(SMALLEST))).isEqualTo(smallest());
  }

  @Test
  void everythingElseIs() {
    assertThat(text(TableDocument.write(largestTable()))).isEqualTo(LARGEST);
    assertThat(TableDocument.read(bytes(LARGEST))).isEqualTo(largestTable());
  }

  @Test
  void spellingAndOrderAreKept() {
    DesiredTable read = TableDocument.read(bytes(LARGEST));

    assertThat(read.columns())
        .extracting(column -> column.name().value())
        .containsExactly("orderId", "Region", "total", "lines", "parent");
    assertThat(read.clusteredBy())
        .extracting(Identifier::value)
        .containsExactly("Region", "orderId");
    assertThat(TableDocument.write(read)).isEqualTo(bytes(LARGEST));
  }

  @Test
  void everyScopeReadsBack() {
    for (Scope scope : Scope.values()) {
      DesiredTable table = smallest().toBuilder().scope(scope).build();

      assertThat(TableDocument.read(TableDocument.write(table))).isEqualTo(table);
    }
    assertThat(text(TableDocument.write(smallest().toBuilder().scope(Scope.TAGS).build())))
        .endsWith(",'schema':'shop','scope':'tags'}");
  }

  @Test
  void orderOfTagsAndPropertiesIsNoPartOfTheIdentity() {
    DesiredTable other =
        largest()
            .property("delta.columnMapping.mode", "name")
            .tag("$date", "x")
            .property("delta.enableTypeWidening", PropertyIntent.absent())
            .tag("domain", "sales")
            .build();

    assertThat(other).isEqualTo(largestTable());
    assertThat(TableDocument.write(other)).isEqualTo(TableDocument.write(largestTable()));
    assertThat(TableDocument.checksum(other)).isEqualTo(TableDocument.checksum(largestTable()));
  }

  @Test
  void orderOfColumnsIs() {
    DesiredTable forth =
        DesiredTable.builder(NAME)
            .column(DesiredColumn.nullable("a", ScalarType.LONG))
            .column(DesiredColumn.nullable("b", ScalarType.LONG))
            .build();
    DesiredTable back =
        DesiredTable.builder(NAME)
            .column(DesiredColumn.nullable("b", ScalarType.LONG))
            .column(DesiredColumn.nullable("a", ScalarType.LONG))
            .build();

    assertThat(TableDocument.checksum(forth)).isNotEqualTo(TableDocument.checksum(back));
  }

  /** Frozen documents in the world have these checksums: a change here breaks them. */
  @Test
  void checksumsNeverChange() {
    assertThat(TableDocument.checksum(smallest()))
        .isEqualTo("7bb7bd7d0e718558024da433da216c865d3d2f5b9424b2e40d7c6416b7a7a6f6");
    assertThat(TableDocument.checksum(largestTable()))
        .isEqualTo("13de2cd63dc53e22c5a7ab87b879219cc6001c5ae792342e00e7d1720d3b5140");
  }

  @Test
  void bytesMustBeCanonical() {
    assertThatThrownBy(() -> TableDocument.read(bytes(SMALLEST + "\n")))
        .isInstanceOfSatisfying(
            JsonException.class, e -> assertThat(e.problem()).isEqualTo(JsonProblem.NOT_CANONICAL));
    assertThat(TableDocument.fromJson(json(" " + SMALLEST + "\n"))).isEqualTo(smallest());
  }

  @Test
  void aLaterVersionIsRefusedWhateverElseIsThere() {
    assertRefused(
        SMALLEST.replace("Version':1", "Version':2").replace("'name':'orders'", "'new':1"),
        "RL1955 formatVersion");
  }

  @Test
  void nothingIsLeftToBeInferred() {
    assertRefused(SMALLEST.replace("'format':'delta',", ""), "RL1952 ");
    assertRefused(SMALLEST.replace("'formatVersion':1,", ""), "RL1952 ");
    assertRefused(
        LARGEST.replace("{'parent':'orderId'}", "['parent']"), "RL1957 foreignKeys[1].columns");
    assertRefused(
        LARGEST.replace("{'parent':'orderId'}", "'parent'"), "RL1957 foreignKeys[1].columns");
  }

  @Test
  void theStructureIsChecked() {
    assertRefused(
        SMALLEST.replace("'long'}", "'long'},{'name':'ID','type':'long'}"),
        "RL1003 columns[1].name");
    assertRefused(SMALLEST.replace("'id'", "' '"), "RL1001 ");
    assertRefused(
        SMALLEST.replace("'long'", "{'decimal':[39,0]}"), "RL1203 columns[0].type.precision");
  }

  private static void assertRefused(String document, String... problems) {
    assertThatThrownBy(() -> TableDocument.fromJson(json(document)))
        .isInstanceOfSatisfying(
            InvalidDeclarationException.class,
            e -> assertThat(codes(e.problems())).containsExactly(problems));
  }

  @Test
  void selfStandsForTheTableItself() {
    DesiredTable read =
        TableDocument.fromJson(
            json(LARGEST.replace("'references':'dev.shop.orders'", "'references':'SELF'")));

    assertThat(read).isEqualTo(largestTable());
    assertThat(read.foreignKeys())
        .extracting(DesiredForeignKey::references)
        .isEqualTo(List.of(CUSTOMERS, NAME));
  }
}
