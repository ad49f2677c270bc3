internal import Foundation
internal import OperatingSystem
package import Reports

/// Reads catalogs of all formats, recognized by file name.
package enum CatalogReader {
  /// Folders that contain no texts of the project, or only copies of them.
  private static let skipped: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "Source Contents",
  ]

  /// The combined texts of files and folders.
  ///
  /// - Parameters:
  ///   - paths: files of the formats that `CatalogFormat` lists, `.lproj` and `.xcloc` folders, or folders
  ///     that contain such.
  ///   - sourceLanguage: the source language, if no file declares it, and the language of files without one.
  ///   - contents: supplies the bytes of files; files without bytes are left out. Nil for the disk.
  ///   - keepsGoing: whether an unreadable file becomes a note, and the others are still read.
  /// - Throws: `LocatedError` with the file's name, and line and column where there are any.
  package static func read(
    _ paths: [String], sourceLanguage: String = "en", keepsGoing: Bool = false,
    contents: ((String) -> [UInt8]?)? = nil
  ) throws(LocatedError) -> StringCatalog {
    let files = try files(of: paths)
    guard let sourceLanguage = LanguageTag.parse(sourceLanguage) else {
      throw LocatedError(
        file: sourceLanguage, reason: "it is not a language tag (BCP 47), such as en or pt-BR")
    }
    let siblings = languages(of: files)
    var catalog: StringCatalog?
    func take(_ file: Result<StringCatalog, LocatedError>) throws(LocatedError) {
      let own: StringCatalog
      switch file {
      case .success(let read): own = read
      case .failure(let error):
        guard keepsGoing else { throw error }
        var empty = StringCatalog(sourceLanguage: sourceLanguage)
        empty.notes = [
          .init(
            kind: .unreadable, file: error.file, line: error.line, column: error.column,
            message: "the file cannot be read: \(error.reason)")
        ]
        own = empty
      }
      if catalog == nil { catalog = own } else { catalog?.merge(own) }
    }
    if let contents {
      for file in files {
        try take(
          Result { () throws(LocatedError) in
            try readFile(file, bytes: contents(file), sourceLanguage: sourceLanguage, siblings: siblings)
          })
      }
    } else {
      // A few at a time, to limit the memory used before they are combined.
      let size = 4 * Parallel.processorCount
      for start in stride(from: 0, to: files.count, by: size) {
        let part = Array(files[start..<min(start + size, files.count)])
        let read = Parallel.map(count: part.count) { index in
          Result { () throws(LocatedError) in
            try readFile(
              part[index], bytes: try bytes(of: part[index]), sourceLanguage: sourceLanguage,
              siblings: siblings)
          }
        }
        for file in read { try take(file) }
      }
    }
    guard var catalog else { return StringCatalog(sourceLanguage: sourceLanguage) }
    // A file with one language is its own source if there is no other.
    if !catalog.isSourceDeclared,
      catalog.entries.contains(where: { $0.localizations[sourceLanguage] != nil })
    {
      catalog.sourceLanguage = sourceLanguage
    }
    return catalog
  }

  /// The languages of the files that lie together, by what they have in common.
  private static func languages(of files: [String]) -> [String: Set<String>] {
    var languages: [String: Set<String>] = [:]
    for file in files {
      guard let location = CatalogLocation(path: file), let locale = location.locale, !location.isGuess else {
        continue
      }
      languages["\(location.format.rawValue)\u{1F}\(location.module)", default: []].insert(locale)
    }
    return languages
  }

  /// The files that are read for some paths.
  ///
  /// - Throws: `LocatedError` if there is no such file or folder, or a folder has no catalogs.
  package static func files(of paths: [String]) throws(LocatedError) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw LocatedError(file: path, reason: "there is no such file or folder")
      }
      if isFolder.boolValue {
        let found = self.files(in: path)
        if found.isEmpty {
          throw LocatedError(
            file: path, reason: "the folder has no catalogs; name one, such as Localizable.xcstrings")
        }
        files += found
      } else {
        files.append(path)
      }
    }
    return files
  }

  /// The texts of one file or folder.
  package static func read(_ path: String, sourceLanguage: String = "en") throws(LocatedError)
    -> StringCatalog
  {
    try read([path], sourceLanguage: sourceLanguage)
  }

  private static func files(in folder: String) -> [String] {
    let root = folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder
    guard let enumerator = FileManager.default.enumerator(atPath: root) else { return [] }
    var names: [(name: String, location: CatalogLocation)] = []
    while let name = enumerator.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || skipped.contains(String(last)) {
        enumerator.skipDescendants()
        continue
      }
      // The folder's own name may contain the language.
      guard var location = CatalogLocation(path: root + "/" + name) else { continue }
      if location.mayHaveTexts, !location.isCertain(among: []) {
        location.hasTexts = hasAndroidTexts(root + "/" + name)
      }
      names.append((name, location))
    }
    // A three-letter word is a language if there are others beside it.
    let languages = Set(
      names.lazy.filter { $0.location.locale != nil && !$0.location.isGuess }.map(\.location.neighbourhood))
    return names.filter { $0.location.isCertain(among: languages) }.map(\.name).sorted()
      .map { root + "/" + $0 }
  }

  /// Whether a file of resources has texts.
  private static func hasAndroidTexts(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return ["<string ", "<plurals ", "<string-array "].contains { data.range(of: Data($0.utf8)) != nil }
  }

  private static func bytes(of path: String) throws(LocatedError) -> [UInt8] {
    if CatalogFormat(path: path) == nil { throw unsupported(path) }
    // Reading a pipe without a writer would block forever.
    let kind =
      (try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath))?[.type]
    guard kind as? FileAttributeType == .typeRegular, let data = FileManager.default.contents(atPath: path)
    else {
      throw LocatedError(file: path, reason: "it cannot be read")
    }
    return Array(data)
  }

  private static func unsupported(_ path: String) -> LocatedError {
    LocatedError(file: path, reason: "the format is not supported; \(CatalogFormat.names) are")
  }

  private static func readFile(
    _ path: String, bytes: [UInt8]?, sourceLanguage: String, siblings: [String: Set<String>]
  ) throws(LocatedError) -> StringCatalog {
    guard var location = CatalogLocation(path: path) else {
      throw unsupported(path)
    }
    guard let bytes else { return StringCatalog(sourceLanguage: sourceLanguage) }
    var note: StringCatalog.Note?
    if let name = location.unknownLanguage {
      location.locale = LanguageTag.undetermined
      note = .init(
        kind: .unknownLanguage, file: path,
        message: "\"\(name)\" is not a language tag (BCP 47); the language of the texts is unknown")
    } else if location.locale == nil, isTranslation(location, among: siblings, sourceLanguage: sourceLanguage)
    {
      location.locale = LanguageTag.undetermined
      note = .init(
        kind: .unknownLanguage, file: path,
        message:
          "the file lies among others of languages, and its name has none; the language of the texts is "
          + "unknown")
    }
    var catalog = try read(
      bytes, format: location.format, file: path, table: location.table, module: location.module,
      locale: location.locale, sourceLanguage: sourceLanguage)
    // A file may itself specify what its name does not.
    if let note, catalog.entries.contains(where: { $0.localizations[LanguageTag.undetermined] != nil }) {
      catalog.notes.append(note)
    }
    return catalog
  }

  /// Whether a file whose name has no language cannot be in the source language, because a sibling is.
  private static func isTranslation(
    _ location: CatalogLocation, among siblings: [String: Set<String>], sourceLanguage: String
  ) -> Bool {
    guard location.format == .arb || location.format == .json else { return false }
    return siblings["\(location.format.rawValue)\u{1F}\(location.module)"]?.contains(sourceLanguage) == true
  }

  /// The texts of a file's bytes.
  ///
  /// - Parameters:
  ///   - file: the name for messages.
  ///   - module: the folder of the module that the texts belong to.
  ///   - locale: the language of the texts if the content does not specify it; nil for the source language.
  package static func read(
    _ bytes: [UInt8], format: CatalogFormat, file: String, table: String = "Localizable",
    module: String = "", locale: String? = nil, sourceLanguage: String = "en"
  ) throws(LocatedError) -> StringCatalog {
    var catalog = try texts(
      bytes, format: format, file: file, table: table, locale: locale, sourceLanguage: sourceLanguage)
    catalog.take(module: module, file: file, hasAllLanguages: format.hasSeveralLanguages)
    return catalog
  }

  private static func texts(
    _ bytes: [UInt8], format: CatalogFormat, file: String, table: String, locale: String?,
    sourceLanguage: String
  ) throws(LocatedError) -> StringCatalog {
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
      return try XLIFFFile.read(bytes, file: file, locale: locale)
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
