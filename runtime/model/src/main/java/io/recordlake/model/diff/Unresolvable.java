package io.recordlake.model.diff;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.table.TableAspect;
import java.util.List;

/** A difference that no action resolves. */
public sealed interface Unresolvable {
  /** The part of the table that differs. */
  TableAspect aspect();

  /** Calls the visitor's method for this kind of difference. */
  <R> R accept(Visitor<R> visitor);

  /**
   * A column is spelled unlike the catalog spells it.
   *
   * @param declared the spelling in the declaration
   * @param observed the spelling in the catalog: the same identifier, another text
   */
  record ColumnCaseDrift(Identifier declared, Identifier observed) implements Unresolvable {
    /** Refuses names that differ in more or less than case. */
    public ColumnCaseDrift {
      if (!declared.equals(observed) || declared.sameSpelling(observed)) {
        throw new IllegalArgumentException(
            "\"" + declared + "\" and \"" + observed + "\" do not differ by case alone.");
      }
    }

    @Override
    public TableAspect aspect() {
      return TableAspect.COLUMN_STRUCTURE;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.columnCaseDrift(this);
    }
  }

  /**
   * A rename whose two names both exist in the catalog.
   *
   * @param from the old name, as the catalog spells it
   * @param to the new name, as declared
   */
  record ColumnRenameConflict(Identifier from, Identifier to) implements Unresolvable {
    @Override
    public TableAspect aspect() {
      return TableAspect.COLUMN_STRUCTURE;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.columnRenameConflict(this);
    }
  }

  /**
   * A managed property is set in the catalog and the declaration is silent about it.
   *
   * @param key the property
   * @param observed the value in the catalog
   */
  record PropertyUndeclared(String key, String observed) implements Unresolvable {
    @Override
    public TableAspect aspect() {
      return TableAspect.PROPERTIES;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.propertyUndeclared(this);
    }
  }

  /**
   * The partitioning differs; a table's partitioning cannot be changed.
   *
   * @param desired the declared partition columns
   * @param observed the partition columns of the catalog
   */
  record PartitioningChanged(List<Identifier> desired, List<Identifier> observed)
      implements Unresolvable {
    /** Copies the lists and refuses equal ones. */
    public PartitioningChanged {
      desired = List.copyOf(desired);
      observed = List.copyOf(observed);
      if (desired.equals(observed)) {
        throw new IllegalArgumentException("The partitioning is already as desired.");
      }
    }

    @Override
    public TableAspect aspect() {
      return TableAspect.PARTITIONING;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.partitioningChanged(this);
    }
  }

  /**
   * Handles each kind of difference. It has no default, so a new kind does not compile until each
   * place handles it.
   *
   * @param <R> what a visit answers
   */
  interface Visitor<R> {
    /** A column is spelled unlike the catalog spells it. */
    R columnCaseDrift(ColumnCaseDrift difference);

    /** A rename whose two names both exist. */
    R columnRenameConflict(ColumnRenameConflict difference);

    /** A managed property that the declaration is silent about. */
    R propertyUndeclared(PropertyUndeclared difference);

    /** A changed partitioning. */
    R partitioningChanged(PartitioningChanged difference);
  }
}
