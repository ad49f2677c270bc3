internal import Foundation

/// Reads catalogs of every format that is known by its file's name.
package enum CatalogReader {
  /// The texts of a file or folder.
  ///
  /// - Parameters:
  ///   - path: an `.xcstrings`, `.strings` or `.stringsdict` file, an `.lproj` folder, or a folder with such.
  ///   - sourceLanguage: the language of files that do not say which is theirs.
  /// - Throws: `CatalogError` with the file's name, and line and column where there are any.
  package static func read(_ path: String, sourceLanguage: String = "en") throws(CatalogError)
    -> StringCatalog
  {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CatalogError(file: path, reason: "there is no such file or folder")
    }
    var catalog: StringCatalog
    if isFolder.boolValue {
      catalog = StringCatalog(sourceLanguage: sourceLanguage)
      let files = files(in: path)
      if files.isEmpty { throw CatalogError(file: path, reason: "the folder has no catalogs") }
      for file in files {
        let part = try readFile(file, sourceLanguage: sourceLanguage)
        if file.hasSuffix(".xcstrings") { catalog.sourceLanguage = part.sourceLanguage }
        catalog.merge(part)
      }
    } else {
      catalog = try readFile(path, sourceLanguage: sourceLanguage)
    }
    return catalog
  }

  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      [".xcstrings", ".strings", ".stringsdict"].contains { name.hasSuffix($0) }
    }.sorted().map { folder + "/" + $0 }
  }

  private static func readFile(_ path: String, sourceLanguage: String) throws(CatalogError) -> StringCatalog {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CatalogError(file: path, reason: "it cannot be read")
    }
    let bytes = Array(data)
    let url = URL(fileURLWithPath: path)
    let table = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    let named = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : ""
    let locale = LocaleMatcher.canonical(named.isEmpty || named == "Base" ? sourceLanguage : named)
    switch url.pathExtension {
    case "xcstrings":
      return try StringCatalogFile.read(bytes, file: path, table: table)
    case "stringsdict":
      return try StringsDictionaryFile.read(bytes, file: path, table: table, locale: locale)
    case "strings":
      let isPropertyList = bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8))
      return isPropertyList
        ? try StringsDictionaryFile.read(bytes, file: path, table: table, locale: locale)
        : try StringsFile.read(bytes, file: path, table: table, locale: locale)
    default:
      throw CatalogError(
        file: path, reason: "the format is not supported; .xcstrings, .strings, .stringsdict and .lproj are")
    }
  }
}
