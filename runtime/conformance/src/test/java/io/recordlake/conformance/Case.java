package io.recordlake.conformance;

import java.util.List;

/**
 * One thing to prove.
 *
 * @param id its name, unique among the cases of a run
 * @param check answers what differs; nothing when it is as expected
 */
record Case(String id, Check check) {
  /** Looks at one case. */
  @FunctionalInterface
  interface Check {
    List<String> differences() throws Exception;
  }

  /** A case that fails for a reason known before it runs. */
  static Case failing(String id, String why) {
    return new Case(id, () -> List.of(why));
  }
}
