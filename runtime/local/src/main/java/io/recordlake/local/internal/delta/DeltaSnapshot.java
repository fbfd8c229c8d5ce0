package io.recordlake.local.internal.delta;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A table as of one version of its log, its files left out. */
public record DeltaSnapshot(
    long version, Protocol protocol, TableMetadata metadata, Map<String, String> domains) {

  /** The version of a table that has no commit yet. */
  public static final long UNCOMMITTED = -1;

  public DeltaSnapshot {
    domains = Collections.unmodifiableMap(new TreeMap<>(domains));
  }

  /** A table to be created. */
  public static DeltaSnapshot creation(TableMetadata metadata, Map<String, String> domains) {
    DeltaSnapshot bare =
        new DeltaSnapshot(UNCOMMITTED, Protocol.requiring(Set.of()), metadata, domains);
    return bare.withFeatures(bare.requiredFeatures());
  }

  public DeltaSnapshot withMetadata(TableMetadata changed) {
    return new DeltaSnapshot(version, protocol, changed, domains);
  }

  public DeltaSnapshot withFeatures(Collection<DeltaFeature> features) {
    return new DeltaSnapshot(version, protocol.withFeatures(features), metadata, domains);
  }

  /** This snapshot with a metadata domain set, or removed by a null value. */
  public DeltaSnapshot withDomain(String domain, @Nullable String configuration) {
    Map<String, String> changed = new TreeMap<>(domains);
    if (configuration == null) {
      changed.remove(domain);
    } else {
      changed.put(domain, configuration);
    }
    return new DeltaSnapshot(version, protocol, metadata, changed);
  }

  /** The features that schema, properties and domains call for. */
  public Set<DeltaFeature> requiredFeatures() {
    Set<DeltaFeature> required = EnumSet.noneOf(DeltaFeature.class);
    if (ColumnMapping.isEnabled(metadata)) {
      required.add(DeltaFeature.COLUMN_MAPPING);
    }
    if (metadata.enables("delta.enableTypeWidening")
        && !protocol.has(DeltaFeature.TYPE_WIDENING_PREVIEW)) {
      required.add(DeltaFeature.TYPE_WIDENING);
    }
    if (metadata.enables("delta.enableChangeDataFeed")) {
      required.add(DeltaFeature.CHANGE_DATA_FEED);
    }
    required.addAll(TypeFeatures.of(metadata.schema()));
    if (protocol.has(DeltaFeature.VARIANT_TYPE_PREVIEW)) {
      required.remove(DeltaFeature.VARIANT_TYPE);
    }
    if (!domains.isEmpty()) {
      required.add(DeltaFeature.DOMAIN_METADATA);
    }
    if (domains.containsKey(Clustering.DOMAIN)) {
      required.add(DeltaFeature.CLUSTERING);
    }
    return required;
  }
}
