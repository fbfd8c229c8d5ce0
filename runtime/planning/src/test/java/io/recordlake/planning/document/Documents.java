package io.recordlake.planning.document;

import io.recordlake.model.json.CanonicalJson;
import io.recordlake.model.json.JsonValue;
import io.recordlake.model.problem.Problem;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Documents as tests write them: with single quotes. */
final class Documents {
  private Documents() {}

  static JsonValue json(String text) {
    return CanonicalJson.PLAIN.read(text.replace('\'', '"'));
  }

  static byte[] bytes(String text) {
    return text.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
  }

  static String text(byte[] document) {
    return new String(document, StandardCharsets.UTF_8).replace('"', '\'');
  }

  /** Each problem as {@code code place}. */
  static List<String> codes(List<Problem> problems) {
    return problems.stream().map(p -> p.code().id() + " " + p.place()).toList();
  }
}
