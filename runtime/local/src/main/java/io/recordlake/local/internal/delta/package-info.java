/** Delta tables as their log describes them: immutable states, replay and commits. */
@NullMarked
package io.recordlake.local.internal.delta;

import org.jspecify.annotations.NullMarked;
