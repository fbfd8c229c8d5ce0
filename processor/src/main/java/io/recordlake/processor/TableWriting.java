package io.recordlake.processor;

import io.recordlake.model.table.DesiredTable;
import io.recordlake.planning.declaration.TableDeclaration;
import io.recordlake.planning.document.TableDocument;
import io.recordlake.processor.declare.ReadTable;
import io.recordlake.processor.generate.TableClass;
import io.recordlake.processor.generate.TableSource;
import java.util.Locale;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Writes what a record leaves: its table class and its frozen document. */
final class TableWriting {

  private final Session session;

  TableWriting(Session session) {
    this.session = session;
  }

  /** Writes for a record; of a record with problems only the class, with the same members. */
  void write(TypeElement type, ReadTable read, @Nullable DesiredTable table) {
    String checksum = TablePass.checksum(table);
    String tableName = tableName(read.declaration());
    // Known before anything is written: that writing fails is no fault of who refers to the record.
    session.tables.put(
        type.getQualifiedName().toString(),
        new TableOutcome(read.name(), read.isPublic(), tableName, checksum, table));
    if (session.names.take(type, read.name(), TableClass.SUFFIX)) {
      session.write(
          TableClass.of(
              new TableSource(
                  read.name(), read.isPublic(), tableName, checksum, read.columns(), table)),
          type);
    }
    if (table != null) {
      session.output.write(
          "META-INF/recordlake/tables/" + read.name().binaryName() + ".json",
          TableDocument.write(table),
          type);
    }
  }

  /** The declared name, dotted and in lower case; empty when there is none. */
  static String tableName(@Nullable TableDeclaration declaration) {
    return declaration == null
        ? ""
        : (declaration.catalog() + "." + declaration.schema() + "." + declaration.name())
            .toLowerCase(Locale.ROOT);
  }
}
