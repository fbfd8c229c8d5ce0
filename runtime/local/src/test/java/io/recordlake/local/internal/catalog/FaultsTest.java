package io.recordlake.local.internal.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Damage is a failure of the damaged table only: it names file, reason and way out. */
class FaultsTest {

  private static final String HEALTHY = "dev.shop.healthy";

  @TempDir Path root;

  @BeforeEach
  void createTables() {
    Lake.in(root)
        .run(
            "CREATE TABLE T! (`id` BIGINT, `n` INT) USING delta",
            "ALTER TABLE T! SET TAGS ('a'='1')",
            "ALTER TABLE T! SET TAGS ('b'='2')",
            "CREATE TABLE `dev`.`shop`.`healthy` (`id` BIGINT) USING delta");
  }

  static Stream<Arguments> damages() {
    return Stream.of(
        Arguments.of("", "it is empty: its writer was cut off"),
        Arguments.of("\n\n", "it is empty: its writer was cut off"),
        Arguments.of("{\"commitInfo\":{\"oper", "line 1: it is not JSON ("),
        Arguments.of(
            "{\"commitInfo\":{}}\n{\"metaData\":{\"id\":\"x\"", "line 2: it is not JSON ("),
        Arguments.of("hello", "line 1: it is not JSON ("),
        Arguments.of("[]", "line 1: it holds no action"),
        Arguments.of("{}", "line 1: it holds no action"),
        Arguments.of("42", "line 1: it holds no action"),
        Arguments.of("{\"rocket\":{}}", "line 1: \"rocket\" is not an action that Delta defines"),
        Arguments.of("{\"metaData\":{}}", "line 1: \"schemaString\" is missing"),
        Arguments.of("{\"metaData\":{\"schemaString\":\"\"}}", "line 1: \"id\" is missing"),
        Arguments.of("{\"add\":{\"path\":\"x\"", "line 1: it is not JSON ("),
        Arguments.of(
            "{\"protocol\":{\"minReaderVersion\":\"1\",\"minWriterVersion\":2}}",
            "line 1: \"minReaderVersion\" is not a whole number"),
        Arguments.of(
            "{\"domainMetadata\":{\"domain\":\"d\",\"removed\":false}}",
            "line 1: \"configuration\" is missing"));
  }

  @ParameterizedTest
  @MethodSource("damages")
  void refusesADamagedLastCommit(String text, String reason) throws IOException {
    assertDamaged(commit(2), text, reason);
  }

  @ParameterizedTest
  @MethodSource("damages")
  void refusesADamagedEarlierCommit(String text, String reason) throws IOException {
    assertDamaged(commit(1), text, reason);
  }

  private void assertDamaged(Path file, String text, String reason) throws IOException {
    Files.writeString(file, text);
    Map<Path, String> before = contents();

    LakeException failure = failure();

    assertThat(failure.condition()).isEqualTo(Condition.DELTA_LOG_DAMAGED);
    assertThat(failure)
        .hasMessageContaining("\"" + file + "\" is not a whole Delta commit: " + reason)
        .hasMessageContaining("Restore the log from a backup")
        .hasMessageContaining("nothing was changed");
    assertThat(statementFailure().condition()).isEqualTo(Condition.DELTA_LOG_DAMAGED);
    assertHealthyTableWorks();
    assertThat(contents()).containsAllEntriesOf(before);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1})
  void refusesAGap(long missing) throws IOException {
    Files.delete(commit(missing));

    assertThat(failure().condition()).isEqualTo(Condition.DELTA_LOG_DAMAGED);
    assertThat(failure())
        .hasMessageContaining(
            "\"" + commit(missing) + "\" is missing, although the log has version 2.");
    assertThat(statementFailure().condition()).isEqualTo(Condition.DELTA_LOG_DAMAGED);
    assertHealthyTableWorks();
    assertThat(commit(missing)).doesNotExist();
  }

  @Test
  void readsTheTableBeforeItsMissingLastCommit() throws IOException {
    Files.delete(commit(2));

    assertThat(Lake.in(root).orders().tags()).isEqualTo(Map.of("a", "1"));
  }

  @Test
  void namesTheArtifactThatReadsCheckpoints() throws IOException {
    Files.move(commit(0), commit(0).resolveSibling("00000000000000000000.checkpoint.parquet"));

    assertThat(failure().condition()).isEqualTo(Condition.DELTA_CHECKPOINT_UNREADABLE);
    assertThat(failure())
        .hasMessageContaining("starts at the checkpoint of version 0")
        .hasMessageContaining("Add the dependency io.recordlake:recordlake-checkpoints");
  }

  @Test
  void readsJsonWhereThereIsACheckpointToo() throws IOException {
    Files.writeString(
        commit(1).resolveSibling("00000000000000000001.checkpoint.parquet"), "unread");

    assertThat(Lake.in(root).orders().tags()).isEqualTo(Map.of("a", "1", "b", "2"));
  }

  @ParameterizedTest
  @CsvSource({
    "3, 7, '\"icebergCompatV2\"', '[]', table feature \"icebergCompatV2\"",
    "3, 7, '\"inCommitTimestamp\",\"x-y\"', '\"x-y\"',"
        + " 'table feature \"inCommitTimestamp\", table feature \"x-y\"'",
    "3, 8, '', '', writer version 8",
    "4, 7, '', '', reader version 4"
  })
  void refusesFeaturesThatItDoesNotKnow(
      int reader, int writer, String writerFeatures, String readerFeatures, String named)
      throws IOException {
    String lists =
        ",\"readerFeatures\":["
            + readerFeatures.replace("[]", "")
            + "],\"writerFeatures\":["
            + writerFeatures
            + "]";
    Files.writeString(
        commit(3),
        "{\"protocol\":{\"minReaderVersion\":"
            + reader
            + ",\"minWriterVersion\":"
            + writer
            + lists
            + "}}\n");

    assertThat(failure().condition()).isEqualTo(Condition.DELTA_UNSUPPORTED_FEATURES_FOR_WRITE);
    assertThat(failure())
        .hasMessageContaining("needs " + named + ", which RecordLake does not know");
    assertThat(statementFailure().condition())
        .isEqualTo(Condition.DELTA_UNSUPPORTED_FEATURES_FOR_WRITE);
    assertThat(commit(4)).doesNotExist();
    assertHealthyTableWorks();
  }

  @Test
  void refusesASchemaThatIsNone() throws IOException {
    rewriteSchema("\\\"type\\\":\\\"struct\\\"", "\\\"type\\\":\\\"table\\\"");

    assertThat(failure().condition()).isEqualTo(Condition.DELTA_LOG_DAMAGED);
    assertThat(failure())
        .hasMessageContaining(root.resolve("dev/shop/orders").toString())
        .hasMessageContaining(
            "the metaData of version 3: the schema has no type that Delta knows: {\"type\"");
  }

  @Test
  void refusesAColumnTypeThatTheModelLacks() throws IOException {
    rewriteSchema("\\\"integer\\\"", "\\\"void\\\"");

    assertThat(failure().condition()).isEqualTo(Condition.UNSUPPORTED_DATATYPE);
    assertThat(failure()).hasMessageContaining("\"void\"");
  }

  @Test
  void refusesAForeignFactsProperty() throws IOException {
    Files.writeString(
        commit(2), Files.readString(commit(2)).replace("{\\\"table\\\"", "{\\\"table\\\" 1"));

    assertThat(failure().condition()).isEqualTo(Condition.DELTA_LOG_DAMAGED);
    assertThat(failure()).hasMessageContaining("\"recordlake.catalog\" is not what RecordLake");
  }

  @Test
  void refusesAFileInTheTablesPlace() throws IOException {
    Path file = Files.writeString(root.resolve("dev/shop/file"), "mine");

    LakeException refusal =
        Lake.in(root).refusal("CREATE TABLE `dev`.`shop`.`file` (`a` INT) USING delta");

    assertThat(refusal.condition()).isEqualTo(Condition.INVALID_LAKE_DIRECTORY);
    assertThat(refusal)
        .hasMessageContaining("\"" + file + "\" is a file where the lake keeps a directory.");
    assertThat(file).hasContent("mine");
    assertHealthyTableWorks();
  }

  @Test
  void refusesADirectoryThatHoldsSomethingElse() throws IOException {
    Path directory = Files.createDirectories(root.resolve("dev/shop/data"));
    Files.writeString(directory.resolve("rows.csv"), "1;2");

    LakeException refusal =
        Lake.in(root).refusal("CREATE TABLE `dev`.`shop`.`data` (`a` INT) USING delta");

    assertThat(refusal.condition()).isEqualTo(Condition.INVALID_LAKE_DIRECTORY);
    assertThat(directory.resolve("_delta_log")).doesNotExist();
  }

  @Test
  void refusesARootThatIsAFile() throws IOException {
    Path file = Files.writeString(root.resolve("plain"), "mine");

    assertThat(Lake.in(file).condition("CREATE TABLE T! (`a` INT) USING delta"))
        .isEqualTo(Condition.INVALID_LAKE_DIRECTORY);
    assertThat(file).hasContent("mine");
  }

  private void rewriteSchema(String from, String to) throws IOException {
    Files.writeString(commit(3), Files.readString(commit(2)).replace(from, to));
  }

  private LakeException failure() {
    return Objects.requireNonNull(
        catchThrowableOfType(LakeException.class, () -> Lake.in(root).orders()));
  }

  private LakeException statementFailure() {
    return Lake.in(root).refusal("ALTER TABLE T! SET TAGS ('c'='3')");
  }

  private void assertHealthyTableWorks() {
    Lake lake = Lake.in(root);
    lake.run("ALTER TABLE `dev`.`shop`.`healthy` SET TAGS ('still'='here')");
    assertThat(lake.observed(HEALTHY).tags()).isEqualTo(Map.of("still", "here"));
  }

  private Map<Path, String> contents() throws IOException {
    Map<Path, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(file, Files.readString(file));
      }
    }
    return contents;
  }

  private Path commit(long version) {
    return root.resolve(
        String.format(Locale.ROOT, "dev/shop/orders/_delta_log/%020d.json", version));
  }
}
