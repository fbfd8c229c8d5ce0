package io.recordlake.planning.document;

import io.recordlake.model.json.CanonicalJson;
import io.recordlake.model.json.Checksum;
import io.recordlake.model.json.JsonArray;
import io.recordlake.model.json.JsonObject;
import io.recordlake.model.json.JsonValue;
import io.recordlake.model.name.CodePointOrder;
import java.util.Comparator;
import java.util.List;

/**
 * The frozen document of a registry: which tables it has, and the checksum of each one's document.
 * The order in which the registry lists them does not matter.
 *
 * @param members the members, ordered by table name and then by record
 */
public record RegistryManifest(List<Member> members) {
  private static final CanonicalJson JSON = CanonicalJson.PLAIN;
  private static final String DOMAIN = "registry-manifest";
  private static final Comparator<Member> ORDER =
      Comparator.comparing(Member::table, CodePointOrder.INSTANCE)
          .thenComparing(Member::record, CodePointOrder.INSTANCE);

  /** Copies and orders the members. */
  public RegistryManifest {
    members = members.stream().sorted(ORDER).toList();
  }

  /**
   * A table of the registry.
   *
   * @param record the binary name of its record, which is also the name of its document
   * @param table the table's declared name, dotted and in lower case
   * @param checksum the checksum of its document
   */
  public record Member(String record, String table, String checksum) {}

  /** The document, in canonical form. */
  public byte[] write() {
    return JSON.write(content().put("checksum", checksum()).build());
  }

  /** The checksum of the document without its own field. */
  public String checksum() {
    return Checksum.digest(JSON, content().build(), DOMAIN);
  }

  private JsonObject.Builder content() {
    return JsonObject.builder()
        .put("format", "delta")
        .put("formatVersion", 1)
        .put("members", new JsonArray(members.stream().map(RegistryManifest::member).toList()));
  }

  private static JsonValue member(Member member) {
    return JsonObject.builder()
        .put("record", member.record())
        .put("table", member.table())
        .put("checksum", member.checksum())
        .build();
  }
}
