/** Quoting, and the compiler from actions to statements. */
@NullMarked
package io.recordlake.deltasql;

import org.jspecify.annotations.NullMarked;
