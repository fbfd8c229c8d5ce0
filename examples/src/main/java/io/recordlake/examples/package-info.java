/** A program that takes tables through their life, from the first sync to a refused change. */
package io.recordlake.examples;
