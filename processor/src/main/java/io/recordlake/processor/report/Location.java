package io.recordlake.processor.report;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * Where a finding is printed, as exactly as it is known.
 *
 * @param rank orders locations of one declaration as they stand in its source
 * @param element the element; of a record's component, its field; null when there is none
 * @param annotation the annotation on it, or null
 * @param value the value within the annotation, or null
 */
public record Location(
    int rank,
    @Nullable Element element,
    @Nullable AnnotationMirror annotation,
    @Nullable AnnotationValue value) {}
