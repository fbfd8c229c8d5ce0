package io.recordlake.processor.declare;

import io.recordlake.processor.report.Finding;
import io.recordlake.processor.report.Location;
import io.recordlake.processor.report.UsageProblem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Reads types with {@code @TableRegistry}. */
public final class RegistryReader {

  private final Elements elements;

  public RegistryReader(Elements elements) {
    this.elements = elements;
  }

  /**
   * A registry, as read.
   *
   * @param name its names
   * @param isPublic whether it can be used from every package
   * @param location the type itself
   * @param members the records that it lists, each once, without those that are refused
   * @param findings what is wrong so far
   */
  public record ReadRegistry(
      RecordName name,
      boolean isPublic,
      Location location,
      List<Member> members,
      List<Finding> findings) {}

  /**
   * A listed record.
   *
   * @param type the record
   * @param location its class literal
   */
  public record Member(TypeElement type, Location location) {}

  /** Whether all class literals of the registry are resolved. */
  public static boolean isResolved(TypeElement registry) {
    Resolution resolution = new Resolution();
    AnnotationMirror mirror = AnnotationView.mirror(registry, AnnotationNames.TABLE_REGISTRY);
    if (mirror != null) {
      resolution.check(mirror);
    }
    return resolution.isResolved();
  }

  /** Reads a registry whose class literals are resolved. */
  public ReadRegistry read(TypeElement registry) {
    Ranks ranks = new Ranks();
    AnnotationView view =
        AnnotationView.find(registry, registry, AnnotationNames.TABLE_REGISTRY, ranks);
    Location location = ranks.location(registry);
    RecordName name = RecordName.of(registry, elements);
    List<Finding> findings = new ArrayList<>();
    List<Member> members = new ArrayList<>();
    Site site = new Site(name.shortName(), location, findings);
    checkShape(registry, site);
    if (view != null) {
      Set<String> seen = new HashSet<>();
      for (Written literal : view.elements("value")) {
        addMember(literal, site, seen, members);
      }
      Written value = view.get("value");
      if (value != null && value.elements().isEmpty()) {
        site.report(
            UsageProblem.EMPTY_REGISTRY,
            "the registry lists no record",
            "List the records that are kept in sync together.",
            value.location());
      }
    }
    return new ReadRegistry(name, Visibility.isPublic(registry), location, members, findings);
  }

  private static void checkShape(TypeElement registry, Site site) {
    if (registry.getKind() != ElementKind.INTERFACE) {
      site.report(
          UsageProblem.REGISTRY_NOT_AN_INTERFACE,
          "@TableRegistry needs an interface",
          "Declare it as: interface " + registry.getSimpleName() + " {}");
    }
    TypeElement hidden = Visibility.privatePart(registry);
    if (hidden != null) {
      site.report(
          UsageProblem.PRIVATE_REGISTRY,
          TypeText.shortName(hidden) + " is private, so nobody could use what is generated",
          "Make it package-private or public.");
    }
  }

  private static void addMember(
      Written literal, Site site, Set<String> seen, List<Member> members) {
    TypeMirror type = literal.type();
    if (type.getKind() == TypeKind.DECLARED
        && ((DeclaredType) type).asElement() instanceof TypeElement element
        && AnnotationView.mirror(element, AnnotationNames.DELTA_TABLE) != null) {
      if (seen.add(element.getQualifiedName().toString())) {
        members.add(new Member(element, literal.location()));
      } else {
        site.report(
            UsageProblem.MEMBER_REPEATED,
            TypeText.shortName(element) + " is listed twice",
            "List each record once.",
            literal.location());
      }
      return;
    }
    String text = TypeText.display(type);
    site.report(
        UsageProblem.MEMBER_NOT_A_TABLE,
        text + " is not a @DeltaTable record",
        "Add @DeltaTable to " + text + ", or take it out of the registry.",
        literal.location());
  }
}
