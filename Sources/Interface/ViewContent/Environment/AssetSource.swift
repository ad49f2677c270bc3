import Fonts
package import Foundation
package import Geometry
package import Imaging

/// Where named images and colours come from.
package protocol AssetSource: Sendable {
  /// The colour with a name in an environment; nil if there is none.
  func color(named name: String, in environment: EnvironmentValues) throws(AssetError) -> RGBAColor?
  /// The image with a name in an environment; nil if there is none.
  func image(named name: String, in environment: EnvironmentValues) throws(AssetError) -> AssetImage?
  /// A custom symbol of the project at the size of the text around it; nil if there is none.
  func symbol(
    named name: String, fontSize: Double, weight: Double, in environment: EnvironmentValues
  ) throws(AssetError) -> AssetImage?
  /// The content of the data set with a name; nil if there is none.
  func data(named name: String) -> Data?
  /// The picture in a file's bytes; nil if the format cannot be read.
  func image(data: [UInt8]) -> Bitmap?
  /// The name of the asset that a code generator turned into an identifier; nil if no asset matches, or several do.
  func name(like identifier: String, isColor: Bool) -> String?
  /// The files of the project with a name; "nil" for any name or any ending.
  func resources(named name: String?, ending: String?, folder: String?) -> [String]
}

extension AssetSource {
  package func symbol(
    named name: String, fontSize: Double, weight: Double, in environment: EnvironmentValues
  ) throws(AssetError) -> AssetImage? { nil }
  package func data(named name: String) -> Data? { nil }
  package func name(like identifier: String, isColor: Bool) -> String? { nil }
  package func image(data: [UInt8]) -> Bitmap? { nil }
  package func resources(named name: String?, ending: String?, folder: String?) -> [String] { [] }
}

/// An image of a catalog, resolved for an environment.
package struct AssetImage: Sendable {
  package var bitmap: Bitmap
  /// How many of its pixels make a point.
  package var scale: Double
  /// Whether it takes the foreground style; nil if the catalog does not say.
  package var renderingMode: Image.TemplateRenderingMode?
  /// What stays unstretched, in points; nil if the catalog does not slice it.
  package var capInsets: EdgeInsets?
  /// Whether what lies between the slices is repeated.
  package var isTiled = false
  /// Whether it is mirrored where text runs from right to left.
  package var flipsForRightToLeft = false
  /// The distance of a symbol's baseline from its top, in points.
  package var baseline: Double?
  /// Draws it again for a number of pixels; nil if it is made of pixels.
  package var redraw: (@Sendable (_ width: Int, _ height: Int) -> Bitmap?)?

  package init(bitmap: Bitmap, scale: Double) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// In points.
  package var size: CGSize {
    CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }
}

/// Why an asset that is there cannot be shown.
package struct AssetError: Error, Equatable, CustomStringConvertible {
  /// What follows the asset's name in a sentence: a file's path and what is wrong with it.
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// No assets at all: every name is reported as missing.
package struct NoAssets: AssetSource {
  package init() {}

  package func color(named name: String, in environment: EnvironmentValues) -> RGBAColor? { nil }
  package func image(named name: String, in environment: EnvironmentValues) -> AssetImage? { nil }
}

extension EnvironmentValues {
  private struct AssetsKey: EnvironmentKey {
    static var defaultValue: any AssetSource { NoAssets() }
  }

  package var assets: any AssetSource {
    get { self[AssetsKey.self] }
    set { self[AssetsKey.self] = newValue }
  }

  private struct ShowsMissingAssetsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a dashed square is drawn for a missing image; devices draw nothing.
  package var showsMissingAssets: Bool {
    get { self[ShowsMissingAssetsKey.self] }
    set { self[ShowsMissingAssetsKey.self] = newValue }
  }

  /// The image with a name, or nil with a note that says what is wrong.
  ///
  /// - Parameter isResizable: Whether a missing image still takes the size that it is offered.
  package func assetImage(named name: String, isResizable: Bool = false) -> AssetImage? {
    let absence = absence(ofResizable: isResizable)
    let subject = "image \"\(name)\""
    do throws(AssetError) {
      if let image = try assets.image(named: name, in: self) { return image }
      let request = (font ?? .body).request(in: self, modifiers: textModifiers)
      if let symbol = try assets.symbol(
        named: name, fontSize: request.size, weight: request.openTypeWeight, in: self)
      {
        return symbol
      }
      note(.missingAsset, subject, "There is no \(subject); \(absence).")
    } catch {
      note(
        .missingAsset, subject, "The \(subject) cannot be shown, because \(error.description); \(absence).")
    }
    return nil
  }

  /// What is drawn instead of an image.
  private func absence(ofResizable isResizable: Bool) -> String {
    if showsMissingAssets { return "a dashed square stands in its place" }
    return isResizable ? "its place stays empty" : "it takes no room"
  }

  /// The colour with a name, or nil with a note that says what is wrong.
  package func assetColor(named name: String) -> RGBAColor? {
    let subject = "color \"\(name)\""
    do throws(AssetError) {
      if let color = try assets.color(named: name, in: self) { return color }
      note(.missingAsset, subject, "There is no \(subject); nothing is drawn in its place.")
    } catch {
      note(
        .missingAsset, subject,
        "The \(subject) cannot be shown, because \(error.description); nothing is drawn in its place.")
    }
    return nil
  }
}
