package io.recordlake.local.internal.delta;

import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Identifiers that no other table, column or commit has. They are no secrets, so they do without
 * {@code SecureRandom}, whose first use costs a good part of the time to a program's first table.
 */
public final class RandomIds {

  private static final long VERSION_MASK = 0xFFFF_FFFF_FFFF_0FFFL;
  private static final long VERSION_4 = 0x4000L;
  private static final long VARIANT_MASK = 0x3FFF_FFFF_FFFF_FFFFL;
  private static final long VARIANT_2 = 0x8000_0000_0000_0000L;

  private RandomIds() {}

  /** A random UUID of version 4. */
  public static String next() {
    ThreadLocalRandom random = ThreadLocalRandom.current();
    return new UUID(
            (random.nextLong() & VERSION_MASK) | VERSION_4,
            (random.nextLong() & VARIANT_MASK) | VARIANT_2)
        .toString();
  }
}
