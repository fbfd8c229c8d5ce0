package io.recordlake.planning.delta;

import static io.recordlake.planning.delta.DeclaredTables.assertProblems;

import io.recordlake.model.type.ScalarType;
import io.recordlake.planning.declaration.TableDeclaration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameRulesTest {
  private static final String ASTRAL = new String(Character.toChars(0x1F600));

  @Test
  void acceptsOrdinaryNames() {
    assertProblems(named("dev", "shop", "Gr\u00F6\u00DFe-2_a"));
  }

  @ParameterizedTest
  @CsvSource({
    "'a.b', a period",
    "'a b', a space",
    "'a/b', a slash",
    "'a\u0000b', the control character U+0000",
    "'a\u001Fb', the control character U+001F",
    "'a\u007Fb', the control character U+007F"
  })
  void refusesWhatUnityCatalogForbids(String name, String what) {
    String shown = name.replace("\u0000", "\\u0000").replace("\u001F", "\\u001F");
    String text = "name \"" + shown.replace("\u007F", "\\u007F") + "\" has " + what;
    String why = ", which Unity Catalog forbids";
    assertProblems(named(name, "s", "t"), "RL1317 catalog: the catalog " + text + why);
    assertProblems(named("c", name, "t"), "RL1317 schema: the schema " + text + why);
    assertProblems(named("c", "s", name), "RL1317 name: the table " + text + why);
  }

  @Test
  void namesTheFirstForbiddenCharacterOfEachName() {
    assertProblems(
        named("a/b.c", "s", "t t"),
        "RL1317 catalog: the catalog name \"a/b.c\" has a slash, which Unity Catalog forbids",
        "RL1317 name: the table name \"t t\" has a space, which Unity Catalog forbids");
  }

  @Test
  void countsCharactersNotUnits() {
    assertProblems(named("c".repeat(255), "s".repeat(255), ASTRAL.repeat(255)));
    assertProblems(
        named("c".repeat(256), "s", ASTRAL.repeat(256)),
        "RL1318 catalog: the catalog name has 256 characters (at most 255)",
        "RL1318 name: the table name has 256 characters (at most 255)");
  }

  @Test
  void countsWhatTheCatalogStores() {
    // In lower case this letter is two characters.
    assertProblems(named("c", "s", "\u0130".repeat(127)));
    assertProblems(
        named("c", "s", "\u0130".repeat(128)),
        "RL1318 name: the table name has 256 characters (at most 255)");
  }

  private static TableDeclaration.Builder named(String catalog, String schema, String name) {
    return TableDeclaration.builder(catalog, schema, name).column("id", ScalarType.LONG);
  }
}
