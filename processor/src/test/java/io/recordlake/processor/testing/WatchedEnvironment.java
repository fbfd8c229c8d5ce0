package io.recordlake.processor.testing;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/**
 * A compiler's environment, wrapped as development environments do it, whose filer writes down the
 * origins of each file and refuses a file on request.
 */
public final class WatchedEnvironment implements ProcessingEnvironment {

  private final ProcessingEnvironment real;
  private final String refused;
  private final Map<String, List<String>> origins = new TreeMap<>();

  /**
   * @param refused the file that cannot be written; empty for none
   */
  public WatchedEnvironment(ProcessingEnvironment real, String refused) {
    this.real = real;
    this.refused = refused;
  }

  /** The origins by file. */
  public Map<String, List<String>> origins() {
    return origins;
  }

  @Override
  public Filer getFiler() {
    return new WatchedFiler();
  }

  @Override
  public Messager getMessager() {
    return real.getMessager();
  }

  @Override
  public Elements getElementUtils() {
    return real.getElementUtils();
  }

  @Override
  public Types getTypeUtils() {
    return real.getTypeUtils();
  }

  @Override
  public Map<String, String> getOptions() {
    return real.getOptions();
  }

  @Override
  public SourceVersion getSourceVersion() {
    return real.getSourceVersion();
  }

  @Override
  public Locale getLocale() {
    return real.getLocale();
  }

  private final class WatchedFiler implements Filer {

    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... elements)
        throws IOException {
      note(name.toString(), elements);
      return real.getFiler().createSourceFile(name, elements);
    }

    @Override
    public JavaFileObject createClassFile(CharSequence name, Element... elements)
        throws IOException {
      note(name.toString(), elements);
      return real.getFiler().createClassFile(name, elements);
    }

    @Override
    public FileObject createResource(
        JavaFileManager.Location location,
        CharSequence packageName,
        CharSequence name,
        Element... elements)
        throws IOException {
      note(name.toString(), elements);
      return real.getFiler().createResource(location, packageName, name, elements);
    }

    @Override
    public FileObject getResource(
        JavaFileManager.Location location, CharSequence packageName, CharSequence name)
        throws IOException {
      return real.getFiler().getResource(location, packageName, name);
    }

    private void note(String file, Element... elements) throws IOException {
      if (file.equals(refused)) {
        throw new IOException("no space left for " + file);
      }
      origins.put(file, Stream.of(elements).map(Object::toString).toList());
    }
  }
}
