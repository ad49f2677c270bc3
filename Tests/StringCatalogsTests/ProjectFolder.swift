import Foundation
import Reports
import StringCatalogs

/// Files of a project in a folder of their own, removed together with this object.
final class ProjectFolder {
  let path: String

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)")
    path = folder.path
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The catalog of the whole folder.
  func catalog(keepsGoing: Bool = false) throws -> StringCatalog {
    try CatalogReader.read([path], keepsGoing: keepsGoing)
  }

  /// A path inside the folder.
  func name(_ file: String) -> String {
    file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : file
  }

  /// Every text as `module table key language form file:line:column text`, sorted.
  func texts(_ catalog: StringCatalog) -> [String] {
    catalog.entries.flatMap { entry in
      entry.localizations.flatMap { locale, localization in
        localization.leaves.map { path, unit in
          let module = name(entry.module)
          let form = path.isEmpty ? "" : " " + path.joined(separator: ".")
          return "\(module)|\(entry.table)|\(entry.key)|\(locale)\(form) "
            + "\(name(entry.file(of: locale))):\(unit.line):\(unit.column) \(unit.value)"
        }
      }
    }.sorted()
  }
}
