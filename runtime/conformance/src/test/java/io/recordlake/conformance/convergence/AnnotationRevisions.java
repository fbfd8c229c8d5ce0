package io.recordlake.conformance.convergence;

import java.util.List;
import java.util.Map;

/** Changes of comments and tags. */
final class AnnotationRevisions {
  private static final int MAX_TAGS = 50;

  private AnnotationRevisions() {}

  /** Sets, changes or removes tags; seldom fills them up to the limit with others. */
  static void change(Map<String, String> tags, Dice dice) {
    if (dice.percent(3)) {
      tags.clear();
      String prefix = dice.pick(List.of("a", "b"));
      for (int i = dice.between(45, MAX_TAGS); i > 0; i--) {
        tags.put(prefix + i, "");
      }
    } else if (dice.percent(30) && !tags.isEmpty()) {
      tags.remove(dice.pick(List.copyOf(tags.keySet())));
    } else if (tags.size() < MAX_TAGS) {
      tags.put(Texts.tagKey(dice), Texts.tagValue(dice));
    }
  }
}
