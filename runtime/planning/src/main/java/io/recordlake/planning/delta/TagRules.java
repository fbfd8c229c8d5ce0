package io.recordlake.planning.delta;

import io.recordlake.model.name.Blank;
import io.recordlake.model.problem.Place;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import io.recordlake.planning.rule.PlanningProblem;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tags that Unity Catalog can store. */
final class TagRules {
  private TagRules() {}

  static void judge(Declared declared) {
    judge(declared, declared.table().tags(), Place.root().attribute("tags"), "the table");
    List<ColumnDeclaration> columns = declared.table().columns();
    for (int i = 0; i < columns.size(); i++) {
      ColumnDeclaration column = columns.get(i);
      Place place = Place.column(i).attribute("tags");
      judge(declared, column.tags(), place, "column \"" + column.name() + "\"");
    }
  }

  private static void judge(
      Declared declared, List<TagDeclaration> tags, Place place, String owner) {
    if (tags.size() > TagLimits.MAX_TAGS) {
      declared.add(
          PlanningProblem.TOO_MANY_TAGS,
          place,
          owner + " has " + tags.size() + " tags (at most " + TagLimits.MAX_TAGS + ")",
          "Remove tags until " + TagLimits.MAX_TAGS + " are left.");
    }
    Set<String> keys = new HashSet<>();
    for (int i = 0; i < tags.size(); i++) {
      TagDeclaration tag = tags.get(i);
      if (!keys.add(tag.key())) {
        declared.add(
            PlanningProblem.REPEATED_TAG,
            place.index(i).attribute("key"),
            owner + " declares the tag \"" + tag.key() + "\" twice",
            "Keep one of the two.");
      }
      judgeLength(declared, tag.key(), place.index(i).attribute("key"), "key");
      judgeLength(declared, tag.value(), place.index(i).attribute("value"), "value");
      judgeCharacters(declared, tag, place.index(i));
    }
  }

  private static void judgeLength(Declared declared, String text, Place place, String what) {
    if (TagLimits.isTooLong(text)) {
      declared.add(
          PlanningProblem.TAG_TOO_LONG,
          place,
          "the tag has a "
              + text.codePointCount(0, text.length())
              + "-character "
              + what
              + " (at most "
              + TagLimits.MAX_LENGTH
              + ")",
          "Use a shorter " + what + ".");
    }
  }

  private static void judgeCharacters(Declared declared, TagDeclaration tag, Place place) {
    if (!Blank.isBlank(tag.key()) && !TagLimits.isSettableKey(tag.key())) {
      declared.add(
          PlanningProblem.TAG_CHARACTERS,
          place.attribute("key"),
          "the tag key \""
              + tag.key()
              + "\" has a character that Unity Catalog refuses (. , - = / : and spaces at the ends)",
          "Use letters, digits and underscores.");
    }
    if (!TagLimits.isSettableValue(tag.value())) {
      declared.add(
          PlanningProblem.TAG_CHARACTERS,
          place.attribute("value"),
          "the value of tag \"" + tag.key() + "\" starts or ends with a space",
          "Remove the spaces at its ends.");
    }
  }
}
