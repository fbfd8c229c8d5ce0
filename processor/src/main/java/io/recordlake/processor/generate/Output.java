package io.recordlake.processor.generate;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/** Writes files, each with the one type that it was made from: what isolating builds ask for. */
public final class Output {

  private final Filer filer;

  public Output(Filer filer) {
    this.filer = filer;
  }

  /**
   * Writes a source file.
   *
   * @throws FilerException when the compiler does not let it be written
   */
  public void write(GeneratedSource source, TypeElement origin) throws FilerException {
    try (Writer writer = filer.createSourceFile(source.qualifiedName(), origin).openWriter()) {
      writer.write(source.text());
    } catch (FilerException e) {
      throw e;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a file beside the classes. */
  public void write(String path, byte[] content, TypeElement origin) {
    try (OutputStream stream =
        filer.createResource(StandardLocation.CLASS_OUTPUT, "", path, origin).openOutputStream()) {
      stream.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
