package io.recordlake.processor;

import io.recordlake.model.table.DesiredTable;
import io.recordlake.processor.declare.RecordName;
import org.jspecify.annotations.Nullable;

/**
 * What became of a record. Holds no element, so that it outlives its round.
 *
 * @param record the record's names
 * @param isPublic whether its table class is public
 * @param tableName the table's declared name; empty when it has none
 * @param checksum the checksum of its frozen document; empty when it has none
 * @param table the table, or null when the record has problems
 */
record TableOutcome(
    RecordName record,
    boolean isPublic,
    String tableName,
    String checksum,
    @Nullable DesiredTable table) {}
