/// How bad a finding is.
package enum LintSeverity: String, CaseIterable, Codable, Sendable, Comparable {
  /// Something cannot be read or reached.
  case error
  /// Something is hard to use.
  case warning
  /// Something that the system and not the app decides; it does not make a run fail.
  case note

  package static func < (first: LintSeverity, second: LintSeverity) -> Bool {
    (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
  }
}
