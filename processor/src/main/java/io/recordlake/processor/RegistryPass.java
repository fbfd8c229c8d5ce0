package io.recordlake.processor;

import io.recordlake.planning.document.RegistryManifest;
import io.recordlake.processor.declare.RecordReader;
import io.recordlake.processor.declare.RegistryReader;
import io.recordlake.processor.declare.RegistryReader.Member;
import io.recordlake.processor.declare.RegistryReader.ReadRegistry;
import io.recordlake.processor.generate.SyncClass;
import io.recordlake.processor.report.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** Judges registries across their tables and writes what they leave. */
final class RegistryPass {

  private static final String ENGINE = "io.recordlake.engine.Engine";

  private final Session session;
  private final RegistryReader registries;
  private final RegistryMembers members;

  RegistryPass(Session session, RecordReader reader, TablePass tables) {
    this.session = session;
    this.registries = new RegistryReader(session.elements);
    this.members = new RegistryMembers(session, reader, tables);
  }

  void process(TypeElement type) {
    String name = type.getQualifiedName().toString();
    if (!RegistryReader.isResolved(type)) {
      session.waitingRegistries.add(name, new TablePass.Result.Waiting(true, Set.of()));
      return;
    }
    ReadRegistry registry = registries.read(type);
    if (registry.members().stream().anyMatch(members::isWaiting)) {
      session.waitingRegistries.add(name, new TablePass.Result.Waiting(false, Set.of()));
      return;
    }
    List<Finding> findings = new ArrayList<>(registry.findings());
    RegistryMembers.Outcomes found = members.outcomes(registry, findings);
    Map<Member, TableOutcome> outcomes = found.usable();
    if (found.isComplete(registry)) {
      findings.addAll(RegistryRules.judge(registry, outcomes, found.refused()));
    }
    session.reporter.print(findings);
    write(type, registry, List.copyOf(outcomes.values()), findings.isEmpty());
  }

  private void write(
      TypeElement type, ReadRegistry registry, List<TableOutcome> outcomes, boolean valid) {
    boolean complete =
        valid && outcomes.stream().noneMatch(outcome -> outcome.checksum().isEmpty());
    if (complete) {
      session.output.write(
          "META-INF/recordlake/registries/" + registry.name().qualifiedName() + ".json",
          manifest(outcomes).write(),
          type);
    }
    boolean engineIsVisible =
        session.elements.getTypeElement(session.elements.getModuleOf(type), ENGINE) != null;
    if (engineIsVisible && session.names.take(type, registry.name(), SyncClass.SUFFIX)) {
      session.write(
          SyncClass.of(
              registry.name(),
              registry.isPublic(),
              outcomes.stream().map(TableOutcome::record).toList()),
          type);
    }
  }

  private static RegistryManifest manifest(List<TableOutcome> outcomes) {
    return new RegistryManifest(
        outcomes.stream()
            .map(
                outcome ->
                    new RegistryManifest.Member(
                        outcome.record().binaryName(), outcome.tableName(), outcome.checksum()))
            .toList());
  }
}
