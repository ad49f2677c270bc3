package import Imaging

/// Where named images and colours come from.
package protocol AssetSource: Sendable {
  func color(named name: String, in environment: EnvironmentValues) -> RGBAColor?
  /// The picture and how many of its pixels make a point.
  func image(named name: String, in environment: EnvironmentValues) -> (bitmap: Bitmap, scale: Double)?
  /// The picture in a file's bytes; nil where they are none that can be read.
  func image(data: [UInt8]) -> Bitmap?
}

extension AssetSource {
  package func image(data: [UInt8]) -> Bitmap? { nil }
}

/// No assets at all: every name is reported as missing.
package struct NoAssets: AssetSource {
  package init() {}

  package func color(named name: String, in environment: EnvironmentValues) -> RGBAColor? { nil }

  package func image(named name: String, in environment: EnvironmentValues) -> (
    bitmap: Bitmap, scale: Double
  )? {
    nil
  }
}

extension EnvironmentValues {
  private struct AssetsKey: EnvironmentKey {
    static var defaultValue: any AssetSource { NoAssets() }
  }

  package var assets: any AssetSource {
    get { self[AssetsKey.self] }
    set { self[AssetsKey.self] = newValue }
  }
}
