import Foundation
import Glibc

/// The assets of a project's catalogs by name. Their contents are read on demand.
package struct AssetCatalog: Sendable {
  /// The kinds of assets that views name.
  package enum Kind: String, CaseIterable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
    case data = "dataset"
  }

  /// An asset in a catalog.
  package struct Entry: Hashable, Sendable {
    package let kind: Kind
    /// The enclosing folders that provide a namespace, outermost first.
    package let namespace: [String]
    /// The name of its own.
    package let base: String
    /// The folder with its `Contents.json`.
    package let folder: String

    /// The name in source: "Game/Hero".
    package var name: String { (namespace + [base]).joined(separator: "/") }
  }

  /// All assets, without duplicates of kind and name; the nearest catalog wins.
  package private(set) var entries: [Entry] = []
  private var folders: [Kind: [String: String]] = [:]

  /// Symbolic links that lead out of the catalog's project are ignored.
  package init(_ catalogs: [String]) {
    for catalog in catalogs {
      var links = ProjectLinks(of: catalog)
      walk(catalog, namespace: [], depth: 32, &links)
    }
  }

  private mutating func walk(
    _ folder: String, namespace: [String], depth: Int, _ links: inout ProjectLinks
  ) {
    guard depth > 0 else { return }
    for name in Self.folders(in: folder) {
      let path = "\(folder)/\(name)"
      guard links.mayFollow(path) else { continue }
      let dot = name.lastIndex(of: ".")
      let ending = dot.map { String(name[name.index(after: $0)...]) }
      if let ending, let dot, let kind = Kind(rawValue: ending) {
        let entry = Entry(kind: kind, namespace: namespace, base: String(name[..<dot]), folder: path)
        if folders[kind]?[entry.name] == nil {
          folders[kind, default: [:]][entry.name] = path
          entries.append(entry)
        }
      } else if let ending, ending.hasSuffix("set") || Self.others.contains(ending) {
        // App icons, launch images, stickers and the like: views cannot refer to them.
        continue
      } else {
        let provides = AssetContents(folder: path)?.providesNamespace ?? false
        walk(path, namespace: provides ? namespace + [name] : namespace, depth: depth - 1, &links)
      }
    }
  }

  private static let others: Set<String> = [
    "launchimage", "imagestack", "imagestacklayer", "brandassets", "solidimagestack", "stickerpack",
    "stickersequence", "sticker",
    "complicationset", "spriteatlas", "arresourcegroup", "sharedcolorset",
  ]

  private static func folders(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix("."), entry.pointee.d_type != UInt8(DT_REG) else { continue }
      names.append(name)
    }
    return names.sorted()
  }

  /// The folder of an asset; nil if there is none.
  func folder(_ kind: Kind, _ name: String) -> String? { folders[kind]?[name] }
}
