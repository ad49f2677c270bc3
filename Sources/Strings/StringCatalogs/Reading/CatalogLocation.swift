internal import Foundation

/// What the path of a file says about its texts: their language and table.
struct CatalogLocation {
  var format: CatalogFormat
  /// Nil where the path names no language.
  var locale: String?
  var table: String

  /// Nil where the format is not known.
  init?(path: String) {
    guard let format = CatalogFormat(path: path) else { return nil }
    self.format = format
    let url = URL(fileURLWithPath: path)
    let stem = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    let folderName = folder.lastPathComponent
    table = stem
    switch format {
    case .xcstrings, .xliff:
      break
    case .strings, .stringsdict:
      if folder.pathExtension == "lproj" {
        let name = folder.deletingPathExtension().lastPathComponent
        locale = name == "Base" ? nil : LocaleMatcher.canonical(name)
      }
    case .android:
      locale = AndroidStringsFile.locale(ofFolder: folderName)
    case .arb:
      // "app_pt_BR": the language is what follows the first underscore that it can follow.
      let parts = stem.split(separator: "_", omittingEmptySubsequences: false)
      for index in parts.indices.dropFirst() {
        guard let tag = Self.locale(parts[index...].joined(separator: "-")) else { continue }
        locale = tag
        table = parts[..<index].joined(separator: "_")
        break
      }
      if locale == nil, let tag = Self.locale(stem) {
        locale = tag
        table = "app"
      }
    case .po:
      if url.pathExtension.lowercased() == "pot" { break }
      if folderName == "LC_MESSAGES" {
        locale = POLocale.tag(folder.deletingLastPathComponent().lastPathComponent)
      } else if Self.locale(POLocale.tag(stem)) != nil {
        locale = POLocale.tag(stem)
        // gettext's own name where a program gives none.
        table = "messages"
      } else {
        locale = Self.locale(folderName)
      }
    case .json:
      if let tag = Self.locale(stem) {
        locale = tag
        // i18next's own name.
        table = "translation"
      } else {
        locale = Self.locale(folderName)
      }
    }
  }

  /// A folder's files are catalogs only where their names or places say so: there is much other JSON and XML.
  var isCertain: Bool {
    switch format {
    case .json: locale != nil
    case .android:
      table == "strings" || table.hasPrefix("strings_") || table == "plurals" || table == "arrays"
    default: true
    }
  }

  /// A name as a tag where it is one of a language that is in use.
  private static func locale(_ name: String) -> String? {
    let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLowercase }),
      parts.dropFirst().allSatisfy({ (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII } }),
      // Many three-letter words are the codes of small languages.
      language.count == 2 || parts.count > 1
        || ["fil", "haw", "yue", "ast", "kab", "ckb"].contains(language),
      Locale.LanguageCode(language).isISOLanguage
    else { return nil }
    return LocaleMatcher.canonical(name)
  }
}
