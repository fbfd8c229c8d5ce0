package io.recordlake.engine.report;

import io.recordlake.engine.port.BackendFailure;
import java.util.List;

/**
 * The table could not be read.
 *
 * @param cause what the backend says
 */
public record ReadFailure(BackendFailure cause) implements TableFailure {
  @Override
  public RunPhase phase() {
    return RunPhase.READ;
  }

  @Override
  public String headline() {
    return "Read error: " + cause.type();
  }

  @Override
  public List<String> lines() {
    return Diagnostic.lines(headline(), cause.message());
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.read(this);
  }
}
