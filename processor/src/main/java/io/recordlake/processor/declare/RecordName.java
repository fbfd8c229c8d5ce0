package io.recordlake.processor.declare;

import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * The names of a declaring type.
 *
 * @param packageName the package; empty for the unnamed one
 * @param shortName the name without package, as {@code Outer.Inner}
 * @param binaryName the name of the class file, as {@code shop.Outer$Inner}
 */
public record RecordName(String packageName, String shortName, String binaryName) {

  /** The names of a type. */
  public static RecordName of(TypeElement type, Elements elements) {
    PackageElement around = elements.getPackageOf(type);
    return new RecordName(
        around.getQualifiedName().toString(),
        TypeText.shortName(type),
        elements.getBinaryName(type).toString());
  }

  /** The qualified name: {@code shop.Outer.Inner}. */
  public String qualifiedName() {
    return packageName.isEmpty() ? shortName : packageName + "." + shortName;
  }

  /** The simple name of a generated type of this suffix: {@code Outer_InnerTable}. */
  public String generatedName(String suffix) {
    return shortName.replace('.', '_') + suffix;
  }
}
