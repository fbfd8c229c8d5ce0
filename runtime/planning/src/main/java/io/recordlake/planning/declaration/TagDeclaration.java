package io.recordlake.planning.declaration;

/**
 * A tag, as written.
 *
 * @param key the key
 * @param value the value
 */
public record TagDeclaration(String key, String value) {}
