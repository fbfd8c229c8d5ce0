package io.recordlake.deltasql.read;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.ObservedColumn;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the platform's description says of a relation.
 *
 * @param columns its columns, without tags
 * @param comment its comment; empty for none
 * @param partitionedBy its partition columns
 * @param clusteredBy its clustering columns
 * @param properties its properties, all of them
 * @param type what kind of relation it is, or null
 * @param provider its format, or null
 */
record TableDescription(
    List<ObservedColumn> columns,
    String comment,
    List<Identifier> partitionedBy,
    List<Identifier> clusteredBy,
    Map<String, String> properties,
    @Nullable String type,
    @Nullable String provider) {}
