import Reports

/// Which previews a run takes, by patterns over their names.
///
/// A pattern is one of the shell's (`GlobPattern`). It is held against a preview's name. One with a colon is also held against `File.swift:Name`, with as many of the folders
/// before it as one likes: `Card.swift:Dark`, `App/Card.swift:Dark`.
package struct PreviewFilter: Equatable, Sendable {
  /// Patterns of which a preview must match one; none lets every preview through.
  package var include: [String]
  /// Patterns of which a preview must match none.
  package var exclude: [String]

  package init(include: [String] = [], exclude: [String] = []) {
    self.include = include
    self.exclude = exclude
  }

  /// Whether all previews are taken.
  package var isEmpty: Bool { include.isEmpty && exclude.isEmpty }

  /// The indices of the previews to take, of those that there are.
  ///
  /// - Throws: an error that lists what there is where a pattern matches nothing, or where nothing is left.
  package func selection(
    of previews: [(path: String, name: String)]
  ) throws(PreviewRunnerError) -> [Int] {
    if isEmpty { return Array(previews.indices) }
    let names = previews.map { Self.names(path: $0.path, name: $0.name) }
    let existing = zip(previews, names).map { $1.count > 1 ? $1[1] : $0.name }
    func matches(_ pattern: String) -> Set<Int> {
      Set(
        names.indices.filter { index in
          names[index].prefix(pattern.contains(":") ? .max : 1).contains { GlobPattern.matches($0, pattern) }
        })
    }
    func union(of patterns: [String], _ option: String) throws(PreviewRunnerError) -> Set<Int> {
      var all: Set<Int> = []
      for pattern in patterns {
        let found = matches(pattern)
        if found.isEmpty {
          throw .unmatchedPattern(option: option, pattern: pattern, existing: existing)
        }
        all.formUnion(found)
      }
      return all
    }
    let included = try union(of: include, "--include")
    let excluded = try union(of: exclude, "--exclude")
    let chosen = previews.indices.filter {
      (include.isEmpty || included.contains($0)) && !excluded.contains($0)
    }
    if chosen.isEmpty { throw .everythingExcluded(existing: existing) }
    return chosen
  }

  /// What a preview goes by: its name, then the file and the name, with ever more folders.
  private static func names(path: String, name: String) -> [String] {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return [name]
      + parts.indices.reversed().map { "\(parts[$0...].joined(separator: "/")):\(name)" }
  }
}
