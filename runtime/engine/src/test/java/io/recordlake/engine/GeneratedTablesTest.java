package io.recordlake.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.recordlake.engine.fake.Tables;
import io.recordlake.model.problem.InvalidDeclarationException;
import io.recordlake.model.table.DesiredTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Finds classes as the processor generates them; those here are written by hand. */
class GeneratedTablesTest {
  record Order(long id) {}

  record Unprocessed(long id) {}

  record Broken(long id) {}

  interface Shop {}

  interface UnprocessedShop {}

  @Test
  void findsTheTableOfARecord() {
    assertThat(GeneratedTables.of(Order.class)).containsExactly(Tables.table("orders"));
  }

  @Test
  void findsTheTablesOfARegistry() {
    assertThat(GeneratedTables.of(Shop.class))
        .containsExactly(Tables.table("orders"), Tables.table("customers"));
  }

  @Test
  void saysThatTheProcessorDidNotRun() {
    assertThatThrownBy(() -> GeneratedTables.of(Unprocessed.class))
        .isInstanceOf(MissingGeneratedClassException.class)
        .hasMessage(
            """
            The annotation processor did not run when the record \
            io.recordlake.engine.GeneratedTablesTest$Unprocessed was compiled: \
            the class io.recordlake.engine.GeneratedTablesTest_UnprocessedTable, \
            which it generates, does not exist.

            JDK 23 and later: javac runs no processor that is merely on the class path. \
            Name it in the build; this works with every JDK.

            Maven, in the configuration of maven-compiler-plugin:

              <annotationProcessorPaths>
                <path>
                  <groupId>io.recordlake</groupId>
                  <artifactId>recordlake-processor</artifactId>
                  <version>${recordlake.version}</version>
                </path>
              </annotationProcessorPaths>

            Gradle:

              dependencies {
                annotationProcessor("io.recordlake:recordlake-processor:$recordlakeVersion")
              }

            JDK 17 to 22: the same setting, where other processors are already named so. \
            Without any, the class path is enough, unless -proc:none is set.""");
  }

  @Test
  void saysWhatTheClassOfARegistryNeedsToo() {
    assertThatThrownBy(() -> GeneratedTables.of(UnprocessedShop.class))
        .isInstanceOf(MissingGeneratedClassException.class)
        .hasMessageContaining("GeneratedTablesTest_UnprocessedShopSync")
        .hasMessageEndingWith(
            "only where recordlake-engine, which a backend brings along,"
                + " is on the class path of the compiler.");
  }

  @Test
  void refusesAClass() {
    assertThatThrownBy(() -> GeneratedTables.of(String.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "java.lang.String declares no table: name a record with @DeltaTable or an interface"
                + " with @TableRegistry.");
  }

  @Test
  void passesOnWhatTheGeneratedClassSays() {
    assertThatThrownBy(() -> GeneratedTables.of(Broken.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageEndingWith("GeneratedTablesTest_BrokenTable.desired() failed")
        .hasRootCauseInstanceOf(InvalidDeclarationException.class);
  }
}

final class GeneratedTablesTest_OrderTable {
  private GeneratedTablesTest_OrderTable() {}

  public static DesiredTable desired() {
    return Tables.table("orders");
  }
}

final class GeneratedTablesTest_BrokenTable {
  private GeneratedTablesTest_BrokenTable() {}

  public static DesiredTable desired() {
    return Tables.table(" ");
  }
}

final class GeneratedTablesTest_ShopSync {
  private GeneratedTablesTest_ShopSync() {}

  public static List<DesiredTable> tables() {
    return List.of(Tables.table("orders"), Tables.table("customers"));
  }
}
