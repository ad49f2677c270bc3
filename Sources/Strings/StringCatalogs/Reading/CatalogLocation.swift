internal import Foundation

/// What the path of a file says about its texts: their language, table and module.
struct CatalogLocation {
  var format: CatalogFormat
  /// Nil where the path names no language.
  var locale: String?
  /// Whether the language is no more than a word of three letters, which may mean something else.
  var isGuess = false
  /// The name that stands where a language should, and is none.
  var unknownLanguage: String?
  var table: String
  /// The folder of the module or bundle that the file belongs to, without what names the language: files of one module
  /// have the same.
  var module: String

  /// Whether the file was looked into and has texts, whatever its name says.
  var hasTexts = false

  /// Whether only a look into the file tells whether it has texts: Android takes them from any file among its resources.
  var mayHaveTexts: Bool { format == .android && isResource }

  private var isResource = false

  /// Nil where the format is not known.
  init?(path: String) {
    guard let format = CatalogFormat(path: path) else { return nil }
    self.format = format
    let url = URL(fileURLWithPath: path)
    let stem = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    let folderName = folder.lastPathComponent
    var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    table = stem
    switch format {
    case .xcstrings:
      break
    case .xliff:
      // "messages.de.xlf" and "de.xliff" say what the file itself may leave out.
      let last = stem.split(separator: ".").last.map(String.init) ?? stem
      if let tag = LanguageTag.parse(last), LanguageTag.isCommon(tag) {
        locale = tag
      } else if let tag = LanguageTag.parse(folderName), LanguageTag.isCommon(tag) {
        locale = tag
        folders.removeLast()
      }
      // "de.xcloc/Localized Contents/de.xliff"
      if let package = folders.firstIndex(where: { $0.hasSuffix(".xcloc") }) {
        folders.removeSubrange(package...)
      }
    case .strings, .stringsdict:
      if folder.pathExtension == "lproj" {
        let name = folder.deletingPathExtension().lastPathComponent
        if name != "Base" {
          locale = LanguageTag.parse(name)
          if locale == nil { unknownLanguage = name }
        }
        folders.removeLast()
      }
    case .android:
      if folderName == "values" || folderName.hasPrefix("values-") {
        isResource = true
        locale = AndroidStringsFile.locale(ofFolder: folderName)
        if locale == nil { unknownLanguage = AndroidStringsFile.unknownLanguage(ofFolder: folderName) }
        folders.removeLast()
      }
    case .arb:
      // "app_pt_BR": the language is what follows the first underscore that it can follow.
      let parts = stem.split(separator: "_", omittingEmptySubsequences: false)
      let ends = parts.indices.dropFirst().compactMap { index -> (table: String, tag: String)? in
        LanguageTag.parse(parts[index...].joined(separator: "-")).map {
          (parts[..<index].joined(separator: "_"), $0)
        }
      }
      // "my_app_de" is no text in the language "app" of Germany.
      if let found = ends.first(where: { LanguageTag.isCommon($0.tag) }) ?? ends.last {
        (table, locale) = found
      } else if let tag = LanguageTag.parse(stem), parts.count == 1 || LanguageTag.isCommon(tag) {
        locale = tag
        table = "app"
      }
    case .po:
      if url.pathExtension.lowercased() == "pot" {
        if folderName == "LC_MESSAGES" { folders.removeLast(min(2, folders.count)) }
        break
      }
      if folderName == "LC_MESSAGES" {
        let name = folder.deletingLastPathComponent().lastPathComponent
        locale = LanguageTag.parse(name)
        if locale == nil { unknownLanguage = name }
        folders.removeLast(min(2, folders.count))
      } else if let tag = LanguageTag.parse(stem) {
        locale = tag
        // gettext's own name where a program gives none.
        table = "messages"
      } else if let tag = Self.language(folderName) {
        locale = tag
        isGuess = !LanguageTag.isCommon(tag)
        folders.removeLast()
      } else if let dash = stem.lastIndex(where: { $0 == "-" || $0 == "." }),
        let tag = LanguageTag.parse(String(stem[stem.index(after: dash)...]))
      {
        // "django-de.po", as WordPress and others have them.
        locale = tag
        table = String(stem[..<dash])
      }
    case .json:
      if let tag = Self.language(stem) {
        locale = tag
        isGuess = !LanguageTag.isCommon(tag)
        // i18next's own name.
        table = "translation"
      } else if let tag = Self.language(folderName) {
        locale = tag
        isGuess = !LanguageTag.isCommon(tag)
        folders.removeLast()
      }
    }
    module = folders.joined(separator: "/")
  }

  /// A folder's files are catalogs only where their names or places say so: there is much other JSON and XML.
  ///
  /// - Parameter languages: what tells that a file lies among others of languages; see `neighbourhood`.
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
