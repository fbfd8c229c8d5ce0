package io.recordlake.processor;

import io.recordlake.processor.declare.MissingComponents;
import io.recordlake.processor.declare.MissingType;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** Says after the last round which types never came to be. */
final class LastWord {

  private final Session session;

  LastWord(Session session) {
    this.session = session;
  }

  void say() {
    session.waitingTables.missing().forEach(this::say);
  }

  private void say(String name, Set<MissingType> missing) {
    TypeElement type = session.elements.getTypeElement(name);
    if (type != null) {
      session.reporter.print(MissingComponents.findings(type, missing));
    }
  }
}
