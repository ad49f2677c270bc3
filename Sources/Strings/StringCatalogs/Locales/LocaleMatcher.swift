/// Finds the best of some languages for the reader's, by BCP 47.
package enum LocaleMatcher {
  /// The tag's parts in canonical case, joined with hyphens: `zh_hans_cn` is `zh-Hans-CN`.
  package static func canonical(_ tag: String) -> String {
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })
    return parts.enumerated().map { index, part in
      if index == 0 { return part.lowercased() }
      switch part.count {
      case 4 where part.allSatisfy(\.isLetter):
        return part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 2: return part.uppercased()
      default: return String(part)
      }
    }.joined(separator: "-")
  }

  /// The tag and what it falls back to, the tag first.
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
    return chain
  }

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
