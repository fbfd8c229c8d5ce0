package io.recordlake.planning;

import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.ObservedTable;
import java.util.Collection;
import java.util.List;

/**
 * Who names the keys that a declaration leaves without a name. A name is a wish for the creation of
 * a key; its structure alone says whether the catalog has it.
 */
public enum ConstraintNaming {
  /**
   * Names follow from the table: {@code {table}_pk} and {@code {table}_{columns}_fk}, in lower
   * case, the local columns sorted. Names that two keys of a schema would share end in a hash
   * instead.
   */
  GENERATED {
    @Override
    public List<DesiredTable> name(List<DesiredTable> tables, Collection<ObservedTable> observed) {
      return GeneratedNames.name(tables, observed);
    }
  },
  /** The platform chooses. */
  PLATFORM {
    @Override
    public List<DesiredTable> name(List<DesiredTable> tables, Collection<ObservedTable> observed) {
      return tables;
    }
  };

  /**
   * The same tables with the names filled in.
   *
   * @param tables all tables of a run
   * @param observed those of them that the catalog has
   */
  public abstract List<DesiredTable> name(
      List<DesiredTable> tables, Collection<ObservedTable> observed);
}
