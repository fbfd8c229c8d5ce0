package io.recordlake.planning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.model.name.Identifier;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.table.DesiredColumn;
import io.recordlake.model.table.DesiredForeignKey;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.model.table.PropertyIntent;
import io.recordlake.model.table.Scope;
import io.recordlake.model.type.ScalarType;
import org.junit.jupiter.api.Test;

class NameMappingTest {
  private static final QualifiedName ORDERS = QualifiedName.parse("dev_eu.shop.orders");

  @Test
  void leavesNamesAloneByDefault() {
    assertThat(NameMapping.IDENTITY.apply(ORDERS)).isSameAs(ORDERS);
  }

  @Test
  void mapsCatalogsAndSchemas() {
    assertThat(mapped(NameMapping.IDENTITY.catalog("dev_eu", "prod")))
        .isEqualTo("prod.shop.orders");
    assertThat(mapped(NameMapping.IDENTITY.schema("shop", "shop_test")))
        .isEqualTo("dev_eu.shop_test.orders");
    assertThat(mapped(NameMapping.IDENTITY.catalogPrefix("dev_", "prod_")))
        .isEqualTo("prod_eu.shop.orders");
    assertThat(mapped(NameMapping.IDENTITY.schemaPrefix("", "pr123_")))
        .isEqualTo("dev_eu.pr123_shop.orders");
  }

  @Test
  void leavesAloneWhatNothingMaps() {
    assertThat(
            mapped(
                NameMapping.IDENTITY
                    .catalog("dev", "prod")
                    .catalogPrefix("test_", "prod_")
                    .schema("orders", "x")))
        .isEqualTo("dev_eu.shop.orders");
  }

  @Test
  void prefersTheExactToThePrefixAndTheLongerPrefixToTheShorter() {
    NameMapping prefixes =
        NameMapping.IDENTITY.catalogPrefix("dev_", "short_").catalogPrefix("dev_e", "long_");
    assertThat(mapped(prefixes)).isEqualTo("long_u.shop.orders");
    assertThat(mapped(prefixes.catalog("dev_eu", "exact"))).isEqualTo("exact.shop.orders");
  }

  @Test
  void refusesNamesThatNoCatalogCanStore() {
    NameMapping mapping = NameMapping.IDENTITY.catalog("dev_eu", "prod.eu").schemaPrefix("", "a b");
    assertThatThrownBy(() -> mapping.apply(ORDERS))
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            """
            [RL1317] dev_eu.shop.orders, mapped, catalog: the catalog name "prod.eu" has a period, \
            which Unity Catalog forbids.
            Use letters, digits and underscores.
            [RL1317] dev_eu.shop.orders, mapped, schema: the schema name "a bshop" has a space, \
            which Unity Catalog forbids.
            Use letters, digits and underscores.""");
    assertThatThrownBy(() -> NameMapping.IDENTITY.schema("shop", " ").apply(ORDERS))
        .isInstanceOf(InvalidDeclarationException.class);
  }

  @Test
  void comparesInLowerCase() {
    assertThat(mapped(NameMapping.IDENTITY.catalog("DEV_EU", "Prod").schemaPrefix("SH", "X")))
        .isEqualTo("prod.xop.orders");
  }

  @Test
  void mapsATableWithItsForeignKeysAndChangesNothingElse() {
    DesiredTable declared =
        DesiredTable.builder(ORDERS)
            .column(DesiredColumn.notNull("id", ScalarType.LONG))
            .column(DesiredColumn.nullable("c", ScalarType.LONG).withRenamedFrom("d"))
            .primaryKey("id")
            .foreignKey(
                new DesiredForeignKey(
                    Identifier.listOf("c"),
                    QualifiedName.parse("dev_eu.crm.customers"),
                    Identifier.listOf("id"),
                    Identifier.of("Fk")))
            .clusteredBy("id")
            .comment("core")
            .tag("k", "v")
            .property("delta.columnMapping.mode", "name")
            .property("delta.enableTypeWidening", PropertyIntent.absent())
            .droppedColumns("gone")
            .scope(Scope.FULL)
            .build();
    DesiredTable mapped = NameMapping.IDENTITY.catalog("dev_eu", "prod").apply(declared);
    assertThat(mapped.name()).hasToString("prod.shop.orders");
    assertThat(mapped.foreignKeys())
        .containsExactly(
            new DesiredForeignKey(
                Identifier.listOf("c"),
                QualifiedName.parse("prod.crm.customers"),
                Identifier.listOf("id"),
                Identifier.of("Fk")));
    assertThat(
            mapped.toBuilder()
                .name(ORDERS)
                .clearForeignKeys()
                .foreignKey(declared.foreignKeys().get(0))
                .build())
        .isEqualTo(declared);
  }

  private static String mapped(NameMapping mapping) {
    return mapping.apply(ORDERS).toString();
  }
}
