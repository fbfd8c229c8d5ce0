package io.recordlake.planning.document;

import io.recordlake.model.json.JsonObject;

/** The fields that say what a document is: its format and that format's version. */
final class FormatFields {
  private static final String FORMAT_KEY = "format";
  private static final String VERSION_KEY = "formatVersion";
  private static final String FORMAT = "delta";
  private static final int VERSION = 1;

  private FormatFields() {}

  static JsonObject.Builder write() {
    return JsonObject.builder().put(FORMAT_KEY, FORMAT).put(VERSION_KEY, VERSION);
  }

  /**
   * Reads both fields.
   *
   * @param required whether they may not be absent
   * @return whether the rest of the document can be read: not when a later version may have given
   *     it another meaning
   */
  static boolean read(Fields fields, boolean required, Reading reading) {
    Node format = required ? fields.require(FORMAT_KEY) : fields.find(FORMAT_KEY);
    if (format != null && !format.text().equals(FORMAT)) {
      if (format.isText()) {
        unknown(format, "there is no format \"" + format.text() + "\"", FORMAT, reading);
      }
      return false;
    }
    Node node = required ? fields.require(VERSION_KEY) : fields.find(VERSION_KEY);
    if (node == null) {
      return true;
    }
    Integer version = node.integer();
    if (version == null || version < VERSION) {
      if (version != null) {
        unknown(node, "there is no format version " + version, "1", reading);
      }
      return false;
    }
    if (version > VERSION) {
      reading.report(
          DocumentProblem.FUTURE_FORMAT_VERSION,
          node.place(),
          "the document has format version " + version + "; this release reads up to " + VERSION,
          "Upgrade RecordLake, or write the document again with this release.");
      return false;
    }
    return true;
  }

  private static void unknown(Node node, String message, String allowed, Reading reading) {
    reading.report(DocumentProblem.UNKNOWN_VALUE, node.place(), message, "Use " + allowed + ".");
  }
}
