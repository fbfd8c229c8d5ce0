package io.recordlake.processor.declare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names live in catalogs: a row may be added here, never changed. */
class ColumnNamingTest {

  @ParameterizedTest
  @CsvSource({
    "id, id",
    "orderId, order_id",
    "orderID, order_id",
    "userURLValue, user_url_value",
    "sha256Hash, sha256_hash",
    "URL, url",
    "URLValue, url_value",
    "Order, order",
    "aB, a_b",
    "ABc, a_bc",
    "aBC, a_bc",
    "aBCd, a_b_cd",
    "x1, x1",
    "x1Y2, x1_y2",
    "line1Of2, line1_of2",
    "HTTP2Server, http2_server",
    "order_id, order_id",
    "order_Id, order_id",
    "ORDER_ID, order_id",
    "_id, _id",
    "id_, id_",
    "a$B, a$b",
    "größeÄndern, größe_ändern",
    "isVIP, is_vip",
    "iPhone, i_phone",
    "ñandúX, ñandú_x"
  })
  void snakeCase(String component, String column) {
    assertThat(ColumnNaming.SNAKE_CASE.columnName(component)).isEqualTo(column);
  }

  @ParameterizedTest
  @CsvSource({"orderID", "URLValue", "order_Id"})
  void asIs(String component) {
    assertThat(ColumnNaming.AS_IS.columnName(component)).isEqualTo(component);
  }
}
