/** Differences in words: what reports, previews and refusals show of a change. */
@NullMarked
package io.recordlake.planning.change;

import org.jspecify.annotations.NullMarked;
