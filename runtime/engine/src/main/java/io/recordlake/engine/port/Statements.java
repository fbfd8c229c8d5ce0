package io.recordlake.engine.port;

/** How actions become statements. */
public enum Statements {
  /** Each action is a statement of its own. */
  PER_ACTION,
  /** Neighbours of one kind share a statement where the platform has a list form. */
  COALESCED
}
