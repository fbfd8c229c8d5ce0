package io.recordlake.processor.report;

import io.recordlake.model.problem.ProblemCode;

/** The kinds of problem in the use of the annotations, which only the compiler can see. */
public enum UsageProblem implements ProblemCode {
  /** {@code @DeltaTable} stands on a type that is not a record. */
  NOT_A_RECORD("RL2001"),
  /** The record has type parameters. */
  GENERIC_RECORD("RL2002"),
  /** The record, or a type around it, is private. */
  PRIVATE_RECORD("RL2003"),
  /** A type of that name exists where a generated type belongs. */
  GENERATED_NAME_TAKEN("RL2004"),
  /** A type that a declaration needs exists nowhere, not even after the last round. */
  UNRESOLVED_TYPE("RL2005"),
  /** The runtime library that generated code uses is not on the class path. */
  MODEL_NOT_VISIBLE("RL2006"),
  /** The processor failed. */
  INTERNAL_ERROR("RL2007"),
  /** A warning: the compiler does not let a generated type be written anew. */
  NOT_WRITTEN("RL2008"),

  /** The type of a component has no column type. */
  UNSUPPORTED_TYPE("RL2101"),
  /** A component is an {@code Optional}. */
  OPTIONAL_COMPONENT("RL2102"),
  /** A list, set or map without type arguments. */
  RAW_COLLECTION("RL2103"),
  /** A wildcard or type variable. */
  OPEN_TYPE("RL2104"),
  /** A nested record contains itself. */
  RECURSIVE_RECORD("RL2105"),
  /** A nested record has type parameters. */
  GENERIC_NESTED_RECORD("RL2106"),
  /** The type of a component is private, so that generated code cannot name it. */
  PRIVATE_COMPONENT_TYPE("RL2107"),
  /** A {@code BigDecimal} without precision and scale. */
  DECIMAL_WITHOUT_PRECISION("RL2108"),
  /** Precision or scale where there is no {@code BigDecimal}. */
  PRECISION_WITHOUT_DECIMAL("RL2109"),
  /** {@code nullable = true} on a primitive. */
  NULLABLE_PRIMITIVE("RL2110"),

  /** {@code @Column} or {@code @ForeignKey} where it has no effect. */
  ANNOTATION_WITHOUT_EFFECT("RL2201"),
  /** An attribute that has no effect in a nested record. */
  ATTRIBUTE_WITHOUT_EFFECT("RL2202"),
  /** A property has both a value and {@code absent = true}, or neither. */
  PROPERTY_INTENT_UNCLEAR("RL2203"),

  /** A foreign key refers to a type that is not a {@code @DeltaTable} record. */
  REFERENCE_NOT_A_TABLE("RL2301"),
  /** A foreign key on a component names columns. */
  COLUMNS_ON_COMPONENT("RL2302"),
  /** A foreign key in {@code @DeltaTable} names no columns. */
  COLUMNS_MISSING("RL2303"),

  /** {@code @TableRegistry} stands on a type that is not an interface. */
  REGISTRY_NOT_AN_INTERFACE("RL2401"),
  /** The registry, or a type around it, is private. */
  PRIVATE_REGISTRY("RL2402"),
  /** A registry lists no table. */
  EMPTY_REGISTRY("RL2403"),
  /** A registry lists a type that is not a {@code @DeltaTable} record. */
  MEMBER_NOT_A_TABLE("RL2404"),
  /** A registry lists a record twice. */
  MEMBER_REPEATED("RL2405"),
  /** A registry lists a record whose table class does not exist or cannot be used from there. */
  MEMBER_WITHOUT_TABLE_CLASS("RL2406"),
  /** Two records of a registry declare one table name. */
  DUPLICATE_TABLE("RL2407"),
  /** A foreign key leaves the registry. */
  REFERENCE_OUTSIDE_REGISTRY("RL2408"),
  /** Foreign keys form a cycle across tables. */
  FOREIGN_KEY_CYCLE("RL2409");

  private final String id;

  UsageProblem(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
