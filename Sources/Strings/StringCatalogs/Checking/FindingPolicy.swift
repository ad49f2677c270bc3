package import Reports

/// Which findings are reported, and how bad each kind is: what the command's options and a budgets file say.
///
/// Kinds go by their names, those of catalogs and those of measurements alike.
package struct FindingPolicy: Sendable {
  /// Kinds that are not reported.
  package var disabled: Set<String> = []
  /// Kinds whose severity is another one; this also looks for those that are off without being asked for.
  package var severities: [String: Severity] = [:]
  /// If there are any, only these are reported and count.
  package var only: Set<String> = []

  package init() {}

  /// Every name that can be used.
  package static let names: [String] =
    IgnoredFindings.namesOfMeasurements.sorted() + CatalogFinding.Kind.allCases.map(\.rawValue).sorted()

  /// Whether a catalog's texts are looked at for a kind.
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

  /// Takes what another one says besides; the other one wins.
  package mutating func add(_ other: FindingPolicy) {
    for (name, severity) in other.severities {
      severities[name] = severity
      disabled.remove(name)
    }
    disabled.formUnion(other.disabled)
    if !other.only.isEmpty { only = other.only }
  }
}
