package io.recordlake.planning.lowering;

import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Place;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.ForeignKeyDeclaration;
import io.recordlake.planning.declaration.PropertyDeclaration;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import io.recordlake.planning.delta.NestedFields;
import io.recordlake.planning.rule.PlanningProblem;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Texts that stay the same wherever they go: well-formed, and in Unicode normal form C, so that the
 * canonical form of a declaration changes nothing.
 */
final class TextRules {
  /** How many characters before and after a place a message shows. */
  private static final int EXCERPT = 20;

  private final List<Problem> problems = new ArrayList<>();

  private TextRules() {}

  static List<Problem> problems(TableDeclaration table) {
    TextRules rules = new TextRules();
    Place root = Place.root();
    rules.check(table.catalog(), root.attribute("catalog"));
    rules.check(table.schema(), root.attribute("schema"));
    rules.check(table.name(), root.attribute("name"));
    rules.check(table.comment(), root.attribute("comment"));
    rules.checkTags(table.tags(), root.attribute("tags"));
    rules.checkAll(table.partitionedBy(), root.attribute("partitionedBy"));
    rules.checkAll(table.clusteredBy(), root.attribute("clusteredBy"));
    rules.checkAll(table.primaryKey(), root.attribute("primaryKey"));
    rules.check(table.primaryKeyName(), root.attribute("primaryKeyName"));
    rules.checkAll(table.droppedColumns(), root.attribute("droppedColumns"));
    for (int i = 0; i < table.columns().size(); i++) {
      rules.checkColumn(table.columns().get(i), Place.column(i));
    }
    for (int i = 0; i < table.foreignKeys().size(); i++) {
      rules.checkForeignKey(table.foreignKeys().get(i), root.attribute("foreignKeys").index(i));
    }
    for (int i = 0; i < table.properties().size(); i++) {
      PropertyDeclaration property = table.properties().get(i);
      rules.check(property.value(), root.attribute("properties").index(i).attribute("value"));
    }
    return rules.problems;
  }

  private void checkColumn(ColumnDeclaration column, Place place) {
    check(column.name(), place.attribute("name"));
    check(column.comment(), place.attribute("comment"));
    check(column.renamedFrom(), place.attribute("renamedFrom"));
    checkTags(column.tags(), place.attribute("tags"));
    DataType type = column.type();
    if (type != null) {
      NestedFields.of(column.name(), type, column.nullable())
          .forEach(nested -> check(nested.field().name().value(), place.attribute("type")));
    }
  }

  private void checkForeignKey(ForeignKeyDeclaration key, Place place) {
    checkAll(key.columns(), place.attribute("columns"));
    QualifiedName references = key.references();
    if (references != null) {
      check(references.toString(), place.attribute("references"));
    }
    checkAll(key.referencedColumns(), place.attribute("referencedColumns"));
    check(key.name(), place.attribute("name"));
  }

  private void checkTags(List<TagDeclaration> tags, Place place) {
    for (int i = 0; i < tags.size(); i++) {
      check(tags.get(i).key(), place.index(i).attribute("key"));
      check(tags.get(i).value(), place.index(i).attribute("value"));
    }
  }

  private void checkAll(@Nullable List<String> texts, Place place) {
    for (int i = 0; texts != null && i < texts.size(); i++) {
      check(texts.get(i), place.index(i));
    }
  }

  private void check(@Nullable String text, Place place) {
    if (text == null || isPlain(text)) {
      return;
    }
    if (!isWellFormed(text)) {
      problems.add(
          Problem.of(
              PlanningProblem.TEXT_NOT_NORMAL,
              place,
              "the text has half of a surrogate pair",
              "Write the whole character."));
    } else if (!Normalizer.isNormalized(text, Normalizer.Form.NFC)) {
      problems.add(
          Problem.of(
              PlanningProblem.TEXT_NOT_NORMAL,
              place,
              "\"" + excerpt(text) + "\" is not in Unicode normal form C",
              "Write it with composed characters."));
    }
  }

  /** The text around the first character that is not composed; a comment may be long. */
  private static String excerpt(String text) {
    String normal = Normalizer.normalize(text, Normalizer.Form.NFC);
    int shorter = Math.min(text.length(), normal.length());
    int first = 0;
    while (first < shorter && text.charAt(first) == normal.charAt(first)) {
      first++;
    }
    int[] points = text.codePoints().toArray();
    int at = text.codePointCount(0, first);
    int from = Math.max(0, at - EXCERPT);
    int to = Math.min(points.length, at + EXCERPT);
    return (from > 0 ? "..." : "")
        + new String(points, from, to - from)
        + (to < points.length ? "..." : "");
  }

  /** Text of ASCII letters, which most text is, is always well-formed and composed. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > 0x7F) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWellFormed(String text) {
    try {
      StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }
}
