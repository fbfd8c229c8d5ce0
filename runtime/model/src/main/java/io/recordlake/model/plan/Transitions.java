package io.recordlake.model.plan;

/** Guards the invariant that every change changes something. */
final class Transitions {
  private Transitions() {}

  static void require(boolean differs, String what) {
    if (!differs) {
      throw new IllegalArgumentException("The " + what + " is already as desired.");
    }
  }
}
