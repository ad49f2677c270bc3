internal import Foundation

/// Reads catalogs of every format that is known by its file's name.
package enum CatalogReader {
  /// Folders that hold no texts of the project, or copies of them.
  private static let skipped: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "Source Contents",
  ]

  /// The texts of files and folders together.
  ///
  /// - Parameters:
  ///   - paths: files of the formats that `CatalogFormat` lists, `.lproj` and `.xcloc` folders, or folders with such.
  ///   - sourceLanguage: the language that others are translations of, where no file says so, and that of files
  ///     that do not say which is theirs.
  /// - Throws: `CatalogError` with the file's name, and line and column where there are any.
  package static func read(_ paths: [String], sourceLanguage: String = "en") throws(CatalogError)
    -> StringCatalog
  {
    let files = try files(of: paths)
    let sourceLanguage = LocaleMatcher.canonical(sourceLanguage)
    guard let first = files.first else { return StringCatalog(sourceLanguage: sourceLanguage) }
    var catalog = try readFile(first, sourceLanguage: sourceLanguage)
    for file in files.dropFirst() {
      catalog.merge(try readFile(file, sourceLanguage: sourceLanguage))
    }
    // A file of one language is its own source where there is no other.
    if !catalog.isSourceDeclared,
      catalog.entries.contains(where: { $0.localizations[sourceLanguage] != nil })
    {
      catalog.sourceLanguage = sourceLanguage
    }
    return catalog
  }

  /// The files that are read where some paths are given.
  ///
  /// - Throws: `CatalogError` where there is no such file or folder, or a folder has no catalogs.
  package static func files(of paths: [String]) throws(CatalogError) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CatalogError(file: path, reason: "there is no such file or folder")
      }
      if isFolder.boolValue {
        let found = self.files(in: path)
        if found.isEmpty { throw CatalogError(file: path, reason: "the folder has no catalogs") }
        files += found
      } else {
        files.append(path)
      }
    }
    return files
  }

  /// The texts of one file or folder.
  package static func read(_ path: String, sourceLanguage: String = "en") throws(CatalogError)
    -> StringCatalog
  {
    try read([path], sourceLanguage: sourceLanguage)
  }

  private static func files(in folder: String) -> [String] {
    let root = folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder
    guard let enumerator = FileManager.default.enumerator(atPath: root) else { return [] }
    var names: [String] = []
    while let name = enumerator.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || skipped.contains(String(last)) {
        enumerator.skipDescendants()
        continue
      }
      // The folder's own name may be the one that tells the language.
      if CatalogLocation(path: root + "/" + name)?.isCertain == true { names.append(name) }
    }
    return names.sorted().map { root + "/" + $0 }
  }

  private static func readFile(_ path: String, sourceLanguage: String) throws(CatalogError) -> StringCatalog {
    guard let location = CatalogLocation(path: path) else {
      throw CatalogError(
        file: path, reason: "the format is not supported; \(CatalogFormat.names) are")
    }
    // A pipe that nobody writes to would be waited for without end.
    let kind =
      (try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath))?[.type]
    guard kind as? FileAttributeType == .typeRegular, let data = FileManager.default.contents(atPath: path)
    else {
      throw CatalogError(file: path, reason: "it cannot be read")
    }
    return try read(
      Array(data), format: location.format, file: path, table: location.table, locale: location.locale,
      sourceLanguage: sourceLanguage)
  }

  /// The texts of a file's bytes.
  ///
  /// - Parameters:
  ///   - file: the name for messages.
  ///   - locale: the language of the texts where the bytes do not say; nil is the source language.
  package static func read(
    _ bytes: [UInt8], format: CatalogFormat, file: String, table: String = "Localizable",
    locale: String? = nil, sourceLanguage: String = "en"
  ) throws(CatalogError) -> StringCatalog {
    let own = locale ?? sourceLanguage
    switch format {
    case .xcstrings:
      return try StringCatalogFile.read(bytes, file: file, table: table)
    case .stringsdict:
      return try StringsDictionaryFile.read(bytes, file: file, table: table, locale: own)
    case .strings:
      let isPropertyList = bytes.starts(with: "bplist".utf8) || PropertyListNode.isXML(bytes)
      return isPropertyList
        ? try StringsDictionaryFile.read(bytes, file: file, table: table, locale: own)
        : try StringsFile.read(bytes, file: file, table: table, locale: own)
    case .xliff:
      return try XLIFFFile.read(bytes, file: file)
    case .android:
      return try AndroidStringsFile.read(bytes, file: file, table: table, locale: own)
    case .arb:
      return try ARBFile.read(bytes, file: file, table: table, locale: own)
    case .po:
      return try POFile.read(
        bytes, file: file, table: table, locale: locale, sourceLanguage: sourceLanguage)
    case .json:
      return try JSONCatalogFile.read(bytes, file: file, table: table, locale: own)
    }
  }
}
