package io.recordlake.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.processor.testing.ClassPaths;
import io.recordlake.processor.testing.Compilation;
import io.recordlake.processor.testing.CompilerUnderTest;
import io.recordlake.processor.testing.Fixture;
import io.recordlake.processor.testing.SourceFile;
import io.recordlake.processor.testing.SourceGenerator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Records that need what another processor generates in the same compilation. */
class DeferralTest {

  private static final SourceFile LINE =
      source("Line", "package shop;\n\npublic record Line(String sku, int quantity) {}\n");

  private static final SourceFile NAMES =
      source(
          "Names",
          """
          package shop;

          public final class Names {
            public static final String SCHEMA = "shop";

            private Names() {}
          }
          """);

  private static final SourceFile CUSTOMER =
      source(
          "Customer",
          """
          package shop;

          import io.recordlake.annotations.*;

          @DeltaTable(catalog = "dev", schema = "shop", name = "customers", primaryKey = "id")
          public record Customer(long id) {}
          """);

  private static final SourceFile ORDER =
      source(
          "Order",
          """
          package shop;

          import io.recordlake.annotations.*;
          import java.util.List;

          @DeltaTable(catalog = "dev", schema = Names.SCHEMA, name = "orders")
          public record Order(
              long orderId,
              @ForeignKey(references = Customer.class) long customerId,
              List<Line> lines) {}
          """);

  private static final SourceFile TABLES =
      source(
          "Tables",
          """
          package shop;

          import io.recordlake.annotations.*;

          @TableRegistry({Order.class, Customer.class})
          interface Tables {
            String NAME = OrderTable.NAME + OrderTable.ColumnNames.LINES;
            Object LINES = OrderTable.Columns.LINES;
            Object ALL = TablesSync.tables();
          }
          """);

  @ParameterizedTest
  @EnumSource
  void waitForTypesConstantsAndReferencedRecords(CompilerUnderTest compiler) {
    Compilation together =
        compile(compiler, List.of(ORDER, TABLES, LINE, NAMES, CUSTOMER), List.of());
    assertThat(together.errors()).isEmpty();

    Compilation generated =
        compile(compiler, List.of(ORDER, TABLES), List.of(CUSTOMER, LINE, NAMES));

    assertThat(generated.errors()).isEmpty();
    assertThat(generated.generated()).containsAllEntriesOf(together.generated());
  }

  @ParameterizedTest
  @EnumSource
  void mayBeGeneratedThemselves(CompilerUnderTest compiler) {
    Compilation together = compile(compiler, List.of(LINE, NAMES, CUSTOMER, ORDER), List.of());

    Compilation generated = compile(compiler, List.of(LINE, NAMES), List.of(ORDER, CUSTOMER));

    assertThat(generated.errors()).isEmpty();
    if (compiler == CompilerUnderTest.JAVAC) {
      assertThat(generated.generated()).containsAllEntriesOf(together.generated());
    } else {
      // ECJ loses a generated type that had an error in one round; that must not be silent.
      assertThat(generated.reports())
          .extracting(report -> report.text().lines().findFirst().orElse(""))
          .containsExactly(
              "[RL2005] shop.Order: nothing was generated, because a value of its annotations was not"
                  + " resolved.");
    }
  }

  @ParameterizedTest
  @EnumSource
  void useConstantsOfAnotherTableClass(CompilerUnderTest compiler) {
    SourceFile order =
        source(
            "Order",
            """
            package shop;

            import io.recordlake.annotations.*;

            @DeltaTable(
                catalog = "dev",
                schema = "shop",
                name = "orders",
                foreignKeys =
                    @ForeignKey(
                        references = Customer.class,
                        columns = "customer_id",
                        referencedColumns = CustomerTable.ColumnNames.ID))
            public record Order(long orderId, long customerId) {}
            """);

    Compilation compilation = compile(compiler, List.of(order, CUSTOMER), List.of());

    assertThat(compilation.errors()).isEmpty();
    assertThat(compilation.text("META-INF/recordlake/tables/shop.Order.json"))
        .contains("\"foreignKeys\":[{\"columns\":{\"customer_id\":\"id\"}");
  }

  @ParameterizedTest
  @EnumSource
  void nameInTheEndWhatNeverCame(CompilerUnderTest compiler) {
    Compilation compilation =
        compile(
            compiler, List.of(ORDER, CUSTOMER, NAMES), List.of(source("Other", "class Other {}")));

    assertThat(Fixture.ours(Fixture.errorsOf(compilation)))
        .containsExactly(
            "RL2005 Order.lines: the type Line does not exist, so nothing was generated for"
                + " Order.");
    assertThat(compilation.generated()).containsKey("shop/CustomerTable.java");
  }

  private static Compilation compile(
      CompilerUnderTest compiler, List<SourceFile> sources, List<SourceFile> generated) {
    return Compilation.with(compiler)
        .sources(sources)
        .classPath(ClassPaths.ENGINE)
        // First: who claims annotations, as RecordLake does, hides them from who wants them all.
        .processor(new SourceGenerator(generated))
        .processor(new RecordLakeProcessor())
        .run();
  }

  private static SourceFile source(String type, String text) {
    return SourceFile.named(type + ".java", text);
  }
}
