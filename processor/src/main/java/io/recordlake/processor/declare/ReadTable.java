package io.recordlake.processor.declare;

import com.palantir.javapoet.TypeName;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.Location;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A type with {@code @DeltaTable}, as read.
 *
 * @param name its names
 * @param isPublic whether the type can be used from every package
 * @param declaration what it declares, or null when it is of a shape that declares nothing
 * @param places where the parts of the declaration stand
 * @param findings what the reading found; rules have not been asked yet
 * @param columns the columns for generated constants
 * @param references the referenced records, one for each foreign key of the declaration
 */
public record ReadTable(
    RecordName name,
    boolean isPublic,
    @Nullable TableDeclaration declaration,
    Places places,
    List<Finding> findings,
    List<Column> columns,
    List<Reference> references) {

  /** Copies the lists. */
  public ReadTable {
    findings = List.copyOf(findings);
    columns = List.copyOf(columns);
    references = List.copyOf(references);
  }

  /**
   * A column as application code sees it.
   *
   * @param component the component's name
   * @param column the column's name
   * @param type the component's type; {@code Object} when generated code cannot name it
   */
  public record Column(String component, String column, TypeName type) {}

  /**
   * A foreign key's reference.
   *
   * @param record the qualified name of the referenced record
   * @param location where the class literal stands
   */
  public record Reference(String record, Location location) {}
}
