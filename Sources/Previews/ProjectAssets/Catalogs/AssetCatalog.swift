import Foundation
import Glibc

/// The assets of a project's catalogs by name. Their contents are read when a view first asks for them.
package struct AssetCatalog: Sendable {
  /// The kinds of assets that views name.
  package enum Kind: String, CaseIterable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
    case data = "dataset"
  }

  /// An asset as it lies in a catalog.
  package struct Entry: Hashable, Sendable {
    package let kind: Kind
    /// The folders around it that provide a namespace, from the outside.
    package let namespace: [String]
    /// The name of its own.
    package let base: String
    /// The folder with its `Contents.json`.
    package let folder: String

    /// The name as views write it: "Game/Hero".
    package var name: String { (namespace + [base]).joined(separator: "/") }
  }

  /// All assets, each kind and name once, the nearest catalog's first.
  package private(set) var entries: [Entry] = []
  private var folders: [Kind: [String: String]] = [:]

  /// Links that lead out of the project that a catalog lies in are left out.
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
        // App icons, launch images, stickers and the like: no view can name them.
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
