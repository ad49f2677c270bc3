/// Finds the best of some languages for the user's, by BCP 47.
package enum LocaleMatcher {
  /// The tag's parts in canonical case, joined with hyphens: `zh_hans_cn` is `zh-Hans-CN`.
  package static func canonical(_ tag: String) -> String {
    // gettext's "sr@latin" is sr-Latn.
    if tag.contains("@") { return POLocale.tag(tag) }
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })
    var isPrivate = false
    return parts.enumerated().map { index, part in
      if isPrivate || index == 0 { return part.lowercased() }
      // The rest is private use.
      if part.count == 1 { isPrivate = true }
      switch part.count {
      case 4 where part.allSatisfy(\.isLetter):
        return part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 2 where index <= 2: return part.uppercased()
      default: return part.lowercased()
      }
    }.joined(separator: "-")
  }

  /// The tag and its fallbacks, the tag first.
  ///
  /// Chinese falls back to the script that the region writes, never to the other one (CLDR, likely subtags).
  package static func chain(_ tag: String) -> [String] {
    let canonical = canonical(tag)
    var parts = canonical.split(separator: "-").map(String.init)
    if parts.first == "zh", !parts.contains(where: { $0.count == 4 }) {
      let writesTraditional = parts.contains { ["TW", "HK", "MO"].contains($0) }
      let script = writesTraditional ? "zh-Hant" : "zh-Hans"
      return [canonical, script] + (canonical == "zh" || writesTraditional ? [] : ["zh"])
    }
    var chain: [String] = []
    while !parts.isEmpty {
      chain.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    if chain.first?.hasPrefix("zh-Hant") == true { chain.removeAll { $0 == "zh" } }
    // Replaced codes match the current codes of the same language.
    if let language = chain.last, let other = Self.aliases[language] {
      chain += chain.map { other + $0.dropFirst(language.count) }
    }
    return chain
  }

  /// Codes of languages and those that replaced them, either way.
  private static let aliases: [String: String] = {
    let pairs = [("iw", "he"), ("in", "id"), ("ji", "yi"), ("tl", "fil"), ("no", "nb"), ("mo", "ro")]
    return Dictionary(
      pairs + pairs.filter { $0.0 != "mo" }.map { ($0.1, $0.0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The first of the languages that one of the preferences falls back to.
  package static func match(preferences: [String], available: [String]) -> String? {
    let names = Dictionary(available.map { (canonical($0), $0) }) { first, _ in first }
    for preference in preferences {
      if let found = chain(preference).lazy.compactMap({ names[$0] }).first { return found }
    }
    // Another region's form is nearer than another language.
    for preference in preferences {
      let language = canonical(preference).prefix { $0 != "-" }
      guard language != "zh" else { continue }
      let siblings = names.keys.filter { $0.prefix { $0 != "-" } == language }
      if let found = siblings.min() { return names[found] }
    }
    return nil
  }
}
