package io.recordlake.deltasql.read;

import io.recordlake.model.table.RelationKind;
import org.jspecify.annotations.Nullable;

/** Which relations can be managed. Whatever is not known to be is refused by its name. */
final class Admission {
  private static final String ADMITTED =
      "Only Delta tables (types MANAGED and EXTERNAL) and streaming tables (type STREAMING_TABLE),"
          + " with provider \"delta\", can be managed.";

  private Admission() {}

  /** The kind of the relation. */
  static RelationKind admit(TableDescription relation) throws UnreadableTableException {
    RelationKind kind = kind(relation.type());
    if (!"delta".equals(relation.provider())) {
      throw UnreadableTableException.unsupported(
          (relation.provider() == null
                  ? "The catalog states no provider for it. "
                  : "Its provider is \"" + relation.provider() + "\". ")
              + ADMITTED);
    }
    return kind;
  }

  private static RelationKind kind(@Nullable String type) throws UnreadableTableException {
    if (type == null) {
      throw UnreadableTableException.unsupported("The catalog states no type for it. " + ADMITTED);
    }
    return switch (type) {
      case "MANAGED", "EXTERNAL" -> RelationKind.TABLE;
      case "STREAMING_TABLE" -> RelationKind.STREAMING_TABLE;
      case "VIEW" -> throw refused(type, "a view");
      case "MATERIALIZED_VIEW" -> throw refused(type, "a materialized view");
      case "METRIC_VIEW" -> throw refused(type, "a metric view");
      case "FOREIGN" -> throw refused(type, "a table of another system");
      case "MANAGED_SHALLOW_CLONE", "EXTERNAL_SHALLOW_CLONE" ->
          throw refused(type, "a shallow clone");
      default -> throw refused(type, "a relation of type \"" + type + "\"");
    };
  }

  private static UnreadableTableException refused(String type, String what) {
    String stated = what.contains(type) ? "" : " (" + type + ")";
    return UnreadableTableException.unsupported("It is " + what + stated + ". " + ADMITTED);
  }
}
