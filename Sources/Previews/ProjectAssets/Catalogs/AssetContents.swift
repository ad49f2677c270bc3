import Foundation

/// The content of a `Contents.json` of an asset catalog. Its format is Apple's (Asset Catalog Format
/// Reference).
struct AssetContents {
  private let json: [String: Any]

  /// Reads the file of a folder; nil if there is none or it is not JSON.
  init?(folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    self.json = json
  }

  private var properties: [String: Any] { json["properties"] as? [String: Any] ?? [:] }

  var providesNamespace: Bool { properties["provides-namespace"] as? Bool ?? false }
  /// "template" or "original".
  var renderingIntent: String? { properties["template-rendering-intent"] as? String }
  var preservesVectors: Bool { properties["preserves-vector-representation"] as? Bool ?? false }

  /// The entries of a list: "images", "colors", "symbols" or "data".
  func entries(_ key: String) -> [AssetVariant] {
    (json[key] as? [[String: Any]] ?? []).map(AssetVariant.init)
  }
}
