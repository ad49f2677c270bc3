/// Names of languages as gettext writes them: `pt_BR`, `sr@latin`, `ca@valencia`.
enum POLocale {
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva"]

  /// The tag of BCP 47 for a name of gettext.
  static func tag(_ name: String) -> String {
    let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
    let base = parts.first?.prefix { $0 != "." } ?? ""
    var subtags = base.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    if parts.count > 1, !subtags.isEmpty {
      if let script = scripts[parts[1].lowercased()] {
        subtags.insert(script, at: 1)
      } else {
        subtags.append(parts[1].lowercased())
      }
    }
    return LocaleMatcher.canonical(subtags.joined(separator: "-"))
  }

  /// The name of gettext for a tag.
  static func name(_ tag: String) -> String {
    var subtags = tag.split(separator: "-").map(String.init)
    guard subtags.count > 1 else { return tag }
    var modifier = ""
    if let known = scripts.first(where: { $0.value == subtags[1] }), subtags[0] != "zh" {
      subtags.remove(at: 1)
      modifier = "@" + known.key
    } else if let last = subtags.last, last.count > 4 {
      subtags.removeLast()
      modifier = "@" + last
    }
    return subtags.joined(separator: "_") + modifier
  }
}
