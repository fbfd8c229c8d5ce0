package io.recordlake.local.internal.catalog;

import io.recordlake.local.internal.sql.SqlParser;
import io.recordlake.model.name.QualifiedName;
import io.recordlake.planning.Capabilities;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import org.antlr.v4.runtime.Parser;
import org.assertj.core.api.Assertions;

/** A program that works on the lake of another one. */
public final class OtherProcess {

  static final int COLUMNS = 15;

  private OtherProcess() {}

  /** The directories and jars that this program needs. */
  static String classPath() {
    Set<String> entries = new LinkedHashSet<>();
    for (Class<?> part :
        new Class<?>[] {
          OtherProcess.class,
          SqlParser.class,
          QualifiedName.class,
          Capabilities.class,
          io.recordlake.engine.port.Backend.class,
          io.recordlake.deltasql.StatementCompiler.class,
          Parser.class,
          Assertions.class
        }) {
      try {
        entries.add(
            Path.of(part.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
      } catch (URISyntaxException e) {
        throw new IllegalStateException(e);
      }
    }
    return String.join(File.pathSeparator, entries);
  }

  /** Creates the table unless it is there, then adds columns and tables of its own. */
  public static void main(String[] arguments) {
    Lake lake = Lake.in(Path.of(arguments[0]));
    String own = arguments[1];
    try {
      lake.run(
          "CREATE TABLE T! (`id` BIGINT NOT NULL, CONSTRAINT `orders_pk` PRIMARY KEY (`id`))"
              + " USING delta");
    } catch (StatementRefused e) {
      if (e.condition() != Condition.TABLE_OR_VIEW_ALREADY_EXISTS) {
        throw e;
      }
    }
    for (int i = 0; i < COLUMNS; i++) {
      lake.run("ALTER TABLE T! ADD COLUMN `" + own + i + "` INT");
      createKeyed(lake, own, i);
    }
  }

  /** Both programs want the same constraint name; one of them gets it. */
  private static void createKeyed(Lake lake, String own, int number) {
    try {
      lake.run(
          "CREATE TABLE `dev`.`shop`.`"
              + own
              + number
              + "` (`a` INT NOT NULL, CONSTRAINT `pk"
              + number
              + "` PRIMARY KEY (`a`)) USING delta");
    } catch (StatementRefused e) {
      if (e.condition() != Condition.CONSTRAINT_ALREADY_EXISTS) {
        throw e;
      }
    }
  }
}
