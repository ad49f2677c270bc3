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
        let modifier = parts[1].lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        // A variant has five letters at least; a currency says nothing of the language.
        if modifier.utf8.count > 4 || modifier.first?.isNumber == true, modifier.utf8.count <= 8 {
          subtags.append(modifier)
        } else if modifier != "euro", !modifier.isEmpty {
          subtags += ["x", String(modifier.prefix(8))]
        }
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
    } else if subtags.count > 2, subtags[subtags.count - 2] == "x" {
      modifier = "@" + subtags.removeLast()
      subtags.removeLast()
    } else if let last = subtags.last, last.count > 4 {
      subtags.removeLast()
      modifier = "@" + last
    }
    return subtags.joined(separator: "_") + modifier
  }
}
