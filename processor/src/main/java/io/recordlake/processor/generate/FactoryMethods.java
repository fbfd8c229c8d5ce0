package io.recordlake.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredPrimaryKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.Scope;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * The methods of a table class that build the table. Columns are spread over several methods,
 * because the code of one method is bounded.
 */
final class FactoryMethods {

  /** Parts of types and columns in one method; each takes a few dozen bytes of at most 65,535. */
  private static final int MAX_SIZE = 400;

  private final DesiredTable table;
  private final List<MethodSpec> columnMethods = new ArrayList<>();

  private FactoryMethods(DesiredTable table) {
    this.table = table;
  }

  static List<MethodSpec> of(DesiredTable table) {
    FactoryMethods methods = new FactoryMethods(table);
    methods.addColumnMethods();
    List<MethodSpec> all = new ArrayList<>();
    all.add(methods.build());
    all.addAll(methods.columnMethods);
    return all;
  }

  private MethodSpec build() {
    CodeBlock.Builder code = CodeBlock.builder();
    QualifiedName name = table.name();
    code.add(
        "return $T.builder($L)",
        DesiredTable.class,
        Literals.strings(List.of(name.catalog(), name.schema(), name.name())));
    code.indent().indent();
    columnMethods.forEach(method -> code.add("\n.columns($N())", method));
    if (!table.comment().isEmpty()) {
      code.add("\n.comment($L)", Literals.string(table.comment()));
    }
    table
        .tags()
        .forEach((key, value) -> code.add("\n.tag($L)", Literals.strings(List.of(key, value))));
    addNames(code, "partitionedBy", table.partitionedBy());
    addNames(code, "clusteredBy", table.clusteredBy());
    DesiredPrimaryKey key = table.primaryKey();
    if (key != null) {
      addPrimaryKey(code, key);
    }
    table.foreignKeys().forEach(foreignKey -> addForeignKey(code, foreignKey));
    table.properties().forEach((property, intent) -> addProperty(code, property, intent));
    if (table.scope() != Scope.FULL) {
      code.add("\n.scope($T.$L)", Scope.class, table.scope().name());
    }
    addNames(code, "droppedColumns", table.droppedColumns());
    code.add("\n.build();\n").unindent().unindent();
    return MethodSpec.methodBuilder("build")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(DesiredTable.class)
        .addCode(code.build())
        .build();
  }

  private static void addNames(CodeBlock.Builder code, String method, List<Identifier> names) {
    if (!names.isEmpty()) {
      code.add("\n.$L($L)", method, Literals.strings(texts(names)));
    }
  }

  private static void addPrimaryKey(CodeBlock.Builder code, DesiredPrimaryKey key) {
    if (key.name() == null) {
      addNames(code, "primaryKey", key.columns());
    } else {
      code.add(
          "\n.primaryKey(new $T($L, $L))",
          DesiredPrimaryKey.class,
          identifiers(key.columns()),
          identifier(key.name()));
    }
  }

  private static void addForeignKey(CodeBlock.Builder code, DesiredForeignKey key) {
    QualifiedName target = key.references();
    code.add("\n.foreignKey(\n").indent().indent();
    code.add("new $T(\n", DesiredForeignKey.class).indent().indent();
    code.add(
        "$L,\nnew $T($L),\n$L,\n$L))",
        identifiers(key.columns()),
        QualifiedName.class,
        Literals.strings(List.of(target.catalog(), target.schema(), target.name())),
        identifiers(key.referencedColumns()),
        identifier(key.name()));
    code.unindent().unindent().unindent().unindent();
  }

  private static void addProperty(CodeBlock.Builder code, String key, PropertyIntent intent) {
    if (intent instanceof PropertyIntent.Present present) {
      code.add("\n.property($L)", Literals.strings(List.of(key, present.value())));
    } else {
      code.add("\n.property($L, $T.absent())", Literals.string(key), PropertyIntent.class);
    }
  }

  private void addColumnMethods() {
    List<CodeBlock> chunk = new ArrayList<>();
    int size = 0;
    for (DesiredColumn column : table.columns()) {
      int more = 1 + column.tags().size() + TypeExpression.size(column.type());
      if (!chunk.isEmpty() && size + more > MAX_SIZE) {
        addColumnMethod(chunk);
        chunk = new ArrayList<>();
        size = 0;
      }
      chunk.add(column(column));
      size += more;
    }
    addColumnMethod(chunk);
  }

  private void addColumnMethod(List<CodeBlock> columns) {
    CodeBlock code =
        CodeBlock.builder()
            .add("return $T.of(\n", List.class)
            .indent()
            .indent()
            .add(CodeBlock.join(columns, ",\n"))
            .add(");\n")
            .unindent()
            .unindent()
            .build();
    columnMethods.add(
        MethodSpec.methodBuilder("columns" + (columnMethods.size() + 1))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(
                ParameterizedTypeName.get(
                    ClassName.get(List.class), ClassName.get(DesiredColumn.class)))
            .addCode(code)
            .build());
  }

  private static CodeBlock column(DesiredColumn column) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(
                "$T.$L($L, $L)",
                DesiredColumn.class,
                column.nullable() ? "nullable" : "notNull",
                Literals.string(column.name().value()),
                column.type().accept(TypeExpression.INSTANCE));
    code.indent().indent();
    if (!column.comment().isEmpty()) {
      code.add("\n.withComment($L)", Literals.string(column.comment()));
    }
    column
        .tags()
        .forEach((key, value) -> code.add("\n.withTag($L)", Literals.strings(List.of(key, value))));
    Identifier renamedFrom = column.renamedFrom();
    if (renamedFrom != null) {
      code.add("\n.withRenamedFrom($L)", Literals.string(renamedFrom.value()));
    }
    return code.unindent().unindent().build();
  }

  private static CodeBlock identifiers(List<Identifier> names) {
    return CodeBlock.of("$T.listOf($L)", Identifier.class, Literals.strings(texts(names)));
  }

  private static CodeBlock identifier(@Nullable Identifier name) {
    return name == null
        ? CodeBlock.of("null")
        : CodeBlock.of("$T.of($L)", Identifier.class, Literals.string(name.value()));
  }

  private static List<String> texts(List<Identifier> names) {
    return names.stream().map(Identifier::value).toList();
  }
}
