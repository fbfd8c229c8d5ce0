package io.recordlake.planning.document;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.planning.document.RegistryManifest.Member;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class RegistryManifestTest {

  private static final Member CUSTOMERS = new Member("shop.Customer", "dev.shop.customers", "c0");
  private static final Member ORDERS = new Member("shop.Order", "dev.shop.orders", "0d");

  @Test
  void writesMembersAndItsOwnChecksum() {
    RegistryManifest manifest = new RegistryManifest(List.of(CUSTOMERS, ORDERS));

    assertThat(new String(manifest.write(), StandardCharsets.UTF_8))
        .isEqualTo(
            "{\"checksum\":\""
                + manifest.checksum()
                + "\",\"format\":\"delta\",\"formatVersion\":1,\"members\":["
                + "{\"checksum\":\"c0\",\"record\":\"shop.Customer\",\"table\":\"dev.shop.customers\"},"
                + "{\"checksum\":\"0d\",\"record\":\"shop.Order\",\"table\":\"dev.shop.orders\"}]}");
  }

  @Test
  void doesNotDependOnTheOrderOfTheRegistry() {
    assertThat(new RegistryManifest(List.of(ORDERS, CUSTOMERS)).write())
        .isEqualTo(new RegistryManifest(List.of(CUSTOMERS, ORDERS)).write());
  }

  @Test
  void changesItsChecksumWithAnyMember() {
    String checksum = new RegistryManifest(List.of(CUSTOMERS, ORDERS)).checksum();

    assertThat(new RegistryManifest(List.of(CUSTOMERS)).checksum()).isNotEqualTo(checksum);
    assertThat(
            new RegistryManifest(
                    List.of(CUSTOMERS, new Member("shop.Order", "dev.shop.orders", "0e")))
                .checksum())
        .isNotEqualTo(checksum);
  }
}
