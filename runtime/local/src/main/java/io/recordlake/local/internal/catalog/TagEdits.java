package io.recordlake.local.internal.catalog;

import io.recordlake.model.diff.ProtectedTag;
import io.recordlake.planning.delta.TagLimits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What statements do to the tags of a table and its columns. */
final class TagEdits {

  private TagEdits() {}

  static LakeTable set(LakeTable table, Map<String, String> tags) {
    String owner = "table " + table.name();
    return table.withFacts(
        table.facts().withTableTags(merged(owner, table.facts().tableTags(), tags)));
  }

  static LakeTable unset(LakeTable table, List<String> keys) {
    return table.withFacts(table.facts().withTableTags(without(table.facts().tableTags(), keys)));
  }

  static LakeTable setOnColumn(LakeTable table, String name, Map<String, String> tags) {
    String column = table.requireColumn(name).name();
    String owner = "column \"" + column + "\" of " + table.name();
    TableFacts changed =
        table.facts().withTagsOf(column, merged(owner, table.facts().tagsOf(column), tags));
    int total = changed.columnTags().values().stream().mapToInt(Map::size).sum();
    if (total > TagLimits.MAX_COLUMN_TAGS) {
      throw Condition.TAG_LIMIT_EXCEEDED.refuse(
          "The columns of "
              + table.name()
              + " would have "
              + total
              + " tags (at most "
              + TagLimits.MAX_COLUMN_TAGS
              + ").");
    }
    return table.withFacts(changed);
  }

  static LakeTable unsetOnColumn(LakeTable table, String name, List<String> keys) {
    String column = table.requireColumn(name).name();
    return table.withFacts(
        table.facts().withTagsOf(column, without(table.facts().tagsOf(column), keys)));
  }

  private static Map<String, String> merged(
      String owner, Map<String, String> present, Map<String, String> added) {
    added.forEach((key, value) -> check(owner, key, value));
    Map<String, String> merged = new LinkedHashMap<>(present);
    merged.putAll(added);
    if (merged.size() > TagLimits.MAX_TAGS) {
      throw Condition.TAG_LIMIT_EXCEEDED.refuse(
          "The "
              + owner
              + " would have "
              + merged.size()
              + " tags (at most "
              + TagLimits.MAX_TAGS
              + ").");
    }
    return merged;
  }

  private static Map<String, String> without(Map<String, String> present, List<String> keys) {
    Map<String, String> rest = new LinkedHashMap<>(present);
    keys.forEach(rest::remove);
    return rest;
  }

  private static void check(String owner, String key, String value) {
    if (key.isBlank()) {
      throw refuse(owner, key, "the key is blank");
    }
    if (TagLimits.isTooLong(key) || TagLimits.isTooLong(value)) {
      throw refuse(
          owner, key, "key or value exceed the length of " + TagLimits.MAX_LENGTH + " characters");
    }
    if (!ProtectedTag.isSettable(key)) {
      throw refuse(owner, key, "the key has one of the characters . , - = / :");
    }
    if (!TagLimits.isSettableValue(key) || !TagLimits.isSettableValue(value)) {
      throw refuse(owner, key, "key or value start or end with a space");
    }
  }

  private static StatementRefused refuse(String owner, String key, String why) {
    return Condition.INVALID_TAG.refuse(
        "The tag \"" + key + "\" of " + owner + " cannot be set: " + why + ".");
  }
}
