package io.recordlake.processor.testing;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Map;

/** Loads the classes that a compilation wrote. */
public final class CompiledClasses extends ClassLoader {

  private final Map<String, byte[]> files;

  /** Loads from these files; the libraries come from the tests' own class path. */
  public CompiledClasses(Compilation compilation) {
    super(CompiledClasses.class.getClassLoader());
    this.files = compilation.files();
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = files.get(name.replace('.', '/') + ".class");
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  /** What a static method without parameters answers. */
  public Object call(String className, String method) {
    try {
      Method found = loadClass(className).getDeclaredMethod(method);
      found.setAccessible(true);
      return found.invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The value of a static field. */
  public Object field(String className, String name) {
    try {
      Field found = loadClass(className).getDeclaredField(name);
      found.setAccessible(true);
      return found.get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
