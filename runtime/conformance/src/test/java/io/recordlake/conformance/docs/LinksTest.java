package io.recordlake.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every link of the documentation leads to a file of the repository, and to a heading in it. */
class LinksTest {
  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
  private static final Pattern LINK =
      Pattern.compile("\\]\\((?!https?:)([^)#\\s]*)(?:#([^)\\s]+))?\\)");
  private static final Pattern HEADING = Pattern.compile("^#+ (.*)$", Pattern.MULTILINE);
  private static final Pattern FENCED =
      Pattern.compile("^```.*?^```$", Pattern.MULTILINE | Pattern.DOTALL);

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path page : pages()) {
      Matcher link = LINK.matcher(prose(page));
      while (link.find()) {
        links++;
        String file = link.group(1);
        Path target = file.isEmpty() ? page : page.resolveSibling(file).normalize();
        if (!Files.exists(target)
            || (link.group(2) != null && !anchors(target).contains(link.group(2)))) {
          broken.add(ROOT.relativize(page) + ": " + link.group());
        }
      }
    }

    assertThat(broken).isEmpty();
    assertThat(links).as("links").isGreaterThan(20);
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages =
        new ArrayList<>(List.of(ROOT.resolve("README.md"), ROOT.resolve("CONTRIBUTING.md")));
    try (Stream<Path> walk = Files.walk(ROOT.resolve("docs"))) {
      walk.filter(path -> path.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages;
  }

  private static List<String> anchors(Path page) throws IOException {
    return HEADING
        .matcher(prose(page))
        .results()
        .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\w\\- ]", "").replace(' ', '-'))
        .toList();
  }

  private static String prose(Path page) throws IOException {
    return FENCED.matcher(Files.readString(page)).replaceAll("");
  }
}
