/// The role of a file or folder in a target, by its extension.
enum FileRole {
  case source
  /// Also a folder that counts as one file, such as an asset catalog.
  case resource
  /// C, C++, Objective-C, assembly and shaders.
  case foreignSource
  /// Headers, documents for developers and anything else that is not part of the product.
  case ignored

  init(of path: String) {
    let ending = FilePath.ending(path)
    if ending == "swift" {
      self = .source
    } else if Self.foreign.contains(ending) {
      self = .foreignSource
    } else if Self.unused.contains(ending) {
      self = .ignored
    } else {
      self = .resource
    }
  }

  private static let foreign: Set<String> = ["m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "y", "l", "d"]
  private static let unused: Set<String> = [
    "h", "hh", "hpp", "hxx", "pch", "modulemap", "xcconfig", "entitlements", "docc", "md", "playground",
    "xcodeproj",
    "xcworkspace", "framework", "xcframework", "a", "dylib", "tbd", "gyb", "xctestplan", "sh", "podspec",
    "xcscheme",
  ]

  /// Whether a folder counts as one file.
  static func isOpaque(_ path: String) -> Bool { opaque.contains(FilePath.ending(path)) }

  private static let opaque: Set<String> = [
    "xcassets", "lproj", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "docc",
    "playground",
    "scnassets", "icon", "rtfd", "xcstickers", "mlpackage", "xcodeproj", "xcworkspace", "xcmappingmodel",
    "usdz",
    "rkassets", "reality", "atlas", "spriteatlas", "app", "appex",
  ]
}
