package io.recordlake.processor.generate;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes texts of users into Java source that is ASCII, whatever they contain. */
final class Literals {

  /** A constant in a class file holds at most 65,535 bytes; a character takes up to three. */
  private static final int MAX_LENGTH = 20_000;

  private Literals() {}

  /** The text as an expression. */
  static CodeBlock string(String text) {
    if (text.length() <= MAX_LENGTH) {
      return CodeBlock.of("$L", quoted(text));
    }
    List<CodeBlock> parts = new ArrayList<>();
    for (int start = 0; start < text.length(); start += MAX_LENGTH) {
      int end = Math.min(text.length(), start + MAX_LENGTH);
      parts.add(CodeBlock.of("$L", quoted(text.substring(start, end))));
    }
    // A method call, because the compiler would join literals to one constant.
    return CodeBlock.of("$T.join(\"\", $L)", String.class, CodeBlock.join(parts, ", "));
  }

  /** The texts as arguments. */
  static CodeBlock strings(List<String> texts) {
    return CodeBlock.join(texts.stream().map(Literals::string).toList(), ", ");
  }

  private static String quoted(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> literal.append("\\\"");
        case '\\' -> literal.append("\\\\");
        case '\n' -> literal.append("\\n");
        case '\r' -> literal.append("\\r");
        case '\t' -> literal.append("\\t");
        default -> {
          if (c >= ' ' && c < 0x7F) {
            literal.append(c);
          } else {
            literal.append(unicode(c));
          }
        }
      }
    }
    return literal.append('"').toString();
  }

  /** Java source in which each character beyond ASCII is an escape. */
  static String ascii(String source) {
    StringBuilder ascii = new StringBuilder(source.length());
    for (int i = 0; i < source.length(); i++) {
      char c = source.charAt(i);
      if (c < 0x80) {
        ascii.append(c);
      } else {
        ascii.append(unicode(c));
      }
    }
    return ascii.toString();
  }

  /** The text for a Javadoc comment: nothing in it can end the comment or become markup. */
  static String javadoc(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (Character.isLetterOrDigit(c) || " .,_-()<>".indexOf(c) >= 0) {
                escaped.append(c == '<' ? "&lt;" : c == '>' ? "&gt;" : Character.toString(c));
              } else {
                escaped.append("&#").append(c).append(';');
              }
            });
    return escaped.toString();
  }

  private static String unicode(char c) {
    return String.format(Locale.ROOT, "\\u%04x", (int) c);
  }
}
