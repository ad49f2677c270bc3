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
  /// What patterns match in all lists of a run that has several; nil if all previews are in one list.
  package var matches: FilterMatches?

  package init(include: [String] = [], exclude: [String] = [], matches: FilterMatches? = nil) {
    self.include = include
    self.exclude = exclude
    self.matches = matches
  }

  /// Whether all previews are included.
  package var isEmpty: Bool { include.isEmpty && exclude.isEmpty }

  /// The indices of the included previews among all.
  ///
  /// - Throws: an error that lists the available previews if a pattern matches nothing in the run's only list, or if
  ///   nothing is left.
  package func selection(
    of previews: [(path: String, name: String)]
  ) throws(PreviewRunnerError) -> [Int] {
    if isEmpty { return Array(previews.indices) }
    let names = previews.map { Self.names(path: $0.path, name: $0.name) }
    let existing = zip(previews, names).map { $1.count > 1 ? $1[1] : $0.name }
    matches?.add(existing)
    func union(of patterns: [String], _ option: String) throws(PreviewRunnerError) -> Set<Int> {
      var all: Set<Int> = []
      for pattern in patterns {
        let found = names.indices.filter { Self.matches(names[$0], pattern) }
        if !found.isEmpty {
          matches?.patterns.insert(pattern)
        } else if matches == nil {
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

  /// Counts previews as existing that may never be listed, since their sources may not compile.
  package func expect(_ previews: [(path: String, name: String)]) {
    for (path, name) in previews {
      let names = Self.names(path: path, name: name)
      matches?.patterns.formUnion((include + exclude).filter { Self.matches(names, $0) })
    }
  }

  /// Requires that each pattern has matched something in one of the lists, if anything was listed.
  package func checkMatches() throws(PreviewRunnerError) {
    guard let matches, !matches.existing.isEmpty else { return }
    for (option, patterns) in [("--include", include), ("--exclude", exclude)] {
      for pattern in patterns where !matches.patterns.contains(pattern) {
        throw .unmatchedPattern(option: option, pattern: pattern, existing: matches.existing)
      }
    }
  }

  /// Whether one of a preview's names matches a pattern.
  private static func matches(_ names: [String], _ pattern: String) -> Bool {
    names.prefix(pattern.contains(":") ? .max : 1).contains { GlobPattern.matches($0, pattern) }
  }

  /// The forms of a preview's name for matching: its name, then the file and the name, with more and more
  /// folders.
  private static func names(path: String, name: String) -> [String] {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return [name]
      + parts.indices.reversed().map { "\(parts[$0...].joined(separator: "/")):\(name)" }
  }
}

/// What a filter's patterns have matched in several lists of previews, such as those of a project's targets.
package final class FilterMatches: Equatable, @unchecked Sendable {
  /// The patterns with matches.
  fileprivate(set) var patterns: Set<String> = []
  /// All previews, as `File.swift:Name`.
  private(set) var existing: [String] = []

  package init() {}

  fileprivate func add(_ names: [String]) {
    existing += names.filter { !existing.contains($0) }
  }

  package static func == (first: FilterMatches, second: FilterMatches) -> Bool { first === second }
}
