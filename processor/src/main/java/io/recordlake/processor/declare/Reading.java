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
   * It needs something that does not exist, or not yet.
   *
   * @param missing the types among it that have a name
   */
  record Waiting(Set<MissingType> missing) implements Reading {}
}
