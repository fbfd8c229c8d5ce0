package io.recordlake.processor.declare;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Where in a table a type stands.
 *
 * @param site the component, for findings
 * @param naming how nested components are named
 * @param digits precision and scale of the component
 * @param enforceable whether Delta can enforce NOT NULL on fields here: everything around is NOT
 *     NULL, and no list or map is above
 * @param around the records around, by qualified name
 * @param ranks makes the locations of nested components
 */
record TypeUse(
    Site site,
    ColumnNaming naming,
    DecimalDigits digits,
    boolean enforceable,
    Set<String> around,
    Ranks ranks) {

  TypeUse insideCollection() {
    return new TypeUse(site, naming, digits, false, around, ranks);
  }

  /** The use of the type of a component of a nested record. */
  TypeUse component(Site nested, DecimalDigits nestedDigits, boolean stillEnforceable) {
    return new TypeUse(nested, naming, nestedDigits, stillEnforceable, around, ranks);
  }

  /** The same use with one more record around. */
  TypeUse inside(String record) {
    Set<String> more = new LinkedHashSet<>(around);
    more.add(record);
    return new TypeUse(site, naming, digits, enforceable, more, ranks);
  }
}
