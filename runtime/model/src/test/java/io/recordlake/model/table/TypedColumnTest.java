package io.recordlake.model.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.type.ScalarType;
import org.junit.jupiter.api.Test;

class TypedColumnTest {

  private static final DesiredTable TABLE =
      DesiredTable.builder("dev", "shop", "orders")
          .column(DesiredColumn.notNull("order_id", ScalarType.LONG))
          .column(DesiredColumn.nullable("note", ScalarType.STRING))
          .build();

  @Test
  void isTheColumnAtThePosition() {
    TypedColumn<String> note = TypedColumn.of(TABLE, 1);

    assertThat(note.column()).isEqualTo(TABLE.columns().get(1));
    assertThat(note.name()).isEqualTo("note");
    assertThat(note.type()).isEqualTo(ScalarType.STRING);
    assertThat(note).hasToString("note");
  }

  @Test
  void refusesAPositionBehindTheLastColumn() {
    assertThatThrownBy(() -> TypedColumn.of(TABLE, 2))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
