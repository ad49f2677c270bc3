package import StringCatalogs

/// The source that Xcode 26 generates for string catalogs: `Text(.cartTitle)`, `String(localized: .cartItems(count: 3))`.
///
/// A key without arguments is a property of `LocalizedStringResource`, one with arguments a function of them;
/// those of tables other than Localizable are in an enumeration with the table's name. Only names used in the
/// sources are declared, because each declaration takes time to compile.
package struct StringSymbols {
  private let entries: [CatalogEntry]
  private let sourceLanguage: String

  /// - Parameter catalog: the project's texts; only Xcode's string catalogs among them have symbols.
  package init(_ catalog: StringCatalog?) {
    entries = catalog?.entries.filter { $0.file.hasSuffix(".xcstrings") } ?? []
    sourceLanguage = catalog?.sourceLanguage ?? ""
  }

  /// Whether there are no keys.
  package var isEmpty: Bool { entries.isEmpty }

  /// The source to compile beside files that contain some identifiers; empty if they use no key.
  ///
  /// - Parameters:
  ///   - identifiers: all identifiers in the files.
  ///   - declared: what the files' own extensions of `LocalizedStringResource` declare.
  package func source(naming identifiers: Set<Substring>, declared: Set<Substring>) -> String {
    var members: [String?: [String]] = [:]
    var known: Set<String> = []
    // Xcode generates symbols for keys that were added manually; if two keys have the same name, those take
    // precedence.
    for isManual in [true, false] {
      for entry in entries where (entry.extractionState == "manual") == isManual {
        guard let name = StringSymbolName.member(entry.key), identifiers.contains(Substring(name)),
          !declared.contains(Substring(name))
        else { continue }
        let table = entry.table == "Localizable" ? nil : AssetSymbolName.type(entry.table)
        if let table, !identifiers.contains(Substring(table)) { continue }
        let arguments = StringSymbolArguments(of: entry, sourceLanguage: sourceLanguage)
        let declaration = arguments.declaration(of: name, for: entry)
        guard known.insert("\(table ?? "").\(arguments.signature(of: name))").inserted else { continue }
        members[table, default: []].append(declaration)
      }
    }
    if members.isEmpty { return "" }
    var text = "import Foundation\nimport SwiftUI\nextension SwiftUI.LocalizedStringResource {\n"
    text += (members[nil] ?? []).joined()
    for (table, members) in members.compactMap({ item in item.key.map { ($0, item.value) } }).sorted(by: {
      $0.0 < $1.0
    }) {
      text += "enum \(table) {\n" + members.joined() + "}\n"
    }
    return text + "}\n"
  }
}
