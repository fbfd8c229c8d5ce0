package io.recordlake.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.processor.testing.ClassPaths;
import io.recordlake.processor.testing.Compilation;
import io.recordlake.processor.testing.CompilerUnderTest;
import io.recordlake.processor.testing.Fixture;
import io.recordlake.processor.testing.SourceFile;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is generated depends on which of our libraries the user has. */
class ClassPathTest {

  private static final SourceFile SHOP =
      SourceFile.named(
          "Shop.java",
          """
          package shop;

          import io.recordlake.annotations.*;

          interface Shop {
            @DeltaTable(catalog = "dev", schema = "shop", name = "orders")
            record Order(long orderId) {}

            @TableRegistry(Order.class)
            interface Tables {}
          }
          """);

  @ParameterizedTest
  @EnumSource
  void withoutTheEngineThereIsNoSyncClass(CompilerUnderTest compiler) {
    Compilation compilation = compile(compiler, ClassPaths.MODEL);

    assertThat(compilation.errors()).isEmpty();
    assertThat(compilation.generated())
        .containsOnlyKeys(
            "META-INF/recordlake/registries/shop.Shop.Tables.json",
            "META-INF/recordlake/tables/shop.Shop$Order.json",
            "shop/Shop_OrderTable.java");
  }

  @ParameterizedTest
  @EnumSource
  void withTheEngineThereIsOne(CompilerUnderTest compiler) {
    Compilation compilation = compile(compiler, ClassPaths.ENGINE);

    assertThat(compilation.errors()).isEmpty();
    assertThat(compilation.generated()).containsKey("shop/Shop_TablesSync.java");
  }

  @ParameterizedTest
  @EnumSource
  void withoutTheModelItSaysWhatIsMissing(CompilerUnderTest compiler) {
    Compilation compilation = compile(compiler, ClassPaths.ANNOTATIONS);

    assertThat(Fixture.ours(Fixture.errorsOf(compilation)))
        .containsExactly(
            "RL2006 Order: the generated code needs recordlake-model, which is not among the"
                + " dependencies.");
    assertThat(compilation.errors()).hasSize(1);
  }

  private static Compilation compile(CompilerUnderTest compiler, List<Path> classPath) {
    return Compilation.with(compiler)
        .sources(List.of(SHOP))
        .classPath(classPath)
        .processor(new RecordLakeProcessor())
        .run();
  }
}
