package io.recordlake.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Follows a page: writes its files and applies its changes; at each block of text, compiles, runs
 * the program if it compiled, and compares what is printed. {@code -Dpages.update=true} writes what
 * was printed into the page instead.
 */
class PagesTest {
  private static final Path ROOT = Path.of("../..");

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "README.md, com.example.shop.Main, 2",
    "docs/tutorial.md, org.example.library.Main, 6"
  })
  void printsWhatItShows(String name, String mainClass, int runs)
      throws IOException, ReflectiveOperationException {
    Path file = ROOT.resolve(name);
    String page = Files.readString(file);

    String followed = follow(page, mainClass, runs);

    if (Boolean.getBoolean("pages.update")) {
      Files.writeString(file, followed);
    } else {
      assertThat(page).isEqualTo(followed);
    }
  }

  /** The page with what was printed in each block of text. */
  private String follow(String page, String mainClass, int expectedRuns)
      throws IOException, ReflectiveOperationException {
    Project project = new Project(directory.toRealPath());
    StringBuilder followed = new StringBuilder();
    int position = 0;
    int runs = 0;
    for (Block block : Block.of(page)) {
      if (block.language().equals("diff")) {
        project.write(block.file(), block.patch(project.read(block.file())));
      } else if (block.file().startsWith("src/")) {
        project.write(block.file(), placed(block.text()));
      } else if (block.language().equals("text")) {
        followed.append(page, position, block.start()).append(printed(project, mainClass));
        position = block.start() + block.text().length();
        runs++;
      }
    }
    assertThat(runs).as("runs").isEqualTo(expectedRuns);
    assertThat(project.compileTests()).isEmpty();
    return followed.append(page.substring(position)).toString();
  }

  private static String printed(Project project, String mainClass)
      throws IOException, ReflectiveOperationException {
    List<String> errors = project.compile();
    if (!errors.isEmpty()) {
      return String.join("\n", errors) + "\n";
    }
    return project
        .run(mainClass)
        .replace(System.lineSeparator(), "\n")
        .replaceAll("\\(\\d+\\.\\ds\\)", "(0.1s)");
  }

  /** The program with its lake in the project's directory: a test cannot change where it runs. */
  private String placed(String program) {
    String lake = directory.resolve("lake").toString().replace("\\", "\\\\");
    return program.replace("Path.of(\"lake\")", "Path.of(\"" + lake + "\")");
  }
}
