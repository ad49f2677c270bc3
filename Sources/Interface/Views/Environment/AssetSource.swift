package import Imaging

/// Where named images and colours come from.
package protocol AssetSource: Sendable {
  func color(named name: String, in environment: EnvironmentValues) -> RGBAColor?
  /// The picture and how many of its pixels make a point.
  func image(named name: String, in environment: EnvironmentValues) -> (bitmap: Bitmap, scale: Double)?
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
