package io.recordlake.planning.delta;

import static io.recordlake.planning.delta.DeclaredTables.assertProblems;
import static io.recordlake.planning.delta.DeclaredTables.table;
import static io.recordlake.planning.delta.DeclaredTables.tagged;

import io.recordlake.model.table.Scope;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.declaration.TagDeclaration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TagRulesTest {
  private static final String ASTRAL = new String(Character.toChars(0x1F600));
  private static final String REFUSED =
      " has a character that Unity Catalog refuses (. , - = / : and spaces at the ends)";

  @ParameterizedTest
  @EnumSource
  void allowsFiftyTagsPerTableAndColumnAtEveryScope(Scope scope) {
    assertProblems(withTags(50).column(tagged("c", tags(50))).scope(scope));
    assertProblems(
        withTags(51).column(tagged("c", tags(52))).scope(scope),
        "RL1312 tags: the table has 51 tags (at most 50)",
        "RL1312 columns[1].tags: column \"c\" has 52 tags (at most 50)");
  }

  @Test
  void allows256CharactersPerKeyAndValue() {
    assertProblems(table("a").tag(ASTRAL.repeat(256), ASTRAL.repeat(256)));
    assertProblems(
        table("a")
            .tag("k".repeat(257), ASTRAL.repeat(257))
            .column(tagged("c", new TagDeclaration("k", "v".repeat(300)))),
        "RL1313 tags[0].key: the tag has a 257-character key (at most 256)",
        "RL1313 tags[0].value: the tag has a 257-character value (at most 256)",
        "RL1313 columns[1].tags[0].value: the tag has a 300-character value (at most 256)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.b", "a,b", "a-b", "a=b", "a/b", "a:b", " a", "a "})
  void refusesKeysThatUnityCatalogRefuses(String key) {
    assertProblems(
        table("a").tag("ok", "").tag(key, "a.b-c"),
        "RL1314 tags[1].key: the tag key \"" + key + "\"" + REFUSED);
  }

  @Test
  void refusesValuesWithSpacesAtTheirEnds() {
    assertProblems(
        table("a").tag("k", " v").column(tagged("c", new TagDeclaration("l", "v "))),
        "RL1314 tags[0].value: the value of tag \"k\" starts or ends with a space",
        "RL1314 columns[1].tags[0].value: the value of tag \"l\" starts or ends with a space");
    assertProblems(table("a").tag("two words", "three more words"));
  }

  @Test
  void refusesATagThatIsDeclaredTwice() {
    assertProblems(
        table("a")
            .tag("k", "1")
            .tag("K", "1")
            .tag("k", "2")
            .column(tagged("c", new TagDeclaration("k", "1"), new TagDeclaration("k", "1"))),
        "RL1315 tags[2].key: the table declares the tag \"k\" twice",
        "RL1315 columns[1].tags[1].key: column \"c\" declares the tag \"k\" twice");
  }

  @Test
  void leavesBlankKeysToTheStructuralRules() {
    assertProblems(table("a").tag("  ", "v"));
  }

  private static TableDeclaration.Builder withTags(int count) {
    TableDeclaration.Builder builder = table("a");
    for (TagDeclaration tag : tags(count)) {
      builder.tag(tag.key(), tag.value());
    }
    return builder;
  }

  private static TagDeclaration[] tags(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> new TagDeclaration("k" + i, "v"))
        .toArray(TagDeclaration[]::new);
  }
}
