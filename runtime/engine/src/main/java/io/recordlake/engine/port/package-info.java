/** What a backend implements. */
@NullMarked
package io.recordlake.engine.port;

import org.jspecify.annotations.NullMarked;
