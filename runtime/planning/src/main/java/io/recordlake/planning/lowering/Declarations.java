package io.recordlake.planning.lowering;

import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.planning.declaration.Parents;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.delta.DeclarationRules;
import java.util.ArrayList;
import java.util.List;

/** Judges declarations and turns them into desired tables. */
public final class Declarations {
  private Declarations() {}

  /**
   * Judges a declaration by every rule that needs no warehouse: of texts, of Delta, of foreign
   * keys, of structure.
   *
   * @param declaration the declaration
   * @param parents the tables that its foreign keys reference; itself need not be among them
   * @return the table, or every problem, each once
   */
  public static Judgement judge(TableDeclaration declaration, Parents parents) {
    List<Problem> problems = new ArrayList<>(TextRules.problems(declaration));
    problems.addAll(DeclarationRules.problems(declaration));
    TableLowering lowering = new TableLowering(declaration, parents);
    problems.addAll(lowering.problems());
    List<Problem> distinct = problems.stream().distinct().toList();
    return distinct.isEmpty()
        ? new Judgement(lowering.table(), List.of())
        : new Judgement(null, distinct);
  }

  /**
   * The desired table of a declaration.
   *
   * @throws InvalidDeclarationException with every problem of the declaration
   */
  public static DesiredTable desired(TableDeclaration declaration, Parents parents) {
    Judgement judgement = judge(declaration, parents);
    DesiredTable table = judgement.table();
    if (table == null) {
      throw new InvalidDeclarationException(
          declaration.catalog() + "." + declaration.schema() + "." + declaration.name(),
          judgement.problems());
    }
    return table;
  }
}
