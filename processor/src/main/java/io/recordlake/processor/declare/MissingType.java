package io.recordlake.processor.declare;

/**
 * A type that does not exist, or not yet.
 *
 * @param component the component of the table's record whose type needs it
 * @param type its name, as written
 */
public record MissingType(String component, String type) {}
