package io.recordlake.conformance.convergence;

import io.recordlake.conformance.LakeView;
import io.recordlake.engine.port.Backend;

/**
 * A lake to try a pair on.
 *
 * @param backend what the engine works on
 * @param view a look beneath it
 */
record Trial(Backend backend, LakeView view) {}
