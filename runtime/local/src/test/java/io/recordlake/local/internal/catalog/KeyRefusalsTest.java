package io.recordlake.local.internal.catalog;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** What the platform refuses of keys and tags. */
class KeyRefusalsTest extends Refusals {

  static Stream<Arguments> refusals() {
    return Stream.of(
        refused(
            Condition.CONSTRAINT_COLUMN_NOT_FOUND,
            PLAIN,
            "ALTER TABLE T! ADD CONSTRAINT `k` PRIMARY KEY (`ID`)"),
        refused(
            Condition.PRIMARY_KEY_NULLABLE_COLUMN,
            PLAIN,
            "ALTER TABLE T! ADD CONSTRAINT `k` PRIMARY KEY (`Ref`)"),
        refused(
            Condition.PRIMARY_KEY_ALREADY_EXISTS, MAPPED, "ALTER TABLE T! ADD PRIMARY KEY (`id`)"),
        refused(
            Condition.CONSTRAINT_ALREADY_EXISTS,
            MAPPED,
            CHILD,
            "ALTER TABLE "
                + LINES
                + " ADD CONSTRAINT `ORDERS_PK` FOREIGN KEY (`order`)"
                + " REFERENCES T! (`id`)"),
        refused(
            Condition.CONSTRAINT_ALREADY_EXISTS,
            MAPPED,
            "CREATE TABLE `dev`.`shop`.`x` (`a` INT NOT NULL, CONSTRAINT `Orders_pk` PRIMARY KEY"
                + " (`a`)) USING delta"),
        refused(Condition.TABLE_OR_VIEW_NOT_FOUND, CHILD, CHILD_KEY),
        refused(
            Condition.CONSTRAINT_COLUMN_NOT_FOUND,
            MAPPED,
            CHILD,
            "ALTER TABLE " + LINES + " ADD FOREIGN KEY (`Order`) REFERENCES T! (`id`)"),
        refused(
            Condition.CONSTRAINT_COLUMN_NOT_FOUND,
            MAPPED,
            CHILD,
            "ALTER TABLE " + LINES + " ADD FOREIGN KEY (`order`) REFERENCES T! (`Id`)"),
        refused(
            Condition.FOREIGN_KEY_MISMATCH,
            MAPPED,
            CHILD,
            "ALTER TABLE " + LINES + " ADD FOREIGN KEY (`Ref`) REFERENCES T! (`id`)"),
        refused(
            Condition.FOREIGN_KEY_MISMATCH,
            MAPPED,
            CHILD,
            "ALTER TABLE " + LINES + " ADD FOREIGN KEY (`Ref`) REFERENCES T! (`Ref`)"),
        refused(
            Condition.FOREIGN_KEY_MISMATCH,
            MAPPED,
            CHILD,
            "ALTER TABLE " + LINES + " ADD FOREIGN KEY (`order`, `n`) REFERENCES T! (`id`)"),
        refused(
            Condition.FOREIGN_KEY_MISMATCH,
            PLAIN,
            CHILD,
            "ALTER TABLE " + LINES + " ADD FOREIGN KEY (`order`) REFERENCES T! (`id`)"),
        refused(
            Condition.DUPLICATE_FOREIGN_KEY,
            MAPPED,
            CHILD,
            CHILD_KEY,
            "ALTER TABLE "
                + LINES
                + " ADD CONSTRAINT `b` FOREIGN KEY (`order`) REFERENCES T!"
                + " (`id`)"),
        refused(
            Condition.DEPENDENT_CONSTRAINTS_EXIST,
            MAPPED,
            CHILD,
            CHILD_KEY,
            "ALTER TABLE T! DROP PRIMARY KEY IF EXISTS"),
        refused(
            Condition.DEPENDENT_CONSTRAINTS_EXIST,
            MAPPED,
            CHILD,
            CHILD_KEY,
            "ALTER TABLE T! DROP CONSTRAINT IF EXISTS `orders_pk`"),
        refused(
            Condition.INVALID_TAG,
            PLAIN,
            "ALTER TABLE T! ALTER COLUMN `id` SET TAGS ('team'='" + "x".repeat(257) + "')"),
        refused(
            Condition.INVALID_TAG,
            PLAIN,
            "ALTER TABLE T! SET TAGS ('" + "x".repeat(257) + "'='v')"),
        refused(Condition.INVALID_TAG, PLAIN, "ALTER TABLE T! SET TAGS ('invalid.key'='value')"),
        refused(Condition.INVALID_TAG, PLAIN, "ALTER TABLE T! SET TAGS ('key'=' value')"),
        refused(Condition.INVALID_TAG, PLAIN, "ALTER TABLE T! SET TAGS (' '='value')"),
        refused(Condition.TAG_LIMIT_EXCEEDED, PLAIN, "ALTER TABLE T! SET TAGS (" + tags(51) + ")"),
        refused(Condition.PARSE_SYNTAX_ERROR, PLAIN, "ALTER TABLE T! SET TAGS ('a'='1', 'a'='2')"),
        refused(
            Condition.EXPECT_STREAMING_TABLE,
            PLAIN,
            "ALTER STREAMING TABLE T! SET TAGS ('a'='1')"));
  }
}
