/** Annotations that declare on a Java record what its lakehouse table should be. */
package io.recordlake.annotations;
