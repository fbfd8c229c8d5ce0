package io.recordlake.planning.declaration;

import org.jspecify.annotations.Nullable;

/**
 * A table property, as written.
 *
 * @param key the key
 * @param value the value, or null to declare that the property is not set
 */
public record PropertyDeclaration(String key, @Nullable String value) {}
