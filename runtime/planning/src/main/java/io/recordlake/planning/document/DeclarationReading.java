package io.recordlake.planning.document;

import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.problem.Problem;
import io.recordlake.planning.declaration.TableDeclaration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What reading a declaration from a document found.
 *
 * @param declaration the declaration as written, or null when the document does not have the shape
 *     of one. When only types have problems it is present, without these types, so that the other
 *     rules can judge it too
 * @param problems what is wrong with the document, in its order; the declaration itself is not
 *     judged
 */
public record DeclarationReading(@Nullable TableDeclaration declaration, List<Problem> problems) {
  /** Copies the problems. */
  public DeclarationReading {
    problems = List.copyOf(problems);
  }

  /**
   * The declaration.
   *
   * @throws InvalidDeclarationException with every problem, when there is one
   */
  public TableDeclaration require() {
    if (declaration == null || !problems.isEmpty()) {
      throw new InvalidDeclarationException(problems);
    }
    return declaration;
  }
}
