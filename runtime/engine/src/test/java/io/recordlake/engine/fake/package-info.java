/** A backend in memory, for tests. */
package io.recordlake.engine.fake;
