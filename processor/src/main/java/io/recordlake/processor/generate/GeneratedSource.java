package io.recordlake.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;

/**
 * A source file to write.
 *
 * @param qualifiedName the name of its type
 * @param text its text: ASCII, with lines that end in a line feed
 */
public record GeneratedSource(String qualifiedName, String text) {

  static GeneratedSource of(ClassName name, TypeSpec type) {
    String text = JavaFile.builder(name.packageName(), type).indent("  ").build().toString();
    return new GeneratedSource(name.canonicalName(), Literals.ascii(text));
  }
}
