import Reports

/// Writes JSON with texts by key, flat or nested at the keys' dots, with i18next's plural forms.
///
/// The format has no comments and states.
enum JSONCatalogWriter {
  /// Keys and texts in order, or nested objects of them.
  private final class Object {
    enum Member {
      case text(String)
      case object(Object)
    }

    var names: [String] = []
    var members: [String: Member] = [:]

    func add(_ name: String, _ member: Member) {
      if members.updateValue(member, forKey: name) == nil { names.append(name) }
    }
  }

  static func write(
    _ catalog: StringCatalog, table: String, locale: String, isNested: Bool
  ) throws(LocatedError) -> String {
    var texts: [(key: String, value: String)] = []
    for (entry, localization) in CatalogWriter.texts(catalog, table: table, locale: locale) {
      guard case .plural(let cases) = localization.text, localization.substitutions.isEmpty else {
        let unit = try CatalogWriter.unit(of: localization, entry, format: "JSON")
        texts.append((entry.key, unit.value))
        continue
      }
      if entry.key.isEmpty { throw CatalogWriter.error(entry, "is too short a key for plural forms") }
      guard cases[.other] != nil else {
        throw CatalogWriter.error(entry, "has no form \"other\", without which its forms are no forms")
      }
      for category in PluralCategory.allCases {
        guard let item = cases[category] else { continue }
        guard case .unit(let unit) = item else {
          throw CatalogWriter.error(entry, "varies by number and more, which JSON's texts do not")
        }
        texts.append(("\(entry.key)_\(category.rawValue)", unit.value))
      }
    }
    let root = Object()
    let keys = Set(texts.map(\.key))
    for (key, value) in texts { add(key, value, to: root, keys: isNested ? keys : nil) }
    var text = ""
    write(root, indent: "", to: &text)
    return text + "\n"
  }

  /// The nesting depth beyond which keys stay in one piece, which readers treat the same: this library's
  /// rejects files nested 200 deep.
  private static let deepest = 100

  /// - Parameter keys: all keys, which are split into objects at their dots; nil keeps them in one piece.
  private static func add(_ key: String, _ value: String, to root: Object, keys: Set<String>?) {
    var object = root
    var rest = key[...]
    var depth = 0
    while depth < Self.deepest, let keys, let dot = rest.firstIndex(of: "."),
      !keys.contains(String(key[..<dot]))
    {
      let name = String(rest[..<dot])
      if case .object(let inner)? = object.members[name] {
        object = inner
      } else {
        let inner = Object()
        object.add(name, .object(inner))
        object = inner
      }
      rest = rest[rest.index(after: dot)...]
      depth += 1
    }
    // An object cannot have the same name as a text: the rest of the key stays in one piece.
    object.add(String(rest), .text(value))
  }

  private static func write(_ object: Object, indent: String, to text: inout String) {
    text += "{"
    for (index, name) in object.names.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + "\(indent)  \(JSONString.quoted(name)): "
      switch object.members[name] {
      case .text(let value)?: text += JSONString.quoted(value)
      case .object(let inner)?: write(inner, indent: indent + "  ", to: &text)
      case nil: break
      }
    }
    text += object.names.isEmpty ? "}" : "\n\(indent)}"
  }
}
