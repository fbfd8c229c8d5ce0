package io.recordlake.examples.shop;

import io.recordlake.annotations.Column;
import io.recordlake.annotations.DeltaProperty;
import io.recordlake.annotations.DeltaTable;
import io.recordlake.annotations.ForeignKey;
import io.recordlake.annotations.Property;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.UUID;

/**
 * A page that was shown.
 *
 * @param viewId Identifier of the view.
 * @param viewedOn Day of the view, in UTC.
 * @param viewedAt Moment of the view.
 * @param localTime What the visitor's clock showed.
 * @param customerId Customer, where the visitor was signed in.
 * @param path Path of the page.
 * @param query Parameters of the request.
 * @param httpStatus Status of the answer.
 * @param scrollDepth Share of the page that was seen, 0 to 1.
 */
@DeltaTable(
    catalog = "dev",
    schema = "shop",
    name = "page_views",
    comment = "One row per page shown; kept for 30 days.",
    partitionedBy = "viewed_on",
    properties = {
      @Property(key = DeltaProperty.DELETED_FILE_RETENTION_DURATION, value = "interval 7 days"),
      @Property(key = DeltaProperty.DATA_SKIPPING_NUM_INDEXED_COLS, value = "4")
    })
public record PageView(
    @Column(nullable = false) UUID viewId,
    LocalDate viewedOn,
    @Column(nullable = false) Instant viewedAt,
    LocalDateTime localTime,
    @ForeignKey(references = Customer.class) Long customerId,
    String path,
    Map<String, String> query,
    short httpStatus,
    float scrollDepth) {}
