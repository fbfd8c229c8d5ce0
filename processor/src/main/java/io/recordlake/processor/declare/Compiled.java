package io.recordlake.processor.declare;

import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The types that this compilation compiles from source: only they have positions. Kept by name,
 * because elements do not survive a round.
 */
public final class Compiled {

  private final Set<String> outermost = new HashSet<>();

  /** Adds the root elements of a round. */
  public void add(Set<? extends Element> roots) {
    for (Element root : roots) {
      if (root instanceof TypeElement type) {
        outermost.add(type.getQualifiedName().toString());
      }
    }
  }

  /** Whether the type's source is compiled here. */
  public boolean contains(TypeElement type) {
    TypeElement current = type;
    while (current.getEnclosingElement() instanceof TypeElement around) {
      current = around;
    }
    return outermost.contains(current.getQualifiedName().toString());
  }
}
