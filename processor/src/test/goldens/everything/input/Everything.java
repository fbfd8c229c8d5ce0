package everything;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaProperty;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.Naming;
import io.recordlake.annotations.Property;
import io.recordlake.annotations.TableScope;
import io.recordlake.annotations.Tag;
import io.recordlake.annotations.Variant;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

public interface Everything {

  enum Color {
    RED
  }

  record Point(int x, Integer y, @Column(name = "Z") double z) {}

  record Shape(Point origin, @Column(nullable = false) Point end, List<Point> corners, String label) {}

  /**
   * Each type, in each position.
   *
   * @param text   Free text, with {@code code} and
   *     a second line.
   */
  @DeltaTable(
      catalog = "Dev",
      schema = "Types",
      name = "All",
      comment = "Quotes \" and ', \\ and $S, \n two lines, \u2028 caf\u00e9, \ud83d\ude00 and */",
      partitionedBy = {"date", "color"},
      properties = {
        @Property(key = DeltaProperty.LOG_RETENTION_DURATION, value = "interval 7 days"),
        @Property(key = DeltaProperty.COLUMN_MAPPING_MODE, value = "name"),
        @Property(key = DeltaProperty.ENABLE_TYPE_WIDENING, absent = true)
      },
      tags = {@Tag(key = "z"), @Tag(key = "a", value = "1")},
      droppedColumns = {"gone", "also gone"})
  record Types(
      boolean flag,
      byte tiny,
      short small,
      int number,
      long big,
      float single,
      double precise,
      Boolean boxedFlag,
      Byte boxedTiny,
      Short boxedSmall,
      Integer boxedNumber,
      Long boxedBig,
      Float boxedSingle,
      Double boxedPrecise,
      String text,
      Color color,
      UUID uuid,
      @Column(precision = 38, scale = 38) BigDecimal decimal,
      LocalDate date,
      Instant instant,
      LocalDateTime dateTime,
      byte[] bytes,
      ByteBuffer buffer,
      List<String> list,
      Set<Color> set,
      int[] numbers,
      byte[][] blobs,
      String[][] grid,
      Map<String, List<Point>> map,
      @Column(precision = 5, scale = 1) Map<BigDecimal, BigDecimal> decimals,
      @Column(nullable = false) Shape solid,
      Point hollow,
      Variant variant,
      @Column(
              name = "odd `name`; */",
              renamedFrom = "old'name",
              tags = {@Tag(key = "y"), @Tag(key = "b", value = "\\")})
          int größe) {}

  @DeltaTable(
      catalog = "dev",
      schema = "types",
      name = "as_is",
      naming = Naming.AS_IS,
      scope = TableScope.ANNOTATIONS)
  record AsIs(long orderID, Point startPoint) {}
}
