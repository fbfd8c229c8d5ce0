package io.recordlake.model.table;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;

/**
 * A foreign key of some table that references the primary key of the observed one.
 *
 * @param constraint the foreign key's name
 * @param table the table that owns it; may be the observed table itself
 */
public record InboundReference(Identifier constraint, QualifiedName table) {}
