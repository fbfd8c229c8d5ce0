package io.recordlake.conformance.convergence;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Random choices that the same seed repeats. */
final class Dice {
  private final SplittableRandom random;

  Dice(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** Dice for one of many stories that a seed tells. */
  static Dice of(long seed, int story) {
    return new Dice(seed * 0x9E3779B97F4A7C15L + story);
  }

  /** A number from 0 up to this one, exclusive. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** A number between these two, both inclusive. */
  int between(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  boolean percent(int chance) {
    return random.nextInt(100) < chance;
  }

  <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  /** The same elements in another order. */
  <T> List<T> shuffled(Iterable<T> elements) {
    List<T> result = new ArrayList<>();
    elements.forEach(element -> result.add(random.nextInt(result.size() + 1), element));
    return result;
  }

  /** Up to so many of the elements, in any order. */
  <T> List<T> some(List<T> elements, int most) {
    List<T> shuffled = shuffled(elements);
    return shuffled.subList(0, Math.min(shuffled.size(), below(most + 1)));
  }
}
