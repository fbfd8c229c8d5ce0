package io.recordlake.local.internal.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * One schema's lock file, held. A file lock excludes other processes; within this one, threads are
 * excluded by a lock of their own, whichever backend they came through.
 */
final class SchemaLock implements AutoCloseable {

  static final String FILE_NAME = ".lock";

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final long PAUSE_MILLIS = 5;

  /** One lock per lock file of this process: file locks do not exclude threads of one process. */
  private static final ConcurrentMap<Path, ReentrantLock> THREADS = new ConcurrentHashMap<>();

  private final ReentrantLock threads;
  private final @Nullable FileChannel channel;

  private SchemaLock(ReentrantLock threads, @Nullable FileChannel channel) {
    this.threads = threads;
    this.channel = channel;
  }

  /**
   * Waits for the lock of a schema.
   *
   * @param directory the schema's directory, which is created when it is missing
   * @throws IOException when the lock file cannot be opened, or stays locked for a minute
   */
  static SchemaLock acquire(Path directory) throws IOException {
    Files.createDirectories(directory);
    Path file = directory.toRealPath().resolve(FILE_NAME);
    ReentrantLock threads = THREADS.computeIfAbsent(file, path -> new ReentrantLock());
    boolean outermost = !threads.isHeldByCurrentThread();
    threads.lock();
    if (!outermost) {
      return new SchemaLock(threads, null);
    }
    FileChannel channel = null;
    boolean held = false;
    try {
      channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      waitFor(channel, file);
      held = true;
      return new SchemaLock(threads, channel);
    } finally {
      if (!held) {
        try {
          if (channel != null) {
            channel.close();
          }
        } finally {
          threads.unlock();
        }
      }
    }
  }

  private static void waitFor(FileChannel channel, Path file) throws IOException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      if (tryLock(channel)) {
        return;
      }
      if (System.nanoTime() > deadline) {
        throw new IOException(
            "another process has held " + file + " for " + PATIENCE.toSeconds() + " seconds");
      }
      try {
        TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted while waiting for " + file, e);
      }
    }
  }

  private static boolean tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      // Held in this process by a second copy of this class, from another class loader.
      return false;
    }
  }

  /** Releases the lock; the file stays, as removing it would let two holders in. */
  @Override
  public void close() {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      // The system releases the lock of a channel that it cannot close cleanly, too.
      return;
    } finally {
      threads.unlock();
    }
  }
}
