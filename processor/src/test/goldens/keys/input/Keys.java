package keys;

import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import io.recordlake.annotations.TableRegistry;

class Keys {

  @DeltaTable(
      catalog = "dev",
      schema = "tpch",
      name = "partsupp",
      primaryKey = {"SUPPLIER", "part"},
      primaryKeyName = "partsupp_pk")
  record PartSupplier(long part, int supplier) {}

  @DeltaTable(
      catalog = "dev",
      schema = "tpch",
      name = "lineitem",
      primaryKey = {"order", "line"},
      foreignKeys = {
        @ForeignKey(
            references = PartSupplier.class,
            columns = {"part_key", "SUPP_KEY"},
            referencedColumns = {"part", "supplier"},
            name = "lineitem_partsupp_fk"),
        @ForeignKey(
            references = PartSupplier.class,
            columns = {"supplier", "part"})
      })
  record LineItem(
      long order, int line, long partKey, int suppKey, long part, int supplier) {}

  @DeltaTable(catalog = "dev", schema = "tpch", name = "staff", primaryKey = "id")
  record Employee(
      long id, @ForeignKey(references = Employee.class, name = "boss_fk") Long managerId) {}

  @TableRegistry({LineItem.class, PartSupplier.class, Employee.class})
  interface Tables {}
}
