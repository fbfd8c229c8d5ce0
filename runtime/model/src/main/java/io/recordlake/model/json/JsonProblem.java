package io.recordlake.model.json;

import io.recordlake.model.problem.ProblemCode;

/** The kinds of reason for which a JSON text or value is refused. */
public enum JsonProblem implements ProblemCode {
  /** The text is not JSON: an unexpected character or its end. */
  SYNTAX("RL1901", "Write JSON as RFC 8259 defines it."),
  /** Something follows the value. */
  TRAILING_TEXT("RL1902", "Keep one value in a document."),
  /** Two keys of an object are equal, at least once normalized. */
  DUPLICATE_KEY("RL1903", "Keep one of the two members."),
  /** A number is not written as JSON has it. */
  BAD_NUMBER("RL1904", "Write digits without a plus sign or leading zeros."),
  /** NaN or an infinity. */
  NOT_FINITE("RL1905", "Write null, or leave the value out."),
  /** A string has an unknown escape or a raw control character. */
  BAD_STRING("RL1906", "Escape control characters, quotes and backslashes as JSON has it."),
  /** A string has half of a surrogate pair. */
  LONE_SURROGATE("RL1907", "Write both halves of the character, or neither."),
  /** The bytes are not UTF-8. */
  NOT_UTF8("RL1908", "Save the document as UTF-8 without a byte-order mark."),
  /** Arrays and objects are nested deeper than we carry. */
  TOO_DEEP("RL1909", "Flatten the document."),
  /** A number is larger than we carry. */
  NUMBER_TOO_LARGE("RL1910", "Store the number as a string."),
  /** A typed value's text is not the one that stands for a value of its type. */
  BAD_TYPED_VALUE("RL1911", "Write the value in its canonical form."),
  /** A typed value's marker is used as an ordinary key. */
  RESERVED_KEY("RL1912", "Rename the key, or wrap user data in a JSON column value."),
  /** A kind of value that the dialect cannot carry. */
  NOT_IN_DIALECT("RL1913", "Use the dialect that has it."),
  /** The bytes are JSON, but not in canonical form. */
  NOT_CANONICAL("RL1914", "Write the document again instead of editing it by hand."),
  /** A date, time or duration is out of range or finer than a microsecond. */
  OUT_OF_RANGE("RL1915", "Use the years 1 to 9999 and whole microseconds.");

  private final String id;
  private final String remedy;

  JsonProblem(String id, String remedy) {
    this.id = id;
    this.remedy = remedy;
  }

  @Override
  public String id() {
    return id;
  }

  /** The way out, as a sentence. */
  public String remedy() {
    return remedy;
  }
}
