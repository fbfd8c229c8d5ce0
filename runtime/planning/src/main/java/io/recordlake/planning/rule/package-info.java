/** The words that rules speak in: problems of declarations, failures of plans, options. */
@NullMarked
package io.recordlake.planning.rule;

import org.jspecify.annotations.NullMarked;
