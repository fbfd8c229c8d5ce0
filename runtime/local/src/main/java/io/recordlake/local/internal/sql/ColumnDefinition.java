package io.recordlake.local.internal.sql;

import io.recordlake.model.type.DataType;

/** A column as {@code CREATE TABLE} and {@code ADD COLUMN} define it. */
public record ColumnDefinition(String name, DataType type, boolean nullable, String comment) {}
