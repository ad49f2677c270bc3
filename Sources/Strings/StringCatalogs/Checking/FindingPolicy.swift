package import Reports

/// Which findings are reported, and the severity of each kind, according to the command's options and a
/// budgets file.
///
/// Kinds are identified by name, both those of catalogs and those of measurements.
package struct FindingPolicy: Sendable {
  /// Kinds that are not reported.
  package var disabled: Set<String> = []
  /// Kinds with a changed severity; this also enables those that are off by default.
  package var severities: [String: Severity] = [:]
  /// If not empty, only these are reported and counted.
  package var only: Set<String> = []

  package init() {}

  /// All valid names.
  package static let names: [String] =
    IgnoredFindings.namesOfMeasurements.sorted() + CatalogFinding.Kind.allCases.map(\.rawValue).sorted()

  /// Whether a catalog's texts are checked for a kind.
  package func looks(for kind: CatalogFinding.Kind) -> Bool {
    if disabled.contains(kind.rawValue) { return false }
    if !only.isEmpty { return only.contains(kind.rawValue) }
    return kind.isOnByDefault || severities[kind.rawValue] != nil
  }

  /// A catalog's finding as it is reported; nil if it is not.
  package func reported(_ finding: CatalogFinding) -> CatalogFinding? {
    guard looks(for: finding.kind) else { return nil }
    var finding = finding
    if let severity = severities[finding.kind.rawValue] { finding.severity = severity }
    return finding
  }

  /// Merges another policy, which takes precedence.
  package mutating func add(_ other: FindingPolicy) {
    for (name, severity) in other.severities {
      severities[name] = severity
      disabled.remove(name)
    }
    disabled.formUnion(other.disabled)
    if !other.only.isEmpty { only = other.only }
  }
}
