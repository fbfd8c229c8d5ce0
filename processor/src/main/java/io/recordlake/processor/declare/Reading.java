package io.recordlake.processor.declare;

import java.util.Set;

/** What reading a type came to. */
public sealed interface Reading {

  /**
   * It was read.
   *
   * @param table the table
   */
  record Done(ReadTable table) implements Reading {}

  /**
   * It needs types that do not exist, or not yet.
   *
   * @param missing their names, as written
   */
  record Waiting(Set<String> missing) implements Reading {}
}
