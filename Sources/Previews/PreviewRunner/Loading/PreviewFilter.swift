import Reports

/// The previews that a run includes, by patterns over their names.
///
/// A pattern is a shell pattern (`GlobPattern`). It is matched against a preview's name. A pattern with a
/// colon is also matched against `File.swift:Name`, with any number of folders before it: `Card.swift:Dark`,
/// `App/Card.swift:Dark`.
package struct PreviewFilter: Equatable, Sendable {
  /// Patterns of which a preview must match one; an empty list matches every preview.
  package var include: [String]
  /// Patterns of which a preview must match none.
  package var exclude: [String]

  package init(include: [String] = [], exclude: [String] = []) {
    self.include = include
    self.exclude = exclude
  }

  /// Whether all previews are included.
  package var isEmpty: Bool { include.isEmpty && exclude.isEmpty }

  /// The indices of the included previews among all.
  ///
  /// - Throws: an error that lists the available previews if a pattern matches nothing, or if nothing is
  ///   left.
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

  /// The forms of a preview's name for matching: its name, then the file and the name, with more and more
  /// folders.
  private static func names(path: String, name: String) -> [String] {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return [name]
      + parts.indices.reversed().map { "\(parts[$0...].joined(separator: "/")):\(name)" }
  }
}
