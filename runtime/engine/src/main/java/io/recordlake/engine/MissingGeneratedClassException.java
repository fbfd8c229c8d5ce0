package io.recordlake.engine;

/**
 * Thrown when the class that the annotation processor generates beside a record or a registry does
 * not exist: the processor did not run. The message shows the build setting.
 */
public final class MissingGeneratedClassException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /**
   * A class is missing.
   *
   * @param declaring the record or registry
   * @param generated the name of the class that is missing
   */
  MissingGeneratedClassException(Class<?> declaring, String generated) {
    super(text(declaring, generated));
  }

  private static String text(Class<?> declaring, String generated) {
    String what = declaring.isRecord() ? "record " : "registry ";
    return """
        The annotation processor did not run when the %s%s was compiled: \
        the class %s, which it generates, does not exist.

        JDK 23 and later: javac runs no processor that is merely on the class path. \
        Name it in the build; this works with every JDK.

        Maven, in the configuration of maven-compiler-plugin:

          <annotationProcessorPaths>
            <path>
              <groupId>io.recordlake</groupId>
              <artifactId>recordlake-processor</artifactId>
              <version>${recordlake.version}</version>
            </path>
          </annotationProcessorPaths>

        Gradle:

          dependencies {
            annotationProcessor("io.recordlake:recordlake-processor:$recordlakeVersion")
          }

        JDK 17 to 22: the same setting, where other processors are already named so. \
        Without any, the class path is enough, unless -proc:none is set.%s"""
        .formatted(what, declaring.getTypeName(), generated, registryNote(declaring));
  }

  private static String registryNote(Class<?> declaring) {
    return declaring.isRecord()
        ? ""
        : "\n\nThe class of a registry is generated only where recordlake-engine, which a backend"
            + " brings along, is on the class path of the compiler.";
  }
}
