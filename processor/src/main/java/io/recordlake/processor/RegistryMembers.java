package io.recordlake.processor;

import io.recordlake.processor.declare.ReadTable;
import io.recordlake.processor.declare.Reading;
import io.recordlake.processor.declare.RecordReader;
import io.recordlake.processor.declare.RegistryReader.Member;
import io.recordlake.processor.declare.RegistryReader.ReadRegistry;
import io.recordlake.processor.declare.TypeText;
import io.recordlake.processor.generate.TableClass;
import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.UsageProblem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /** The outcomes of the members that have one; of each other one there is a finding. */
  Map<Member, TableOutcome> outcomes(ReadRegistry registry, List<Finding> findings) {
    Map<Member, TableOutcome> outcomes = new LinkedHashMap<>();
    for (Member member : registry.members()) {
      TableOutcome outcome = session.tables.get(member.type().getQualifiedName().toString());
      if (outcome == null && !session.compiled.contains(member.type())) {
        outcome = ofClassFile(member);
      }
      if (outcome == null) {
        if (!session.compiled.contains(member.type())) {
          refuse(
              registry,
              member,
              "has no table class: it was compiled without RecordLake's processor",
              "Compile it with the processor, or take it out of the registry.",
              findings);
        }
      } else if (!outcome.isPublic() && !samePackage(outcome, registry)) {
        refuse(
            registry,
            member,
            "is not public, so its table class cannot be used from this package",
            "Make the record public, or move the registry to its package.",
            findings);
      } else {
        outcomes.put(member, outcome);
      }
    }
    return outcomes;
  }

  private @Nullable TableOutcome ofClassFile(Member member) {
    if (!(reader.read(member.type()) instanceof Reading.Done done)) {
      return null;
    }
    ReadTable read = done.table();
    String simpleName = read.name().generatedName(TableClass.SUFFIX);
    String packageName = read.name().packageName();
    TypeElement tableClass =
        session.elements.getTypeElement(
            packageName.isEmpty() ? simpleName : packageName + "." + simpleName);
    String name = tableClass == null ? null : constant(tableClass, "NAME");
    String checksum = tableClass == null ? null : constant(tableClass, "CHECKSUM");
    if (name == null || checksum == null) {
      return null;
    }
    return tables.judge(member.type()) instanceof TablePass.Result.Judged judged
        ? new TableOutcome(read.name(), read.isPublic(), name, checksum, judged.table())
        : null;
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
