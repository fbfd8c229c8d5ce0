package io.recordlake.planning.delta;

import io.recordlake.model.problem.Problem;
import io.recordlake.planning.declaration.TableDeclaration;
import java.util.List;

/**
 * What can be said against a declaration because its table is a Delta table, before any warehouse
 * is asked.
 */
public final class DeclarationRules {
  private DeclarationRules() {}

  /**
   * Every problem of the declaration, rule by rule, each rule in the order of the declaration.
   * Names that are blank and references to columns that do not exist are left to the structural
   * rules.
   */
  public static List<Problem> problems(TableDeclaration table) {
    Declared declared = new Declared(table);
    NameRules.judge(declared);
    PropertyRules.judge(declared);
    LayoutRules.judge(declared);
    ColumnRules.judge(declared);
    TagRules.judge(declared);
    return List.copyOf(declared.problems());
  }
}
