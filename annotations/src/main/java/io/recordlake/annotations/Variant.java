package io.recordlake.annotations;

/**
 * The type of a component whose column is a VARIANT: a semi-structured value.
 *
 * <p>A marker: nothing implements it here, and the declaration needs no value of it.
 */
public interface Variant {}
