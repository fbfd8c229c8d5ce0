package io.recordlake.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.processor.testing.ClassPaths;
import io.recordlake.processor.testing.Compilation;
import io.recordlake.processor.testing.CompilerUnderTest;
import io.recordlake.processor.testing.Golden;
import io.recordlake.processor.testing.WatchedEnvironment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the processor does with the environment that it is given. */
class EnvironmentTest {

  private static final Golden SHOP = new Golden("shop");

  @ParameterizedTest
  @EnumSource
  void eachFileHasOneOrigin(CompilerUnderTest compiler) {
    Watching watching = new Watching("");

    compile(compiler, watching);

    assertThat(watching.origins())
        .isEqualTo(
            Map.of(
                "META-INF/recordlake/registries/shop.ShopTables.json", List.of("shop.ShopTables"),
                "META-INF/recordlake/tables/shop.Customer.json", List.of("shop.Customer"),
                "META-INF/recordlake/tables/shop.Order.json", List.of("shop.Order"),
                "shop.CustomerTable", List.of("shop.Customer"),
                "shop.OrderTable", List.of("shop.Order"),
                "shop.ShopTablesSync", List.of("shop.ShopTables")));
  }

  @ParameterizedTest
  @EnumSource
  void aFailureIsReportedOnItsRecordAndLeavesTheOthersAlone(CompilerUnderTest compiler) {
    Watching watching = new Watching("META-INF/recordlake/tables/shop.Customer.json");

    Compilation compilation = compile(compiler, watching);

    assertThat(compilation.errors()).hasSize(1);
    assertThat(compilation.errors().get(0).text())
        .startsWith("[RL2007] Customer: the processor failed: java.io.UncheckedIOException")
        .contains("please report it")
        .contains("at io.recordlake.processor.");
    assertThat(watching.origins())
        .containsKeys("shop.OrderTable", "META-INF/recordlake/tables/shop.Order.json");
  }

  private static Compilation compile(CompilerUnderTest compiler, Watching watching) {
    return Compilation.with(compiler)
        .sources(new ArrayList<>(SHOP.sources()))
        .classPath(ClassPaths.ENGINE)
        .processor(watching)
        .run();
  }

  /** The processor in a watched environment. */
  private static final class Watching extends AbstractProcessor {

    private final RecordLakeProcessor processor = new RecordLakeProcessor();
    private final String refused;
    private final List<WatchedEnvironment> environments = new ArrayList<>();

    Watching(String refused) {
      this.refused = refused;
    }

    Map<String, List<String>> origins() {
      return environments.get(0).origins();
    }

    @Override
    public synchronized void init(ProcessingEnvironment real) {
      super.init(real);
      WatchedEnvironment environment = new WatchedEnvironment(real, refused);
      environments.add(environment);
      processor.init(environment);
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return processor.getSupportedAnnotationTypes();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return processor.getSupportedSourceVersion();
    }

    @Override
    @SuppressWarnings("DoNotClaimAnnotations") // as the processor itself does
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      return processor.process(annotations, round);
    }
  }
}
