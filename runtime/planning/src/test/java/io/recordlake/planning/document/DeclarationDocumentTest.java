package io.recordlake.planning.document;

import static io.recordlake.planning.document.Documents.codes;
import static io.recordlake.planning.document.Documents.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Problem;
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
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DeclarationDocumentTest {
  private static final QualifiedName PARENT = new QualifiedName("dev", "shop", "customers");

  private static DeclarationReading read(String document) {
    return DeclarationDocument.read(json(document));
  }

  private static String table(String more) {
    return "{'catalog':'dev','schema':'shop','name':'orders',"
        + "'columns':[{'name':'id','type':'long'}]"
        + (more.isEmpty() ? "" : ",")
        + more
        + "}";
  }

  @Test
  void whatIsLeftOutHasItsDefault() {
    assertThat(read(table("")).require())
        .isEqualTo(
            TableDeclaration.builder("dev", "shop", "orders")
                .column("id", ScalarType.LONG)
                .build());
  }

  @Test
  void defaultsMayBeWritten() {
    assertThat(
            read("{'format':'delta','formatVersion':1,'catalog':'dev','schema':'shop',"
                    + "'name':'orders','columns':[{'name':'id','type':'long','nullable':true,"
                    + "'comment':'','tags':{},'renamedFrom':null}],'comment':'',"
                    + "'properties':{},'tags':{},'partitionedBy':[],'clusteredBy':[],"
                    + "'primaryKey':null,'foreignKeys':[],'scope':'full','droppedColumns':[]}")
                .require())
        .isEqualTo(read(table("")).require());
  }

  @Test
  void everythingIsReadAsWritten() {
    TableDeclaration read =
        read("{'catalog':'Dev','schema':'Shop','name':'Orders','comment':'c',"
                + "'columns':[{'name':'ID','type':'long','nullable':false,'comment':'k',"
                + "'tags':{'z':'1','a':'2'},'renamedFrom':'key'}],"
                + "'tags':{'t':'u'},'properties':{'p':'v','q':null},"
                + "'partitionedBy':['b','a'],'clusteredBy':['d'],"
                + "'primaryKey':{'columns':['id'],'name':'pk'},"
                + "'scope':'metadata','droppedColumns':['old']}")
            .require();

    assertThat(read)
        .isEqualTo(
            TableDeclaration.builder("Dev", "Shop", "Orders")
                .comment("c")
                .column(
                    new ColumnDeclaration(
                        "ID",
                        ScalarType.LONG,
                        false,
                        "k",
                        List.of(new TagDeclaration("z", "1"), new TagDeclaration("a", "2")),
                        "key"))
                .tag("t", "u")
                .property("p", "v")
                .propertyAbsent("q")
                .partitionedBy(List.of("b", "a"))
                .clusteredBy(List.of("d"))
                .primaryKey(List.of("id"))
                .primaryKeyName("pk")
                .scope(Scope.METADATA)
                .droppedColumns(List.of("old"))
                .build());
  }

  @Test
  void aForeignKeyHasThreeForms() {
    TableDeclaration read =
        read(table(
                "'foreignKeys':["
                    + "{'columns':'a','references':'dev.shop.customers'},"
                    + "{'columns':['b','a'],'references':'Dev.Shop.Customers','name':'fk'},"
                    + "{'columns':{'b':'y','a':'x'},'references':'SELF','name':null}]"))
            .require();

    assertThat(read.foreignKeys())
        .containsExactly(
            new ForeignKeyDeclaration(List.of("a"), PARENT, null, null),
            new ForeignKeyDeclaration(List.of("b", "a"), PARENT, null, "fk"),
            new ForeignKeyDeclaration(List.of("b", "a"), null, List.of("y", "x"), null));
  }

  @ParameterizedTest
  @EnumSource
  void everyScalarTypeHasItsName(ScalarType type) {
    assertThat(type("'" + type.name().toLowerCase(Locale.ROOT) + "'")).isEqualTo(type);
  }

  @Test
  void typesNest() {
    assertThat(type("{'decimal':[38,0]}")).isEqualTo(new DecimalType(38, 0));
    assertThat(type("{'array':{'array':'date'}}"))
        .isEqualTo(new ArrayType(new ArrayType(ScalarType.DATE)));
    assertThat(
            type(
                "{'map':['string',{'struct':[{'name':'F','type':'byte','nullable':false},"
                    + "{'name':'g','type':'short'}]}]}"))
        .isEqualTo(
            new MapType(
                ScalarType.STRING,
                StructType.of(
                    StructField.notNull("f", ScalarType.BYTE),
                    StructField.nullable("g", ScalarType.SHORT))));
  }

  private static DataType type(String type) {
    TableDeclaration read = read(table("").replace("'long'", type)).require();
    DataType dataType = read.columns().get(0).type();
    assertThat(dataType).isNotNull();
    return Objects.requireNonNull(dataType);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'Long'|RL1954 columns[0].type",
        "'decimal'|RL1954 columns[0].type",
        "{'decimals':[1,1]}|RL1954 columns[0].type",
        "{}|RL1951 columns[0].type",
        "{'array':'long','map':['long','long']}|RL1951 columns[0].type",
        "['long']|RL1951 columns[0].type",
        "null|RL1951 columns[0].type",
        "{'decimal':[10]}|RL1951 columns[0].type",
        "{'decimal':[10.0,0]}|RL1951 columns[0].type[0]",
        "{'decimal':['10',0]}|RL1951 columns[0].type[0]",
        "{'decimal':[10,true]}|RL1951 columns[0].type[1]",
        "{'decimal':[10,4294967296]}|RL1951 columns[0].type[1]",
        "{'decimal':[39,2]}|RL1203 columns[0].type.precision",
        "{'decimal':[2,3]}|RL1204 columns[0].type.scale",
        "{'array':{'decimal':[2,-1]}}|RL1204 columns[0].type.element.scale",
        "{'array':'text'}|RL1954 columns[0].type.element",
        "{'map':{'string':'long'}}|RL1951 columns[0].type",
        "{'map':[{'map':['long','long']},'long']}|RL1205 columns[0].type.key",
        "{'map':['long','lon']}|RL1954 columns[0].type.value",
        "{'struct':[]}|RL1201 columns[0].type",
        "{'struct':{'a':'long'}}|RL1951 columns[0].type.fields",
        "{'struct':[{'name':'a','type':'long'},{'name':'A','type':'long'}]}"
            + "|RL1202 columns[0].type.fields[1].name",
        "{'struct':[{'name':'','type':'long'}]}|RL1001 columns[0].type.fields[0].name",
        "{'struct':[{'type':'long'}]}|RL1952 columns[0].type.fields[0]",
        "{'struct':[{'name':'a'}]}|RL1952 columns[0].type.fields[0]",
        "{'struct':[{'name':'a','type':'long','comment':'x'}]}"
            + "|RL1953 columns[0].type.fields[0].comment",
        "{'struct':[{'name':'a','type':'log','nullable':1}]}"
            + "|RL1951 columns[0].type.fields[0].nullable;RL1954 columns[0].type.fields[0].type",
      })
  void aTypeIsRefusedAtItsPlace(String type, String problems) {
    assertThat(codes(read(table("").replace("'long'", type)).problems()))
        .containsExactly(problems.split(";"));
  }

  @Test
  void theRestCanBeJudgedWhenOnlyTypesAreWrong() {
    DeclarationReading reading = read(table("'tags':{'a':'b'}").replace("'long'", "'lang'"));

    TableDeclaration declaration = Objects.requireNonNull(reading.declaration());
    assertThat(declaration.columns())
        .containsExactly(new ColumnDeclaration("id", null, true, "", List.of(), null));
    assertThat(codes(reading.problems())).containsExactly("RL1954 columns[0].type");
    assertThatThrownBy(reading::require).isInstanceOf(InvalidDeclarationException.class);
  }

  @Test
  void allProblemsAreCollected() {
    DeclarationReading reading =
        read(
            "{'catalog':1,'schema':'shop','extra':true,"
                + "'columns':[{'name':'a','type':'long','nullable':'yes','tag':{}},{},7],"
                + "'comment':null,'properties':{'p':'v','q':true},'tags':['x'],"
                + "'partitionedBy':'a','clusteredBy':['a',null],"
                + "'primaryKey':{'columns':'a'},"
                + "'foreignKeys':[{'columns':1,'references':'shop.customers'},"
                + "{'columns':{'a':1},'references':'dev..t'},{'name':3}],"
                + "'scope':'Full','droppedColumns':{}}");

    assertThat(reading.declaration()).isNull();
    assertThat(codes(reading.problems()))
        .containsExactly(
            "RL1951 catalog",
            "RL1952 ",
            "RL1951 columns[0].nullable",
            "RL1953 columns[0].tag",
            "RL1952 columns[1]",
            "RL1952 columns[1]",
            "RL1951 columns[2]",
            "RL1951 comment",
            "RL1951 tags",
            "RL1951 properties[1].value",
            "RL1951 partitionedBy",
            "RL1951 clusteredBy[1]",
            "RL1951 primaryKey.columns",
            "RL1956 foreignKeys[0].references",
            "RL1951 foreignKeys[0].columns",
            "RL1956 foreignKeys[1].references",
            "RL1951 foreignKeys[1].columns[0].value",
            "RL1952 foreignKeys[2]",
            "RL1952 foreignKeys[2]",
            "RL1951 foreignKeys[2].name",
            "RL1954 scope",
            "RL1951 droppedColumns",
            "RL1953 extra");
  }

  @Test
  void messagesSayWhatStandsThereAndWhatBelongs() {
    assertThat(read(table("'scope':'all'")).problems())
        .extracting(Problem::message, Problem::remedy)
        .containsExactly(
            tuple("Unknown scope \"all\"", "Use one of tags, annotations, metadata, full."));
    assertThat(read(table("'partitionedBy':'id'")).problems())
        .extracting(Problem::message, Problem::remedy)
        .containsExactly(tuple("a string stands where a list belongs", "Write a list."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'format':'iceberg'|RL1954 format",
        "'format':1|RL1951 format",
        "'formatVersion':2|RL1955 formatVersion",
        "'formatVersion':0|RL1954 formatVersion",
        "'formatVersion':'1'|RL1951 formatVersion",
        "'formatVersion':true|RL1951 formatVersion",
        "'formatVersion':1.0|RL1951 formatVersion",
      })
  void anUnknownFormatIsTheOnlyProblem(String field, String problem) {
    DeclarationReading reading = read(table(field + ",'unknown':1"));

    assertThat(reading.declaration()).isNull();
    assertThat(codes(reading.problems())).containsExactly(problem);
  }

  @ParameterizedTest
  @CsvSource({"null", "[]", "1", "true", "1.5"})
  void aDocumentIsAnObject(String document) {
    DeclarationReading reading = read(document);

    assertThat(reading.declaration()).isNull();
    assertThat(codes(reading.problems())).containsExactly("RL1951 ");
  }
}
