package io.recordlake.conformance.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A fenced block of a page.
 *
 * @param file the file that the line above names, or the empty string
 * @param language the language of the fence
 * @param text the lines between the fences, each with its line end
 * @param start where the text begins in the page
 */
record Block(String file, String language, String text, int start) {
  private static final Pattern FENCED =
      Pattern.compile(
          "(?:^`(\\S+)`:\\n\\n)?^```(\\w*)\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  /** The blocks of a page, in its order. */
  static List<Block> of(String page) {
    List<Block> blocks = new ArrayList<>();
    Matcher matcher = FENCED.matcher(page);
    while (matcher.find()) {
      String file = matcher.group(1);
      blocks.add(
          new Block(
              file == null ? "" : file, matcher.group(2), matcher.group(3), matcher.start(3)));
    }
    return blocks;
  }

  /** The file with the changes of this block, which is a list of hunks divided by empty lines. */
  String patch(String original) {
    String patched = original;
    for (String hunk : text.split("\n\n", -1)) {
      String before = lines(hunk, '+');
      if (patched.indexOf(before) < 0 || patched.indexOf(before) != patched.lastIndexOf(before)) {
        throw new IllegalStateException("Not exactly once in " + file + ":\n" + before);
      }
      patched = patched.replace(before, lines(hunk, '-'));
    }
    return patched;
  }

  private static String lines(String hunk, char without) {
    StringBuilder text = new StringBuilder();
    hunk.lines()
        .filter(line -> line.charAt(0) != without)
        .forEach(line -> text.append(line.substring(1)).append('\n'));
    return text.toString();
  }
}
