package io.recordlake.processor.generate;

import com.palantir.javapoet.CodeBlock;
import io.recordlake.model.type.ArrayType;
import io.recordlake.model.type.DataType;
import io.recordlake.model.type.DataTypeVisitor;
import io.recordlake.model.type.DecimalType;
import io.recordlake.model.type.MapType;
import io.recordlake.model.type.ScalarType;
import io.recordlake.model.type.StructField;
import io.recordlake.model.type.StructType;

/** The Java expression that builds a type. */
enum TypeExpression implements DataTypeVisitor<CodeBlock> {
  INSTANCE;

  /** How many parts a type has; the code that builds it grows with them. */
  static int size(DataType type) {
    return type.accept(Size.INSTANCE);
  }

  @Override
  public CodeBlock scalar(ScalarType type) {
    return CodeBlock.of("$T.$L", ScalarType.class, type.name());
  }

  @Override
  public CodeBlock decimal(DecimalType type) {
    return CodeBlock.of("new $T($L, $L)", DecimalType.class, type.precision(), type.scale());
  }

  @Override
  public CodeBlock array(ArrayType type) {
    return CodeBlock.of("new $T($L)", ArrayType.class, type.element().accept(this));
  }

  @Override
  public CodeBlock map(MapType type) {
    return CodeBlock.of(
        "new $T($L, $L)", MapType.class, type.key().accept(this), type.value().accept(this));
  }

  @Override
  public CodeBlock struct(StructType type) {
    CodeBlock fields = CodeBlock.join(type.fields().stream().map(this::field).toList(), ",\n");
    return CodeBlock.builder()
        .add("$T.of(\n", StructType.class)
        .indent()
        .indent()
        .add(fields)
        .add(")")
        .unindent()
        .unindent()
        .build();
  }

  private CodeBlock field(StructField field) {
    return CodeBlock.of(
        "$T.$L($L, $L)",
        StructField.class,
        field.nullable() ? "nullable" : "notNull",
        Literals.string(field.name().value()),
        field.type().accept(this));
  }

  private enum Size implements DataTypeVisitor<Integer> {
    INSTANCE;

    @Override
    public Integer scalar(ScalarType type) {
      return 1;
    }

    @Override
    public Integer decimal(DecimalType type) {
      return 1;
    }

    @Override
    public Integer array(ArrayType type) {
      return 1 + type.element().accept(this);
    }

    @Override
    public Integer map(MapType type) {
      return 1 + type.key().accept(this) + type.value().accept(this);
    }

    @Override
    public Integer struct(StructType type) {
      return type.fields().stream().mapToInt(field -> 1 + field.type().accept(this)).sum() + 1;
    }
  }
}
