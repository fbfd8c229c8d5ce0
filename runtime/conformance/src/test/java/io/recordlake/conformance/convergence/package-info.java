/** Random declarations and random catalogs, and what must hold of every pair of them. */
@NullMarked
package io.recordlake.conformance.convergence;

import org.jspecify.annotations.NullMarked;
