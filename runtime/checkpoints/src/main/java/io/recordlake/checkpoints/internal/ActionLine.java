package io.recordlake.checkpoints.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.delta.kernel.internal.actions.AddFile;
import io.delta.kernel.internal.actions.DeletionVectorDescriptor;
import io.delta.kernel.internal.actions.DomainMetadata;
import io.delta.kernel.internal.actions.Metadata;
import io.delta.kernel.internal.actions.Protocol;
import io.delta.kernel.internal.util.VectorUtils;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Kernel's actions as the lines that a commit would have for them. */
final class ActionLine {

  private ActionLine() {}

  static String of(Protocol protocol) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("minReaderVersion", protocol.getMinReaderVersion());
    node.put("minWriterVersion", protocol.getMinWriterVersion());
    if (protocol.supportsReaderFeatures()) {
      putNames(node, "readerFeatures", new TreeSet<>(protocol.getReaderFeatures()));
    }
    if (protocol.supportsWriterFeatures()) {
      putNames(node, "writerFeatures", new TreeSet<>(protocol.getWriterFeatures()));
    }
    return line("protocol", node);
  }

  static String of(Metadata metadata) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("id", metadata.getId());
    metadata.getName().ifPresent(name -> node.put("name", name));
    metadata.getDescription().ifPresent(description -> node.put("description", description));
    ObjectNode format = node.putObject("format");
    format.put("provider", metadata.getFormat().getProvider());
    ObjectNode options = format.putObject("options");
    new TreeMap<>(metadata.getFormat().getOptions()).forEach(options::put);
    node.put("schemaString", metadata.getSchemaString());
    List<String> partitionColumns = VectorUtils.toJavaList(metadata.getPartitionColumns());
    putNames(node, "partitionColumns", partitionColumns);
    ObjectNode configuration = node.putObject("configuration");
    new TreeMap<>(metadata.getConfiguration()).forEach(configuration::put);
    metadata.getCreatedTime().ifPresent(time -> node.put("createdTime", time));
    return line("metaData", node);
  }

  static String of(DomainMetadata domain) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("domain", domain.getDomain());
    node.put("configuration", domain.getConfiguration());
    node.put("removed", domain.isRemoved());
    return line("domainMetadata", node);
  }

  /** The parts of a file that say what its columns hold. */
  static String of(AddFile file) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("path", file.getPath());
    ObjectNode partition = node.putObject("partitionValues");
    Map<String, String> values = VectorUtils.toJavaMap(file.getPartitionValues());
    new TreeMap<>(values).forEach(partition::put);
    if (file.getDeletionVector().isPresent()) {
      DeletionVectorDescriptor vector = file.getDeletionVector().get();
      ObjectNode descriptor = node.putObject("deletionVector");
      descriptor.put("storageType", vector.getStorageType());
      descriptor.put("pathOrInlineDv", vector.getPathOrInlineDv());
      vector.getOffset().ifPresent(offset -> descriptor.put("offset", offset));
    }
    file.getStatsJson().ifPresent(statistics -> node.put("stats", statistics));
    return line("add", node);
  }

  private static void putNames(ObjectNode node, String field, Collection<String> names) {
    ArrayNode array = node.putArray(field);
    names.forEach(array::add);
  }

  private static String line(String action, JsonNode value) {
    ObjectNode line = JsonNodeFactory.instance.objectNode();
    line.set(action, value);
    return line.toString();
  }
}
