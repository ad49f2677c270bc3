internal import Foundation

/// What can be derived from a file's path about its texts: their language, table and module.
struct CatalogLocation {
  var format: CatalogFormat
  /// Nil if the path names no language.
  var locale: String?
  /// Whether the language is just a three-letter word, which may mean something else.
  var isGuess = false
  /// The name in the position of a language that is not one.
  var unknownLanguage: String?
  var table: String
  /// The folder of the module or bundle that the file belongs to, without the language part, so that files of
  /// one module share it.
  var module: String

  /// Whether the file was examined and contains texts, regardless of its name.
  var hasTexts = false

  /// Whether the file must be examined to know whether it contains texts: Android reads them from any
  /// resource file.
  var mayHaveTexts: Bool { format == .android && isResource }

  private var isResource = false

  /// Nil if the format is not known.
  init?(path: String) {
    guard let format = CatalogFormat(path: path) else { return nil }
    self.format = format
    let name = FileName(path)
    table = name.stem
    module = ""
    var folders = name.folders
    switch format {
    case .xcstrings: break
    case .xliff: readXLIFF(name, &folders)
    case .strings, .stringsdict: readStrings(name, &folders)
    case .android: readAndroid(name, &folders)
    case .arb: readARB(name)
    case .po: readPO(name, &folders)
    case .json: readJSON(name, &folders)
    }
    module = folders.joined(separator: "/")
  }

  /// The significant components of a path.
  private struct FileName {
    let stem: String
    let fileExtension: String
    let folder: URL
    let folders: [String]

    init(_ path: String) {
      let url = URL(fileURLWithPath: path)
      stem = url.deletingPathExtension().lastPathComponent
      fileExtension = url.pathExtension.lowercased()
      folder = url.deletingLastPathComponent()
      folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    var folderName: String { folder.lastPathComponent }
  }

  /// "messages.de.xlf" and "de.xliff" specify what the file itself may omit.
  private mutating func readXLIFF(_ name: FileName, _ folders: inout [String]) {
    let last = name.stem.split(separator: ".").last.map(String.init) ?? name.stem
    if let tag = LanguageTag.parse(last), LanguageTag.isCommon(tag) {
      locale = tag
    } else if let tag = LanguageTag.parse(name.folderName), LanguageTag.isCommon(tag) {
      locale = tag
      folders.removeLast()
    }
    // "de.xcloc/Localized Contents/de.xliff"
    if let package = folders.firstIndex(where: { $0.hasSuffix(".xcloc") }) {
      folders.removeSubrange(package...)
    }
  }

  private mutating func readStrings(_ name: FileName, _ folders: inout [String]) {
    guard name.folder.pathExtension == "lproj" else { return }
    let language = name.folder.deletingPathExtension().lastPathComponent
    if language != "Base" {
      locale = LanguageTag.parse(language)
      if locale == nil { unknownLanguage = language }
    }
    folders.removeLast()
  }

  private mutating func readAndroid(_ name: FileName, _ folders: inout [String]) {
    guard name.folderName == "values" || name.folderName.hasPrefix("values-") else { return }
    isResource = true
    locale = AndroidStringsFile.locale(ofFolder: name.folderName)
    if locale == nil { unknownLanguage = AndroidStringsFile.unknownLanguage(ofFolder: name.folderName) }
    folders.removeLast()
  }

  /// "app_pt_BR": the language is what follows the first underscore that it can follow.
  private mutating func readARB(_ name: FileName) {
    let parts = name.stem.split(separator: "_", omittingEmptySubsequences: false)
    let ends = parts.indices.dropFirst().compactMap { index -> (table: String, tag: String)? in
      LanguageTag.parse(parts[index...].joined(separator: "-")).map {
        (parts[..<index].joined(separator: "_"), $0)
      }
    }
    // "my_app_de" is not the language "app" in Germany.
    if let found = ends.first(where: { LanguageTag.isCommon($0.tag) }) ?? ends.last {
      (table, locale) = found
    } else if let tag = LanguageTag.parse(name.stem), parts.count == 1 || LanguageTag.isCommon(tag) {
      locale = tag
      table = "app"
    }
  }

  private mutating func readPO(_ name: FileName, _ folders: inout [String]) {
    if name.fileExtension == "pot" {
      if name.folderName == "LC_MESSAGES" { folders.removeLast(min(2, folders.count)) }
      return
    }
    if name.folderName == "LC_MESSAGES" {
      let language = name.folder.deletingLastPathComponent().lastPathComponent
      locale = LanguageTag.parse(language)
      if locale == nil { unknownLanguage = language }
      folders.removeLast(min(2, folders.count))
    } else if let tag = LanguageTag.parse(name.stem) {
      locale = tag
      // gettext's own name where a program gives none.
      table = "messages"
    } else if !readFolder(name, &folders), let dash = name.stem.lastIndex(where: { $0 == "-" || $0 == "." }),
      let tag = LanguageTag.parse(String(name.stem[name.stem.index(after: dash)...]))
    {
      // "django-de.po", as WordPress and others have them.
      locale = tag
      table = String(name.stem[..<dash])
    }
  }

  private mutating func readJSON(_ name: FileName, _ folders: inout [String]) {
    if let tag = Self.language(name.stem) {
      locale = tag
      isGuess = !LanguageTag.isCommon(tag)
      // i18next's own name.
      table = "translation"
    } else {
      readFolder(name, &folders)
    }
  }

  /// Derives the language from the folder's name.
  ///
  /// - Returns: whether it is a language.
  @discardableResult
  private mutating func readFolder(_ name: FileName, _ folders: inout [String]) -> Bool {
    guard let tag = Self.language(name.folderName) else { return false }
    locale = tag
    isGuess = !LanguageTag.isCommon(tag)
    folders.removeLast()
    return true
  }

  /// Files in a folder are only catalogs if their names or locations indicate it: there is much other JSON
  /// and XML.
  ///
  /// - Parameter languages: the evidence that a file is among others for languages; see `neighbourhood`.
  func isCertain(among languages: Set<String>) -> Bool {
    switch format {
    case .json: locale != nil && (!isGuess || languages.contains(neighbourhood))
    case .android:
      table == "strings" || table.hasPrefix("strings_") || table == "plurals" || table == "arrays"
        || hasTexts
    default: true
    }
  }

  /// What files in several languages of the same texts have in common.
  var neighbourhood: String { "\(format.rawValue)\u{1F}\(module)\u{1F}\(table)" }

  /// A name as a tag; words with capitals are no names of languages, but regions and scripts in them are.
  private static func language(_ name: String) -> String? {
    guard name.first?.isLowercase == true, let tag = LanguageTag.parse(name) else { return nil }
    return tag
  }
}
