/// Where the sources declare that types provide previews, by the types' names.
///
/// What is compiled does not say in which file a type stands; the sources do. This looks for a type or an extension whose
/// inheritance clause names `PreviewProvider`.
struct ProviderDeclarations {
  /// A place in the sources.
  struct Place: Equatable {
    /// The file's number.
    var file: Int
    /// The line, from 1.
    var line: Int
  }

  /// The places of a type's name that are not yet given away, in the order of the files.
  private var places: [Substring: [Place]] = [:]

  init(_ module: SourceModule) {
    for (number, file) in module.files.enumerated() where Self.mayHold(file.content) {
      let text = String(decoding: file.content, as: UTF8.self)
      let pattern =
        /\b(?:struct|enum|class|extension)\s+(?:[\w`]+\s*\.\s*)*`?(?<name>\w+)`?\s*:(?<inherited>[^{}]*)\{/
      for match in text.matches(of: pattern) {
        // Prefire's protocol is one of a provider, too.
        guard match.inherited.contains(/\b(?:Preview|Prefire)Provider\b/) else { continue }
        let line = text[..<match.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
        places[match.name, default: []].append(Place(file: number, line: line))
      }
    }
  }

  private static func mayHold(_ content: [UInt8]) -> Bool {
    content.mentions("PreviewProvider") || content.mentions("PrefireProvider")
  }

  /// The place of the next type with a name; nil if none declares one. Types of one name that only their
  /// files see are in the order of the files.
  mutating func take(_ name: String) -> Place? {
    guard let first = places[Substring(name)]?.first else { return nil }
    places[Substring(name)]?.removeFirst()
    return first
  }
}
