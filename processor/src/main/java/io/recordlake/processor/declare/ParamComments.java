package io.recordlake.processor.declare;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the {@code @param} texts of a record's Javadoc.
 *
 * <p>White space is collapsed, because compilers differ in what they keep of it and the texts
 * become part of the frozen documents. Inline tags give way to their text.
 */
final class ParamComments {

  private static final Pattern BLOCK_TAG = Pattern.compile("(?m)^\\s*@(?=\\p{Alpha})");
  private static final Pattern PARAM =
      Pattern.compile("param\\s+([^\\s<>]+)\\s+(.+)", Pattern.DOTALL);
  private static final Pattern TEXT_TAG = Pattern.compile("\\{@(?:code|literal)\\s+([^{}]*)}");
  private static final Pattern LINK_TAG =
      Pattern.compile("\\{@(?:link|linkplain|value)\\s+([^\\s{}]+)\\s*([^{}]*)}");

  private ParamComments() {}

  /** The texts by component name; empty where there is no Javadoc. */
  static Map<String, String> of(@Nullable String javadoc) {
    Map<String, String> comments = new LinkedHashMap<>();
    if (javadoc == null) {
      return comments;
    }
    Matcher tags = BLOCK_TAG.matcher(javadoc);
    while (tags.find()) {
      int start = tags.end();
      Matcher next = BLOCK_TAG.matcher(javadoc).region(start, javadoc.length());
      next.useAnchoringBounds(false);
      String block = javadoc.substring(start, next.find() ? next.start() : javadoc.length());
      Matcher param = PARAM.matcher(block);
      if (param.matches()) {
        String text = plain(param.group(2));
        if (!text.isEmpty()) {
          comments.putIfAbsent(param.group(1), text);
        }
      }
    }
    return comments;
  }

  private static String plain(String text) {
    String withoutCode = TEXT_TAG.matcher(text).replaceAll("$1");
    String withoutLinks =
        LINK_TAG
            .matcher(withoutCode)
            .replaceAll(
                link -> {
                  String label =
                      link.group(2).isBlank() ? linkTarget(link.group(1)) : link.group(2);
                  return Matcher.quoteReplacement(label);
                });
    return withoutLinks.replaceAll("\\s+", " ").strip();
  }

  private static String linkTarget(String reference) {
    String withoutPackage = reference.replaceFirst("^(?:\\p{Lower}\\w*\\.)+", "");
    return withoutPackage.startsWith("#")
        ? withoutPackage.substring(1)
        : withoutPackage.replace('#', '.');
  }
}
