package io.recordlake.planning;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What a backend can store and change. A declaration that claims more is refused at planning;
 * nothing is silently left out.
 *
 * @param supported the capabilities that the backend has
 */
public record Capabilities(Set<Capability> supported) {
  /** Copies the set, in the order of declaration. */
  public Capabilities {
    EnumSet<Capability> copy = EnumSet.noneOf(Capability.class);
    copy.addAll(supported);
    supported = Collections.unmodifiableSet(copy);
  }

  /** Every capability, as a Databricks SQL warehouse has them. */
  public static Capabilities all() {
    return new Capabilities(EnumSet.allOf(Capability.class));
  }

  /** Every capability but these. */
  public static Capabilities allBut(Capability... missing) {
    EnumSet<Capability> set = EnumSet.allOf(Capability.class);
    set.removeAll(Arrays.asList(missing));
    return new Capabilities(set);
  }

  /** Whether the backend has this capability. */
  public boolean has(Capability capability) {
    return supported.contains(capability);
  }
}
