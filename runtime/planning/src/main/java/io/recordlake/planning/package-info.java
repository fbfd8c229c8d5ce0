/** The planner: from a desired and an observed table to a plan, or to the reasons why not. */
@NullMarked
package io.recordlake.planning;

import org.jspecify.annotations.NullMarked;
