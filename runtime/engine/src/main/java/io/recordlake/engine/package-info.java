/** The engine: one run over the tables of a declaration set. */
@NullMarked
package io.recordlake.engine;

import org.jspecify.annotations.NullMarked;
