/** The phases of a run. */
@NullMarked
package io.recordlake.engine.run;

import org.jspecify.annotations.NullMarked;
