package io.recordlake.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rules of the house, in the one module that sees all others. */
@AnalyzeClasses(
    packages = "io.recordlake",
    importOptions = {
      ImportOption.DoNotIncludeTests.class,
      ArchitectureTest.DoNotIncludeRelocated.class
    })
class ArchitectureTest {
  /** Raise with the code: a rule that sees no class proves nothing. */
  private static final int CLASSES_AT_LEAST = 550;

  /** What each module may use. A module of this list that no class belongs to is a mistake. */
  private static final Map<String, Set<String>> MAY_USE =
      Map.ofEntries(
          entry("annotations", Set.of()),
          entry("model", Set.of()),
          entry("planning", Set.of("model")),
          entry("engine", Set.of("planning", "model")),
          entry("deltasql", Set.of("engine", "planning", "model")),
          entry("local", Set.of("deltasql", "engine", "planning", "model")),
          entry("checkpoints", Set.of("local")),
          entry("processor", Set.of("annotations", "planning", "model")),
          entry("examples", Set.of("annotations", "local", "engine", "planning", "model")));

  /** The modules that each know a catalog of their own, and nothing of each other. */
  private static final List<String> BACKENDS = List.of("local");

  /** Leaves out what the processor's jar carries under a relocated name. */
  static final class DoNotIncludeRelocated implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/processor/shaded/");
    }
  }

  @ArchTest
  static void everyModuleIsSeen(JavaClasses all) {
    assertThat(all).hasSizeGreaterThanOrEqualTo(CLASSES_AT_LEAST);
    for (String module : MAY_USE.keySet()) {
      assertThat(all.that(resideInAPackage(packages(module)))).as(module).isNotEmpty();
    }
  }

  @ArchTest
  static void everyClassBelongsToAModule(JavaClasses all) {
    Set<String> modules =
        all.stream()
            .map(found -> found.getPackageName().split("\\.", -1)[2])
            .collect(Collectors.toSet());
    assertThat(modules).isEqualTo(MAY_USE.keySet());
  }

  @ArchTest
  static void modulesUseOnlyWhatTheyMay(JavaClasses all) {
    var house = layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (String module : MAY_USE.keySet()) {
      house = house.layer(module).definedBy(packages(module));
    }
    for (var rule : MAY_USE.entrySet()) {
      var layer = house.whereLayer(rule.getKey());
      house =
          rule.getValue().isEmpty()
              ? layer.mayNotAccessAnyLayer()
              : layer.mayOnlyAccessLayers(rule.getValue().toArray(String[]::new));
    }
    house.check(all);
  }

  /** Backends share what stands in deltasql and engine, and have nothing else in common. */
  @ArchTest
  static void backendsDoNotKnowEachOther(JavaClasses all) {
    for (String backend : BACKENDS) {
      assertThat(MAY_USE.get(backend)).as(backend).doesNotContainAnyElementsOf(BACKENDS);
    }
  }

  @ArchTest
  static final ArchRule modelHasNoLibrary =
      classes()
          .that()
          .resideInAPackage("io.recordlake.model..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java.lang..",
              "java.math..",
              "java.nio..",
              "java.security..",
              "java.text..",
              "java.time..",
              "java.util..",
              "org.jspecify.annotations..",
              "io.recordlake.model..");

  @ArchTest
  static final ArchRule annotationsDependOnNothing =
      classes()
          .that()
          .resideInAPackage("io.recordlake.annotations..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java.lang..", "org.jspecify.annotations..", "io.recordlake.annotations..");

  @ArchTest
  static final ArchRule pureModulesTouchNothingOutside =
      noClasses()
          .that()
          .resideInAnyPackage("io.recordlake.model..", "io.recordlake.planning..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.io..", "java.nio.file..", "java.net..", "java.util.concurrent..");

  @ArchTest
  static final ArchRule noForeignTypeCrossesIntoTheCore =
      noClasses()
          .that()
          .resideInAnyPackage(
              "io.recordlake.model..", "io.recordlake.planning..", "io.recordlake.engine..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.sql..",
              "javax.sql..",
              "java.util.logging..",
              "org.slf4j..",
              "org.apache..",
              "io.delta..",
              "scala..");

  @ArchTest
  static final ArchRule theCoreDoesNotLog =
      noClasses()
          .that()
          .resideInAnyPackage(
              "io.recordlake.model..", "io.recordlake.planning..", "io.recordlake.engine..")
          .should()
          .dependOnClassesThat()
          .haveNameMatching("java\\.lang\\.System\\$Logger.*");

  @ArchTest
  static final ArchRule jacksonStartsWithTheEngine =
      noClasses()
          .that()
          .resideInAnyPackage("io.recordlake.model..", "io.recordlake.planning..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.fasterxml..");

  /** What the engine shows is everyone's; so would be a library in it. */
  @ArchTest
  static void theEngineShowsNoLibrary(JavaClasses all) {
    for (JavaClass shown : all.that(resideInAPackage("io.recordlake.engine.."))) {
      Stream<JavaClass> named =
          isPublic(shown)
              ? shown.getMethods().stream()
                  .filter(method -> method.getModifiers().contains(JavaModifier.PUBLIC))
                  .flatMap(ArchitectureTest::namedTypes)
              : Stream.of();
      assertThat(named.map(type -> type.getBaseComponentType().getPackageName()))
          .as(shown.getName())
          .allMatch(
              name ->
                  name.isEmpty() || name.startsWith("java.") || name.startsWith("io.recordlake."));
    }
  }

  private static Stream<JavaClass> namedTypes(JavaMethod method) {
    return Stream.concat(
        Stream.of(method.getRawReturnType()), method.getRawParameterTypes().stream());
  }

  @ArchTest
  static final ArchRule graphsAreForRelationshipsOnly =
      noClasses()
          .that()
          .resideOutsideOfPackages("io.recordlake.planning.relationship..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.jgrapht..");

  @ArchTest
  static final ArchRule internalsNeverReachBackToTheFacade =
      noClasses()
          .that()
          .resideInAPackage("..internal..")
          .should()
          .dependOnClassesThat()
          .haveSimpleNameEndingWith("Backend");

  @ArchTest
  static void backendsShowTheirFacadeOnly(JavaClasses all) {
    for (String backend : BACKENDS) {
      assertThat(
              all.that(resideInAPackage("io.recordlake." + backend)).stream()
                  .filter(ArchitectureTest::isPublic)
                  .map(JavaClass::getSimpleName))
          .as(backend)
          .containsExactly(
              backend.substring(0, 1).toUpperCase(Locale.ROOT) + backend.substring(1) + "Backend");
    }
  }

  @ArchTest
  static final ArchRule namesSayWhatAClassIs =
      noClasses().should().haveNameMatching(".*(Utils?|Helpers?|Manager|Impl)(\\$.*)?");

  @ArchTest
  static final ArchRule packagesHaveNoCycles =
      slices().matching("io.recordlake.(**)").should().beFreeOfCycles();

  private static boolean isPublic(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.PUBLIC);
  }

  private static String packages(String module) {
    return "io.recordlake." + module + "..";
  }
}
