/** Actions, their phases and the plan that orders them. */
@NullMarked
package io.recordlake.model.plan;

import org.jspecify.annotations.NullMarked;
