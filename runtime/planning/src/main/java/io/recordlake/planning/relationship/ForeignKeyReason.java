package io.recordlake.planning.relationship;

/** Why a foreign key cannot be applied. The first that holds is the verdict. */
public enum ForeignKeyReason {
  /** The referenced table is not part of the run. */
  UNRESOLVABLE_REFERENCE,
  /** The referenced columns are not the referenced table's primary key. */
  REFERENCED_COLUMNS_NOT_A_KEY,
  /** A column and the one that it references have different types. */
  REFERENCED_COLUMN_TYPE_MISMATCH,
  /** A referenced column is spelled unlike the referenced table spells it. */
  REFERENCED_COLUMN_CASE_MISMATCH,
  /** The key is part of a cycle across tables. */
  CYCLE,
  /** The referenced table has failed. Never a verdict: it follows from what happens in a run. */
  BLOCKED_BY_FAILED_DEPENDENCY
}
