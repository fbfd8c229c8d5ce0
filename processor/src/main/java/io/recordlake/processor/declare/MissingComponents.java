package io.recordlake.processor.declare;

import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.UsageProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Names the types that never came to be, each at the component that needs it. */
public final class MissingComponents {

  private MissingComponents() {}

  /** What is missing of a record. */
  public static List<Finding> findings(TypeElement record, Set<MissingType> missing) {
    Ranks ranks = new Ranks();
    Fields fields = new Fields(record);
    String shortName = TypeText.shortName(record);
    List<Finding> findings = new ArrayList<>();
    for (RecordComponentElement component : RecordComponents.of(record)) {
      String name = component.getSimpleName().toString();
      for (MissingType type : missing) {
        if (type.component().equals(name)) {
          findings.add(
              new Finding(
                  UsageProblem.UNRESOLVED_TYPE,
                  shortName + "." + name,
                  "the type "
                      + type.type()
                      + " does not exist, so nothing was generated for "
                      + shortName,
                  "Add the import or the dependency, or look for an earlier error in its source.",
                  ranks.location(fields.of(component))));
        }
      }
    }
    return findings;
  }
}
