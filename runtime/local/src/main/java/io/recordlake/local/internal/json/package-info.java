/**
 * JSON as a tree, kept exactly as read: names in their order, numbers as written, text not
 * normalized. Logs of other writers pass through it unharmed, and it is small enough not to be felt
 * when a program starts.
 */
@NullMarked
package io.recordlake.local.internal.json;

import org.jspecify.annotations.NullMarked;
