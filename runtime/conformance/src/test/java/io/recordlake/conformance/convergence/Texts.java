package io.recordlake.conformance.convergence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Names and texts that are hard to quote. */
final class Texts {
  private static final List<String> NAMES =
      List.of(
          "id",
          "name",
          "City",
          "orderId",
          "total_amount",
          "notes",
          "status",
          "zip",
          "größe",
          "Ωmega",
          "日本",
          "emoji😀",
          "a.b",
          "tick`ed",
          "``",
          "back\\slash",
          "quo'te",
          "dash-ed",
          "1st",
          "select",
          "${x}",
          "per%cent",
          "İx",
          "straße",
          "q\"q",
          "#",
          "created_at",
          "flag");

  private static final List<String> NAMES_TO_MAP =
      List.of(
          "two words",
          " lead",
          "semi;colon",
          "com,ma",
          "equal=s",
          "paren(s)",
          "brace{s}",
          "tab\tbed",
          "line\nbreak");

  private static final List<String> RESERVED_NAMES =
      List.of("_change_type", "_Commit_Version", "_commit_timestamp");

  private static final List<String> FRAGMENTS =
      List.of(
          "plain",
          "it's",
          "\\",
          "back\\slash",
          "\\'",
          "''",
          "'",
          "\"",
          "\"\"",
          " ESCAPE \"\" ",
          "${env:HOME}",
          "${",
          "$\\{",
          "$",
          "\n",
          "\r\n",
          "\t",
          "😀",
          "日本語",
          "größe",
          "`",
          "%_",
          "\\%",
          "\\u0041",
          "\\n",
          "--",
          "/*",
          "*/",
          ";",
          " ",
          ",",
          "{\"a\":1}",
          "é",
          "\u0001",
          "\u2028",
          "\u00a0",
          "0");

  private static final List<String> TAG_KEYS =
      List.of(
          "pii",
          "PII",
          "domain",
          "owner team",
          "größe",
          "k\"q",
          "a'b",
          "x\\y",
          "😀",
          "${t}",
          "100%",
          "`",
          "\"\"");

  private Texts() {}

  /** A column or field name; one that needs column mapping only where allowed. */
  static String name(Dice dice, boolean mapped) {
    if (mapped && dice.percent(8)) {
      return dice.pick(NAMES_TO_MAP);
    }
    return dice.percent(2) ? dice.pick(RESERVED_NAMES) : dice.pick(NAMES);
  }

  /** A text to be stored as it is; often empty. */
  static String comment(Dice dice) {
    if (dice.percent(40)) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    for (int i = dice.between(1, 4); i > 0; i--) {
      text.append(dice.pick(FRAGMENTS));
    }
    return text.toString();
  }

  static String tagKey(Dice dice) {
    return dice.pick(TAG_KEYS);
  }

  static String tagValue(Dice dice) {
    String text = comment(dice);
    return text.startsWith(" ") || text.endsWith(" ") ? "x" + text + "x" : text;
  }

  static Map<String, String> tags(Dice dice) {
    Map<String, String> tags = new LinkedHashMap<>();
    if (dice.percent(35)) {
      for (int i = dice.between(1, 3); i > 0; i--) {
        tags.put(tagKey(dice), tagValue(dice));
      }
    }
    return tags;
  }
}
