package io.recordlake.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import io.recordlake.annotations.GeneratedByRecordLake;
import io.recordlake.annotations.TableRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.nio.charset.StandardCharsets;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Test;

class RegistrationTest {

  private final RecordLakeProcessor processor = new RecordLakeProcessor();

  @Test
  void isFoundOnTheClassPath() {
    assertThat(ServiceLoader.load(Processor.class).stream().map(ServiceLoader.Provider::type))
        .containsOnlyOnce(RecordLakeProcessor.class);
  }

  @Test
  void bothListsNameTheProcessor() throws IOException {
    assertThat(resource("META-INF/services/javax.annotation.processing.Processor"))
        .isEqualTo(RecordLakeProcessor.class.getName() + "\n");
    assertThat(resource("META-INF/gradle/incremental.annotation.processors"))
        .isEqualTo(RecordLakeProcessor.class.getName() + ",isolating\n");
  }

  @Test
  void supportsTheNewestSourceVersion() {
    assertThat(processor.getSupportedSourceVersion()).isEqualTo(SourceVersion.latestSupported());
  }

  @Test
  void claimsEachAnnotationThatStandsOnAnElement() {
    assertThat(processor.getSupportedAnnotationTypes())
        .containsExactlyInAnyOrderElementsOf(
            Stream.<Class<? extends Annotation>>of(
                    Column.class,
                    DeltaTable.class,
                    ForeignKey.class,
                    GeneratedByRecordLake.class,
                    TableRegistry.class)
                .map(Class::getName)
                .toList());
  }

  private static String resource(String name) throws IOException {
    try (InputStream stream = ClassLoader.getSystemResourceAsStream(name)) {
      assertThat(stream).as(name).isNotNull();
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
