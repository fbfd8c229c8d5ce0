package io.recordlake.processor.generate;

import io.recordlake.model.table.DesiredTable;
import io.recordlake.processor.declare.ReadTable;
import io.recordlake.processor.declare.RecordName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a table class is generated from.
 *
 * @param record the record's names
 * @param isPublic whether the class is public
 * @param tableName the table's name, as {@code dev.shop.orders}
 * @param checksum the checksum of the frozen document; empty when there is none
 * @param columns the columns for constants
 * @param table the table, or null when its declaration has problems: then the class is a shell with
 *     the same members, so that a problem is reported once and not again for each use of the class
 */
public record TableSource(
    RecordName record,
    boolean isPublic,
    String tableName,
    String checksum,
    List<ReadTable.Column> columns,
    @Nullable DesiredTable table) {

  /** Copies the columns. */
  public TableSource {
    columns = List.copyOf(columns);
  }
}
