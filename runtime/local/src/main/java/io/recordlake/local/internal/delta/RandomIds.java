package io.recordlake.local.internal.delta;

import java.util.UUID;

/** Identifiers that no other table, column or commit has. */
final class RandomIds {

  private RandomIds() {}

  static String next() {
    return UUID.randomUUID().toString();
  }
}
