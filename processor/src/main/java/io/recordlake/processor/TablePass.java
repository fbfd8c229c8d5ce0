package io.recordlake.processor;

import io.recordlake.model.name.Blank;
import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.Problem;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.type.DataType;
import io.recordlake.planning.declaration.ColumnDeclaration;
import io.recordlake.planning.declaration.ParentTable;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.document.TableDocument;
import io.recordlake.planning.lowering.Declarations;
import io.recordlake.planning.lowering.Judgement;
import io.recordlake.planning.rule.PlanningProblem;
import io.recordlake.processor.declare.ColumnAdvice;
import io.recordlake.processor.declare.MissingType;
import io.recordlake.processor.declare.ReadTable;
import io.recordlake.processor.declare.Reading;
import io.recordlake.processor.declare.RecordReader;
import io.recordlake.processor.report.Finding;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Judges the declaration of one record, with what the records that it refers to declare. */
final class TablePass {

  private final Elements elements;
  private final RecordReader reader;

  TablePass(Elements elements, RecordReader reader) {
    this.elements = elements;
    this.reader = reader;
  }

  /** What judging came to. */
  sealed interface Result {

    /**
     * The declaration was judged.
     *
     * @param source what it was read to
     * @param table the table, or null when there are findings or the compiler has some
     * @param findings what is wrong
     */
    record Judged(ReadTable source, @Nullable DesiredTable table, List<Finding> findings)
        implements Result {}

    /**
     * Something is missing, of this record or of one that it refers to.
     *
     * @param itself whether this record itself misses it
     * @param missing the types that it misses, as far as they have a name
     */
    record Waiting(boolean itself, Set<MissingType> missing) implements Result {}
  }

  Result judge(TypeElement type) {
    if (reader.read(type) instanceof Reading.Waiting waiting) {
      return new Result.Waiting(true, waiting.missing());
    }
    ReadTable table = ((Reading.Done) reader.read(type)).table();
    TableDeclaration declaration = table.declaration();
    if (declaration == null) {
      return new Result.Judged(table, null, table.findings());
    }
    Map<QualifiedName, ParentTable> parents = new HashMap<>();
    Set<QualifiedName> broken = new LinkedHashSet<>();
    for (int i = 0; i < declaration.foreignKeys().size(); i++) {
      QualifiedName name = declaration.foreignKeys().get(i).references();
      TypeElement parent = elements.getTypeElement(table.references().get(i).record());
      if (name != null && parent != null) {
        Reading reading = reader.read(parent);
        if (reading instanceof Reading.Waiting) {
          return new Result.Waiting(false, Set.of());
        }
        TableDeclaration declared = ((Reading.Done) reading).table().declaration();
        if (declared == null) {
          broken.add(name);
        } else {
          parents.put(name, parent(name, declared));
        }
      }
    }
    return judged(table, Declarations.judge(declaration, parents::get), !broken.isEmpty());
  }

  private static Result.Judged judged(
      ReadTable table, Judgement judgement, boolean parentIsBroken) {
    List<Finding> findings = new ArrayList<>(table.findings());
    for (Problem problem : judgement.problems()) {
      // The record that the key refers to declares nothing, and says so itself.
      if (!parentIsBroken || problem.code() != PlanningProblem.REFERENCED_TABLE_UNKNOWN) {
        findings.add(table.places().locate(ColumnAdvice.improve(problem, table)));
      }
    }
    return new Result.Judged(
        table, findings.isEmpty() ? judgement.table() : null, List.copyOf(findings));
  }

  private static ParentTable parent(QualifiedName name, TableDeclaration declaration) {
    Map<Identifier, Identifier> spellings = new HashMap<>();
    Map<Identifier, DataType> types = new LinkedHashMap<>();
    for (ColumnDeclaration column : declaration.columns()) {
      DataType type = column.type();
      if (!Blank.isBlank(column.name())) {
        Identifier identifier = Identifier.of(column.name());
        spellings.putIfAbsent(identifier, identifier);
        if (type != null) {
          types.putIfAbsent(identifier, type);
        }
      }
    }
    List<String> key = declaration.primaryKey();
    List<Identifier> columns =
        key == null
            ? List.of()
            : key.stream()
                .filter(column -> !Blank.isBlank(column))
                .map(Identifier::of)
                .map(column -> spellings.getOrDefault(column, column))
                .toList();
    return new ParentTable(name, columns, types);
  }

  /** The checksum of a table's frozen document. */
  static String checksum(@Nullable DesiredTable table) {
    return table == null ? "" : TableDocument.checksum(table);
  }
}
