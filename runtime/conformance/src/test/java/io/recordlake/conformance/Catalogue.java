package io.recordlake.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import io.recordlake.conformance.CaseFiles.CaseFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** All cases of all files. */
final class Catalogue {
  private Catalogue() {}

  /** The cases, in the order of the files. */
  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (CaseFile file : CaseFiles.all()) {
      cases.addAll(cases(file));
    }
    return cases;
  }

  /** Our own scenarios of runs, for other backends to take. */
  static List<Scenario> runs() {
    List<Scenario> runs = new ArrayList<>();
    for (CaseFile file : CaseFiles.own()) {
      if (file.content() != null && !file.isTable()) {
        for (JsonNode json : file.content()) {
          if (json.path("mode").isTextual()) {
            runs.add(new Scenario(json));
          }
        }
      }
    }
    return runs;
  }

  /** The cases of one file, in its order. */
  static List<Case> cases(CaseFile file) {
    JsonNode content = file.content();
    if (content == null) {
      return List.of(Case.failing(file.name(), String.valueOf(file.problem())));
    }
    List<Case> cases = new ArrayList<>();
    for (JsonNode json : content) {
      if (file.isTable()) {
        String id = file.name() + "[" + cases.size() + "]";
        cases.add(new Case(id, () -> LookupTables.differences(file.name(), json)));
      } else {
        cases.add(scenario(new Scenario(json)));
      }
    }
    return cases;
  }

  private static Case scenario(Scenario scenario) {
    JsonNode mode = scenario.json().path("mode");
    if (mode.isTextual()) {
      return Set.of("dry_run", "real").contains(mode.textValue())
          ? new Case(scenario.id(), () -> RunScenario.differences(scenario))
          : Case.failing(scenario.id(), "the mode " + mode + " is not known");
    }
    if (scenario.expect().path("read").isObject()) {
      return new Case(scenario.id(), () -> ReadScenario.differences(scenario));
    }
    if (scenario.expect().path("declaration_error").isObject()) {
      return new Case(scenario.id(), () -> DeclarationScenario.differences(scenario));
    }
    return Case.failing(scenario.id(), "the scenario expects nothing that is known");
  }
}
