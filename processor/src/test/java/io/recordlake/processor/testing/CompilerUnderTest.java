package io.recordlake.processor.testing;

import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The compilers that every fixture runs on. */
public enum CompilerUnderTest {
  JAVAC {
    @Override
    JavaCompiler create() {
      return ToolProvider.getSystemJavaCompiler();
    }
  },
  ECJ_3_40 {
    @Override
    JavaCompiler create() {
      return eclipse("3.40.0");
    }
  },
  ECJ_3_46 {
    @Override
    JavaCompiler create() {
      return eclipse("3.46.0");
    }
  };

  @SuppressWarnings("ImmutableEnumChecker") // a factory of tasks; it has no state that shows
  private final JavaCompiler compiler = create();

  // Shared by all compilations: opening the platform's classes costs more than a fixture.
  @SuppressWarnings("ImmutableEnumChecker") // tests run one after the other
  private final StandardJavaFileManager files =
      compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);

  abstract JavaCompiler create();

  /** One instance; each compilation asks it for a new task. */
  public JavaCompiler compiler() {
    return compiler;
  }

  /** One instance; each compilation sets its locations. */
  public StandardJavaFileManager files() {
    return files;
  }

  /** Whether the compiler gives what stands inside a record a line and a column. */
  public boolean hasPositions() {
    return this == JAVAC;
  }

  private static JavaCompiler eclipse(String version) {
    Path jar = Path.of("target", "ecj", "ecj-" + version + ".jar").toAbsolutePath();
    try {
      // Open for as long as the tests run: the compiler loads its classes when it needs them.
      @SuppressWarnings("resource")
      URLClassLoader loader =
          new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
      return (JavaCompiler)
          loader
              .loadClass("org.eclipse.jdt.internal.compiler.tool.EclipseCompiler")
              .getConstructor()
              .newInstance();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          jar + " is missing or no compiler: run Maven's generate-test-resources", e);
    }
  }
}
