package io.recordlake.processor;

import io.recordlake.processor.declare.TypeText;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.Location;
import io.recordlake.processor.report.UsageProblem;
import java.util.List;
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
    session.waitingRegistries.missing().forEach(this::say);
  }

  private void say(String name, Set<String> missing) {
    TypeElement type = session.elements.getTypeElement(name);
    if (type == null || missing.isEmpty()) {
      return; // it waits for another one, which names what is missing
    }
    session.reporter.print(
        List.of(
            new Finding(
                UsageProblem.UNRESOLVED_TYPE,
                TypeText.shortName(type),
                "nothing was generated, because this does not exist: " + String.join(", ", missing),
                "Add the import or the dependency, or look for an earlier error in its source.",
                new Location(0, type, null, null))));
  }
}
