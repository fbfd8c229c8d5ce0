package io.recordlake.deltasql.read;

import io.recordlake.engine.port.BackendFailure;

/** What a catalog says of a table cannot be understood or is not supported. */
final class UnreadableTableException extends Exception {
  private static final long serialVersionUID = 1L;

  /** The answer is not what the platform documents. */
  static final String MALFORMED = "MetadataParseError";

  /** The relation is not a Delta table, or not one that can be managed. */
  static final String UNSUPPORTED = "UnsupportedRelationError";

  /** The parts of the answer do not fit together. */
  static final String INCONSISTENT = "InconsistentMetadataError";

  private final String type;

  private UnreadableTableException(String type, String message) {
    super(message);
    this.type = type;
  }

  static UnreadableTableException malformed(String message) {
    return new UnreadableTableException(MALFORMED, message);
  }

  static UnreadableTableException unsupported(String message) {
    return new UnreadableTableException(UNSUPPORTED, message);
  }

  static UnreadableTableException inconsistent(String message) {
    return new UnreadableTableException(INCONSISTENT, message);
  }

  BackendFailure failure() {
    return BackendFailure.of(type, String.valueOf(getMessage()));
  }
}
