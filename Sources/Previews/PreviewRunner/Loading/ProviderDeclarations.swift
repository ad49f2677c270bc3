/// Where the sources declare that types provide previews, by the types' names.
///
/// Compiled code does not record the file of a type; the sources show it. This looks for a type or an
/// extension whose inheritance clause names `PreviewProvider`.
struct ProviderDeclarations {
  /// A location in the sources.
  struct Place: Equatable {
    /// The file's index.
    var file: Int
    /// The line, from 1.
    var line: Int
  }

  /// The unassigned locations of a type's name, in the order of the files.
  private var places: [Substring: [Place]] = [:]

  init(_ module: SourceModule) {
    for (number, file) in module.files.enumerated() where Self.mayHold(file.content) {
      let text = String(decoding: file.content, as: UTF8.self)
      let pattern =
        /\b(?:struct|enum|class|extension)\s+(?:[\w`]+\s*\.\s*)*`?(?<name>\w+)`?\s*:(?<inherited>[^{}]*)\{/
      for match in text.matches(of: pattern) {
        // Prefire's protocol also marks a provider.
        guard match.inherited.contains(/\b(?:Preview|Prefire)Provider\b/) else { continue }
        let line = text[..<match.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
        places[match.name, default: []].append(Place(file: number, line: line))
      }
    }
  }

  private static func mayHold(_ content: [UInt8]) -> Bool {
    content.mentions("PreviewProvider") || content.mentions("PrefireProvider")
  }

  /// The location of the next type with a name; nil if there is none. File-private types with the same name
  /// are in the order of the files.
  mutating func take(_ name: String) -> Place? {
    guard let first = places[Substring(name)]?.first else { return nil }
    places[Substring(name)]?.removeFirst()
    return first
  }
}
