package io.recordlake.engine;

import io.recordlake.model.table.DesiredTable;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;

/**
 * Finds the tables of a record or a registry by its class, for code that cannot name the generated
 * classes. Code that can calls {@code OrderTable.desired()} or {@code ShopTablesSync.tables()}.
 */
public final class GeneratedTables {
  private GeneratedTables() {}

  /**
   * The tables that a type declares.
   *
   * @param declaring a record with {@code @DeltaTable}, or an interface with {@code @TableRegistry}
   * @return the record's table, or those of the registry
   * @throws IllegalArgumentException when the type is neither a record nor an interface
   * @throws MissingGeneratedClassException when the annotation processor did not run
   * @throws IllegalStateException when the type was compiled with errors, or its package is closed
   */
  public static List<DesiredTable> of(Class<?> declaring) {
    if (declaring.isRecord()) {
      return List.of((DesiredTable) call(declaring, "Table", "desired"));
    }
    if (!declaring.isInterface()) {
      throw new IllegalArgumentException(
          declaring.getName()
              + " declares no table: name a record with @DeltaTable or an interface with"
              + " @TableRegistry.");
    }
    return ((List<?>) call(declaring, "Sync", "tables"))
        .stream().map(DesiredTable.class::cast).toList();
  }

  private static Object call(Class<?> declaring, String suffix, String method) {
    String generated = generatedName(declaring, suffix);
    try {
      Method factory =
          Class.forName(generated, true, declaring.getClassLoader()).getDeclaredMethod(method);
      factory.setAccessible(true);
      return factory.invoke(null);
    } catch (ClassNotFoundException e) {
      MissingGeneratedClassException missing =
          new MissingGeneratedClassException(declaring, generated);
      missing.initCause(e);
      throw missing;
    } catch (InvocationTargetException | ExceptionInInitializerError e) {
      throw new IllegalStateException(generated + "." + method + "() failed", e.getCause());
    } catch (InaccessibleObjectException e) {
      throw new IllegalStateException(
          "The package of "
              + generated
              + " is closed. Add to its module-info: opens "
              + declaring.getPackageName()
              + " to io.recordlake.engine;",
          e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          generated + " is not what the annotation processor generates. Compile it anew.", e);
    }
  }

  /** Beside {@code Outer.Inner} stands {@code Outer_InnerTable}. */
  private static String generatedName(Class<?> declaring, String suffix) {
    StringBuilder name = new StringBuilder(declaring.getSimpleName());
    for (Class<?> outer = declaring.getEnclosingClass();
        outer != null;
        outer = outer.getEnclosingClass()) {
      name.insert(0, outer.getSimpleName() + "_");
    }
    String around = declaring.getPackageName();
    return (around.isEmpty() ? "" : around + ".") + name + suffix;
  }
}
