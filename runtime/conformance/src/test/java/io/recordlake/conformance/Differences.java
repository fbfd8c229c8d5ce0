package io.recordlake.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Collects in what an answer differs from the expected one. */
final class Differences {
  private final List<String> found = new ArrayList<>();

  /** Compares one part of the answer. */
  void compare(String what, @Nullable Object expected, @Nullable Object actual) {
    if (!Objects.equals(expected, actual)) {
      add(what + " is " + actual + ", expected " + expected);
    }
  }

  void add(String difference) {
    found.add(difference);
  }

  List<String> found() {
    return List.copyOf(found);
  }
}
