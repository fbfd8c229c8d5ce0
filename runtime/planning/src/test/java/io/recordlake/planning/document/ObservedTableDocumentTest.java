package io.recordlake.planning.document;

import static io.recordlake.planning.document.Documents.bytes;
import static io.recordlake.planning.document.Documents.codes;
import static io.recordlake.planning.document.Documents.json;
import static io.recordlake.planning.document.Documents.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.json.JsonException;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.table.InboundReference;
import io.recordlake.model.table.ObservedColumn;
import io.recordlake.model.table.ObservedForeignKey;
import io.recordlake.model.table.ObservedPrimaryKey;
import io.recordlake.model.table.ObservedTable;
import io.recordlake.model.table.RelationKind;
import io.recordlake.model.table.TableFeature;
import io.recordlake.model.type.ScalarType;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ObservedTableDocumentTest {
  private static final QualifiedName NAME = new QualifiedName("dev", "shop", "orders");

  private static final String SMALLEST =
      "{'catalog':'dev','columns':[{'name':'id','type':'long'}],'format':'delta',"
          + "'formatVersion':1,'name':'orders','schema':'shop'}";

  private static final String LARGEST =
      "{'catalog':'dev','columns':["
          + "{'comment':'key','name':'Id','nullable':false,'tags':{'pii':'no'},'type':'long'},"
          + "{'name':'at','type':'timestamp_ntz'},{'name':'day','type':'date'}],"
          + "'comment':'Orders','foreignKeys':[{'localColumns':['at','Id'],'name':'orders_fk',"
          + "'referencedColumns':['b','a'],'referencedTable':'dev.shop.customers'}],"
          + "'format':'delta','formatVersion':1,'kind':'STREAMING_TABLE','name':'orders',"
          + "'partitionedBy':['day'],'primaryKey':{'columns':['Id'],'name':'orders_pk'},"
          + "'properties':{'delta.enableChangeDataFeed':'true',"
          + "'delta.feature.timestampNtz':'supported',"
          + "'delta.feature.variantType-preview':'supported'},"
          + "'referencingForeignKeys':[{'name':'lines_fk','table':'dev.shop.lines'}],"
          + "'schema':'shop','tags':{'domain':'sales'}}";

  private static ObservedTable smallest() {
    return ObservedTable.builder(NAME)
        .column(new ObservedColumn(Identifier.of("id"), ScalarType.LONG, true, "", Map.of()))
        .build();
  }

  private static ObservedTable largest() {
    return ObservedTable.builder(NAME)
        .column(
            new ObservedColumn(
                Identifier.of("Id"), ScalarType.LONG, false, "key", Map.of("pii", "no")))
        .column(
            new ObservedColumn(Identifier.of("at"), ScalarType.TIMESTAMP_NTZ, true, "", Map.of()))
        .column(new ObservedColumn(Identifier.of("day"), ScalarType.DATE, true, "", Map.of()))
        .comment("Orders")
        .tags(Map.of("domain", "sales"))
        .partitionedBy(Identifier.listOf("day"))
        .primaryKey(new ObservedPrimaryKey(Identifier.listOf("Id"), Identifier.of("orders_pk")))
        .foreignKey(
            new ObservedForeignKey(
                Identifier.listOf("Id", "at"),
                new QualifiedName("dev", "shop", "customers"),
                Identifier.listOf("a", "b"),
                Identifier.of("orders_fk")))
        .property("delta.enableChangeDataFeed", "true")
        .feature(TableFeature.TIMESTAMP_NTZ)
        .feature(TableFeature.VARIANT_TYPE)
        .inboundReference(
            new InboundReference(
                Identifier.of("lines_fk"), new QualifiedName("dev", "shop", "lines")))
        .kind(RelationKind.STREAMING_TABLE)
        .build();
  }

  @Test
  void defaultsAreNotWritten() {
    assertThat(text(ObservedTableDocument.write(smallest()))).isEqualTo(SMALLEST);
    assertThat(ObservedTableDocument.read(bytes(SMALLEST))).isEqualTo(smallest());
  }

  @Test
  void everythingElseIs() {
    assertThat(text(ObservedTableDocument.write(largest()))).isEqualTo(LARGEST);
    assertThat(ObservedTableDocument.read(bytes(LARGEST))).isEqualTo(largest());
  }

  @Test
  void rawPropertiesAreProjected() {
    ObservedTable read =
        ObservedTableDocument.fromJson(
            json(
                SMALLEST.replace(
                    "'schema'",
                    "'properties':{'delta.minReaderVersion':'3','owner':'me',"
                        + "'delta.feature.variantType':'supported',"
                        + "'delta.feature.timestampNtz':'enabled',"
                        + "'delta.feature.rowTracking':'supported',"
                        + "'delta.columnMapping.mode':'id'},'schema'")));

    assertThat(read.properties()).isEqualTo(Map.of("delta.columnMapping.mode", "id"));
    assertThat(read.features()).containsExactly(TableFeature.VARIANT_TYPE);
  }

  @Test
  void defaultsMayBeWrittenAndFormatLeftOut() {
    assertThat(
            ObservedTableDocument.fromJson(
                json(
                    "{'catalog':'dev','schema':'shop','name':'orders','columns':[{'name':'id',"
                        + "'type':'long','nullable':true,'comment':'','tags':{}}],'comment':'',"
                        + "'tags':{},'properties':{},'partitionedBy':[],'clusteredBy':[],"
                        + "'primaryKey':null,'foreignKeys':[],'referencingForeignKeys':[],"
                        + "'kind':'TABLE'}")))
        .isEqualTo(smallest());
  }

  @Test
  void bytesMustBeCanonical() {
    assertThatThrownBy(() -> ObservedTableDocument.read(bytes(SMALLEST + " ")))
        .isInstanceOf(JsonException.class);
  }

  @Test
  void allProblemsAreCollected() {
    assertRefused(
        "{'schema':'shop','name':'orders','columns':["
            + "{'name':'','type':'long','renamedFrom':'x'},{'name':'b','type':{'decimal':[39,0]}}],"
            + "'primaryKey':{'columns':['b']},'scope':'full',"
            + "'foreignKeys':[{'columns':'b','references':'SELF','name':'fk'},"
            + "{'localColumns':['b','B'],'referencedTable':'a.b.c','referencedColumns':['x','y'],"
            + "'name':'fk'}],"
            + "'referencingForeignKeys':[{'name':'fk','table':'lines'}],"
            + "'clusteredBy':['b',''],'properties':{'p':null},'kind':'VIEW'}",
        "RL1952 ",
        "RL1001 columns[0].name",
        "RL1953 columns[0].renamedFrom",
        "RL1203 columns[1].type.precision",
        "RL1001 clusteredBy[1]",
        "RL1952 primaryKey",
        "RL1952 foreignKeys[0]",
        "RL1952 foreignKeys[0]",
        "RL1952 foreignKeys[0]",
        "RL1953 foreignKeys[0].columns",
        "RL1953 foreignKeys[0].references",
        "RL1005 foreignKeys[1].columns[1]",
        "RL1956 referencingForeignKeys[0].table",
        "RL1951 properties[0].value",
        "RL1954 kind",
        "RL1953 scope");
  }

  @Test
  void theStructureIsChecked() {
    assertRefused(
        SMALLEST.replace("'schema'", "'partitionedBy':['x'],'schema'"), "RL1004 partitionedBy[0]");
    assertRefused(SMALLEST.replace("'dev'", "' '"), "RL1001 catalog");
  }

  @Test
  void aLaterVersionIsRefused() {
    assertRefused(SMALLEST.replace("Version':1", "Version':9"), "RL1955 formatVersion");
    assertRefused("[]", "RL1951 ");
  }

  private static void assertRefused(String document, String... problems) {
    assertThatThrownBy(() -> ObservedTableDocument.fromJson(json(document)))
        .isInstanceOfSatisfying(
            InvalidDeclarationException.class,
            e -> assertThat(codes(e.problems())).containsExactly(problems));
  }
}
