package io.recordlake.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.processor.testing.ClassPaths;
import io.recordlake.processor.testing.Compilation;
import io.recordlake.processor.testing.CompilerUnderTest;
import io.recordlake.processor.testing.Golden;
import io.recordlake.processor.testing.SourceFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is generated depends on what is declared, not on who compiles it, in which order, when. */
class DeterminismTest {

  private static final List<SourceFile> SOURCES =
      Golden.all().stream().flatMap(golden -> golden.sources().stream()).toList();

  @ParameterizedTest
  @EnumSource
  void generatesTheSameInAnyOrderOfFiles(CompilerUnderTest compiler) {
    Map<String, String> expected = generate(CompilerUnderTest.JAVAC, SOURCES);
    assertThat(expected).hasSizeGreaterThan(10);

    assertThat(generate(compiler, SOURCES)).isEqualTo(expected);
    List<SourceFile> shuffled = new ArrayList<>(SOURCES);
    for (int seed = 0; seed < 3; seed++) {
      Collections.shuffle(shuffled, new Random(seed));
      assertThat(generate(compiler, shuffled)).as("seed %s", seed).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @EnumSource
  void generatesTheSameFromOneFileAsFromAll(CompilerUnderTest compiler) {
    SourceFile everything =
        SOURCES.stream()
            .filter(source -> source.path().equals("everything/Everything.java"))
            .findFirst()
            .orElseThrow();

    assertThat(generate(CompilerUnderTest.JAVAC, SOURCES))
        .containsAllEntriesOf(generate(compiler, List.of(everything)));
  }

  private static Map<String, String> generate(
      CompilerUnderTest compiler, List<SourceFile> sources) {
    Compilation compilation =
        Compilation.with(compiler)
            .sources(sources)
            .classPath(ClassPaths.ENGINE)
            .processor(new RecordLakeProcessor())
            .run();
    assertThat(compilation.errors()).isEmpty();
    return compilation.generated();
  }
}
