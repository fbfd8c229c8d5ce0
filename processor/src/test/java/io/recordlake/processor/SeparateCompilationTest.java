package io.recordlake.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.processor.testing.ClassPaths;
import io.recordlake.processor.testing.Compilation;
import io.recordlake.processor.testing.CompilerUnderTest;
import io.recordlake.processor.testing.Fixture;
import io.recordlake.processor.testing.Golden;
import io.recordlake.processor.testing.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Registries and tables over records that were compiled before, as in jars and modules. */
class SeparateCompilationTest {

  private static final SourceFile CUSTOMER =
      source(
          "Customer",
          """
          package crm;

          import io.recordlake.annotations.*;

          @DeltaTable(catalog = "dev", schema = "shop", name = "customers", primaryKey = "customer_id")
          public record Customer(long customerId, String name) {}
          """);

  private static final SourceFile ORDER =
      source(
          "Order",
          """
          package shop;

          import io.recordlake.annotations.*;

          @DeltaTable(catalog = "dev", schema = "shop", name = "orders")
          public record Order(
              long orderId, @ForeignKey(references = crm.Customer.class) long customerId) {}
          """);

  private static final SourceFile TABLES =
      source(
          "Tables",
          """
          package shop;

          import io.recordlake.annotations.*;

          @TableRegistry({Order.class, crm.Customer.class})
          interface Tables {}
          """);

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void aRegistryAloneGivesTheBytesOfAFullBuild(CompilerUnderTest compiler) throws IOException {
    for (Golden golden : Golden.all()) {
      Map<String, String> whole = golden.compile(compiler).generated();
      Path classes = Files.createDirectory(folder.resolve(golden.name()));
      List<SourceFile> records = new ArrayList<>(golden.sources());
      List<SourceFile> registries =
          records.stream().filter(source -> source.path().endsWith("Tables.java")).toList();
      records.removeAll(registries);
      if (!registries.isEmpty()) {
        write(compile(compiler, records, List.of()), classes);

        Map<String, String> alone = compile(compiler, registries, List.of(classes)).generated();

        assertThat(alone).hasSize(2);
        assertThat(whole).containsAllEntriesOf(alone);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aTableRefersToARecordInAJar(CompilerUnderTest compiler) throws IOException {
    write(compile(compiler, List.of(CUSTOMER), List.of()), folder);

    Compilation separate = compile(compiler, List.of(ORDER, TABLES), List.of(folder));

    Map<String, String> whole =
        compile(compiler, List.of(CUSTOMER, ORDER, TABLES), List.of()).generated();
    assertThat(separate.generated()).hasSize(4);
    assertThat(whole).containsAllEntriesOf(separate.generated());
  }

  @ParameterizedTest
  @EnumSource
  void theOutputOfAnEarlierBuildIsNoObstacle(CompilerUnderTest compiler) throws IOException {
    List<SourceFile> all = List.of(CUSTOMER, ORDER, TABLES);
    Compilation first = compile(compiler, all, List.of());
    write(first, folder);

    Compilation second = compile(compiler, all, List.of(folder));
    if (compiler == CompilerUnderTest.JAVAC) {
      assertThat(second.generated()).isEqualTo(first.generated());
      assertThat(second.reports()).isEmpty();
    } else {
      // ECJ writes no source of a type that is on the class path; that is said, and no error.
      assertThat(second.reports())
          .extracting(report -> report.text().lines().findFirst().orElse(""))
          .containsExactlyInAnyOrder(
              "[RL2008] Order: shop.OrderTable was not written anew: Source file already exists :"
                  + " shop.OrderTable.",
              "[RL2008] Customer: crm.CustomerTable was not written anew: Source file already"
                  + " exists : crm.CustomerTable.",
              "[RL2008] Tables: shop.TablesSync was not written anew: Source file already exists :"
                  + " shop.TablesSync.");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRecordThatWasCompiledWithoutTheProcessorIsNoMember(CompilerUnderTest compiler)
      throws IOException {
    write(
        Compilation.with(compiler).sources(List.of(CUSTOMER)).classPath(ClassPaths.ENGINE).run(),
        folder);

    Compilation compilation = run(compiler, List.of(ORDER, TABLES), List.of(folder));

    assertThat(ours(compilation))
        .containsExactly(
            "RL2406 Tables: Customer has no table class: it was compiled without RecordLake's"
                + " processor.");
  }

  @ParameterizedTest
  @EnumSource
  void aRecordOfAnotherPackageMustBePublic(CompilerUnderTest compiler) {
    SourceFile hidden =
        source(
            "Hidden",
            """
            package crm;

            import io.recordlake.annotations.*;

            class Hidden {
              @DeltaTable(catalog = "dev", schema = "shop", name = "visits")
              public record Visit(long id) {}
            }
            """);
    SourceFile outer =
        source(
            "Outer",
            """
            package crm;

            public class Outer extends Hidden {}
            """);
    SourceFile tables =
        source(
            "Tables",
            """
            package shop;

            import io.recordlake.annotations.*;

            @TableRegistry(crm.Outer.Visit.class)
            interface Tables {}
            """);

    Compilation compilation = run(compiler, List.of(hidden, outer, tables), List.of());

    assertThat(ours(compilation))
        .containsExactly(
            "RL2406 Tables: Hidden.Visit is not public, so its table class cannot be used from"
                + " this package.");
  }

  @ParameterizedTest
  @EnumSource
  void aKeyThatNoLongerFitsIsFoundByTheRegistry(CompilerUnderTest compiler) throws IOException {
    write(compile(compiler, List.of(CUSTOMER, ORDER), List.of()), folder);
    SourceFile changed =
        source("Customer", CUSTOMER.text().replace("long customerId", "int customerId"));
    write(compile(compiler, List.of(changed), List.of()), folder);

    Compilation compilation = run(compiler, List.of(TABLES), List.of(folder));

    assertThat(ours(compilation))
        .containsExactly(
            "RL1405 Tables: Order.customerId: type mismatch: \"customer_id\" is Long,"
                + " dev.shop.customers.customer_id is Integer.");
  }

  @ParameterizedTest
  @EnumSource
  void aBrokenNestedRecordOfAJarIsReportedWhereItIsUsed(CompilerUnderTest compiler)
      throws IOException {
    SourceFile line = source("Line", "package crm;\n\npublic record Line(char grade) {}\n");
    write(compile(compiler, List.of(line), List.of()), folder);
    SourceFile order =
        source(
            "Order",
            """
            package shop;

            import io.recordlake.annotations.*;

            @DeltaTable(catalog = "dev", schema = "shop", name = "orders")
            record Order(long orderId, crm.Line line) {}
            """);

    Compilation compilation = run(compiler, List.of(order), List.of(folder));

    assertThat(ours(compilation))
        .containsExactly("RL2101 Order.line: Line.grade: char has no column type.");
    if (compiler.hasPositions()) {
      assertThat(compilation.errors().get(0).line()).isEqualTo(6);
      assertThat(compilation.errors().get(0).column()).isEqualTo(37);
    }
  }

  private static List<String> ours(Compilation compilation) {
    return Fixture.ours(Fixture.errorsOf(compilation));
  }

  private static Compilation compile(
      CompilerUnderTest compiler, List<SourceFile> sources, List<Path> more) {
    Compilation compilation = run(compiler, sources, more);
    assertThat(compilation.errors()).isEmpty();
    return compilation;
  }

  private static Compilation run(
      CompilerUnderTest compiler, List<SourceFile> sources, List<Path> more) {
    List<Path> classPath = new ArrayList<>(ClassPaths.ENGINE);
    classPath.addAll(more);
    return Compilation.with(compiler)
        .sources(sources)
        .classPath(classPath)
        .processor(new RecordLakeProcessor())
        .run();
  }

  private static SourceFile source(String type, String text) {
    return SourceFile.named(type + ".java", text);
  }

  private static void write(Compilation compilation, Path target) throws IOException {
    for (Map.Entry<String, byte[]> file : compilation.files().entrySet()) {
      if (!file.getKey().endsWith(".java")) {
        Path path = target.resolve(file.getKey());
        Files.createDirectories(path.getParent());
        Files.write(path, file.getValue());
      }
    }
  }
}
