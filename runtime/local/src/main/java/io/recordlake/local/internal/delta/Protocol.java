package io.recordlake.local.internal.delta;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a reader and a writer of a table must know. The feature lists are null where the versions do
 * not spell them out.
 */
public record Protocol(
    int minReaderVersion,
    int minWriterVersion,
    @Nullable Set<String> readerFeatures,
    @Nullable Set<String> writerFeatures) {

  public Protocol {
    readerFeatures = sorted(readerFeatures);
    writerFeatures = sorted(writerFeatures);
  }

  /** The protocol of a table that needs these features and the two that every table has. */
  public static Protocol requiring(Collection<DeltaFeature> features) {
    return new Protocol(1, DeltaFeature.WRITER_FEATURES_VERSION, null, Set.of())
        .withFeatures(List.of(DeltaFeature.APPEND_ONLY, DeltaFeature.INVARIANTS))
        .withFeatures(features);
  }

  /** The features in force, those that a legacy version implies included, by name. */
  public Set<String> features() {
    Set<String> all = new TreeSet<>();
    if (readerFeatures != null) {
      all.addAll(readerFeatures);
    }
    if (writerFeatures != null) {
      all.addAll(writerFeatures);
    }
    for (DeltaFeature feature : DeltaFeature.values()) {
      if (feature.isImpliedBy(minWriterVersion)) {
        all.add(feature.id());
      }
    }
    return Collections.unmodifiableSet(all);
  }

  public boolean has(DeltaFeature feature) {
    return features().contains(feature.id());
  }

  /** Why we must not touch a table with this protocol; empty when we may. */
  public List<String> obstacles() {
    List<String> obstacles = new ArrayList<>();
    if (minReaderVersion > DeltaFeature.READER_FEATURES_VERSION) {
      obstacles.add("reader version " + minReaderVersion);
    }
    if (minWriterVersion > DeltaFeature.WRITER_FEATURES_VERSION) {
      obstacles.add("writer version " + minWriterVersion);
    }
    for (String feature : features()) {
      if (DeltaFeature.named(feature) == null) {
        obstacles.add("table feature \"" + feature + "\"");
      }
    }
    return obstacles;
  }

  /** This protocol with features added; none is ever removed. */
  public Protocol withFeatures(Collection<DeltaFeature> added) {
    Set<String> present = features();
    boolean grows = added.stream().anyMatch(feature -> !present.contains(feature.id()));
    if (!grows) {
      return this;
    }
    Set<String> writer = new TreeSet<>(present);
    boolean readers = readerFeatures != null;
    for (DeltaFeature feature : added) {
      writer.add(feature.id());
      readers |= feature.concernsReaders() && !present.contains(feature.id());
    }
    if (!readers) {
      return new Protocol(
          minReaderVersion, DeltaFeature.WRITER_FEATURES_VERSION, readerFeatures, writer);
    }
    Set<String> reader = new TreeSet<>();
    for (String name : writer) {
      DeltaFeature feature = DeltaFeature.named(name);
      if (feature != null && feature.concernsReaders()) {
        reader.add(name);
      }
    }
    return new Protocol(
        DeltaFeature.READER_FEATURES_VERSION, DeltaFeature.WRITER_FEATURES_VERSION, reader, writer);
  }

  private static @Nullable Set<String> sorted(@Nullable Set<String> names) {
    return names == null ? null : Collections.unmodifiableSet(new TreeSet<>(names));
  }
}
