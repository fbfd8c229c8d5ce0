package io.recordlake.processor;

import io.recordlake.processor.declare.ReadTable;
import io.recordlake.processor.declare.Reading;
import io.recordlake.processor.declare.RecordName;
import io.recordlake.processor.declare.RecordReader;
import io.recordlake.processor.declare.RegistryReader.Member;
import io.recordlake.processor.declare.RegistryReader.ReadRegistry;
import io.recordlake.processor.declare.TypeText;
import io.recordlake.processor.generate.TableClass;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.UsageProblem;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * What became of the records that a registry lists. Of a record that is compiled here it is known;
 * of one in a class file it is read from its generated class, whose constants are what the frozen
 * document was written with.
 */
final class RegistryMembers {

  private final Session session;
  private final RecordReader reader;
  private final TablePass tables;

  RegistryMembers(Session session, RecordReader reader, TablePass tables) {
    this.session = session;
    this.reader = reader;
    this.tables = tables;
  }

  /** Whether the record still waits for a type. */
  boolean isWaiting(Member member) {
    return session.waitingTables.contains(member.type().getQualifiedName().toString())
        || reader.read(member.type()) instanceof Reading.Waiting;
  }

  /**
   * The members.
   *
   * @param usable those with a table class that the registry can use, and what became of them
   * @param refused the table names of the others, as far as they are known
   */
  record Outcomes(Map<Member, TableOutcome> usable, Set<String> refused) {

    /** Whether the members of that registry are all usable or refused; else one has failed. */
    boolean isComplete(ReadRegistry registry) {
      return usable.size() + refused.size() == registry.members().size();
    }
  }

  /** What became of the members; of each that is refused there is a finding. */
  Outcomes outcomes(ReadRegistry registry, List<Finding> findings) {
    Outcomes outcomes = new Outcomes(new LinkedHashMap<>(), new HashSet<>());
    for (Member member : registry.members()) {
      TableOutcome outcome = session.tables.get(member.type().getQualifiedName().toString());
      if (outcome == null && !session.compiled.contains(member.type())) {
        outcome = ofClassFile(registry, member, outcomes.refused(), findings);
      }
      if (outcome != null && !outcome.isPublic() && !samePackage(outcome, registry)) {
        outcomes.refused().add(outcome.tableName());
        refuse(
            registry,
            member,
            "is not public, so its table class cannot be used from this package",
            "Make the record public, or move the registry to its package.",
            findings);
      } else if (outcome != null) {
        outcomes.usable().put(member, outcome);
      }
    }
    return outcomes;
  }

  private @Nullable TableOutcome ofClassFile(
      ReadRegistry registry, Member member, Set<String> refused, List<Finding> findings) {
    if (!(tables.judge(member.type()) instanceof TablePass.Result.Judged judged)) {
      return null;
    }
    ReadTable read = judged.source();
    TypeElement tableClass = tableClass(read.name());
    String name = tableClass == null ? null : constant(tableClass, "NAME");
    String checksum = tableClass == null ? null : constant(tableClass, "CHECKSUM");
    if (name == null || checksum == null) {
      refused.add(TableWriting.tableName(read.declaration()));
      refuse(
          registry,
          member,
          "has no table class: it was compiled without RecordLake's processor",
          "Compile it with the processor, or take it out of the registry.",
          findings);
      return null;
    }
    // Valid when it was compiled; what it refers to may have changed since.
    judged
        .findings()
        .forEach(
            finding ->
                findings.add(
                    new Finding(
                        finding.code(),
                        registry.name().shortName(),
                        finding.subject() + ": " + finding.message(),
                        finding.remedy(),
                        member.location())));
    return new TableOutcome(read.name(), read.isPublic(), name, checksum, judged.table());
  }

  private @Nullable TypeElement tableClass(RecordName record) {
    String simpleName = record.generatedName(TableClass.SUFFIX);
    String packageName = record.packageName();
    return session.elements.getTypeElement(
        packageName.isEmpty() ? simpleName : packageName + "." + simpleName);
  }

  private static @Nullable String constant(TypeElement type, String name) {
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      if (field.getSimpleName().contentEquals(name)
          && field.getConstantValue() instanceof String text) {
        return text;
      }
    }
    return null;
  }

  private static boolean samePackage(TableOutcome outcome, ReadRegistry registry) {
    return outcome.record().packageName().equals(registry.name().packageName());
  }

  private static void refuse(
      ReadRegistry registry, Member member, String message, String remedy, List<Finding> findings) {
    findings.add(
        new Finding(
            UsageProblem.MEMBER_WITHOUT_TABLE_CLASS,
            registry.name().shortName(),
            TypeText.shortName(member.type()) + " " + message,
            remedy,
            member.location()));
  }
}
