package io.recordlake.processor;

import io.recordlake.processor.declare.MissingComponents;
import io.recordlake.processor.declare.TypeText;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.Location;
import io.recordlake.processor.report.UsageProblem;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Says after the last round which types never came to be. */
final class LastWord {

  private final Session session;

  LastWord(Session session) {
    this.session = session;
  }

  /**
   * Says it.
   *
   * @param errorRaised whether there are errors already; what they have told is not told again
   */
  void say(boolean errorRaised) {
    Map<String, TablePass.Result.Waiting> all = new LinkedHashMap<>(session.waitingTables.types());
    all.putAll(session.waitingRegistries.types());
    all.forEach(
        (name, waiting) -> {
          TypeElement type = session.elements.getTypeElement(name);
          if (waiting.itself()) {
            if (type == null || waiting.missing().isEmpty()) {
              warn(name, type);
            } else if (!errorRaised) {
              session.reporter.print(MissingComponents.findings(type, waiting.missing()));
            }
          }
        });
  }

  /**
   * What has no name here the compiler reports. ECJ may not: it loses a generated type that had an
   * error in between, class file included. So this is a warning, that nobody is left to guess.
   */
  private void warn(String name, @Nullable TypeElement type) {
    session.reporter.warn(
        new Finding(
            UsageProblem.UNRESOLVED_TYPE,
            type == null ? name : TypeText.shortName(type),
            "nothing was generated, because a value of its annotations was not resolved",
            "Look for an error in what the annotations name.",
            new Location(0, type, null, null)));
  }
}
