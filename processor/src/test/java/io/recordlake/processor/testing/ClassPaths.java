package io.recordlake.processor.testing;

import io.recordlake.annotations.DeltaTable;
import io.recordlake.engine.Engine;
import io.recordlake.model.table.DesiredTable;
import io.recordlake.planning.rule.PlanOptions;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The class paths that users compile with. */
public final class ClassPaths {

  /** The annotations alone. */
  public static final List<Path> ANNOTATIONS = of(DeltaTable.class);

  /** What table classes refer to. */
  public static final List<Path> MODEL = of(DeltaTable.class, DesiredTable.class);

  /** What sync classes refer to, too. */
  public static final List<Path> ENGINE =
      of(DeltaTable.class, DesiredTable.class, PlanOptions.class, Engine.class);

  private ClassPaths() {}

  private static List<Path> of(Class<?>... classes) {
    return Stream.of(classes).map(ClassPaths::locationOf).toList();
  }

  private static Path locationOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
