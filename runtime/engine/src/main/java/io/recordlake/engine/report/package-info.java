/** What a run found, planned and did, and its renderings. */
@NullMarked
package io.recordlake.engine.report;

import org.jspecify.annotations.NullMarked;
