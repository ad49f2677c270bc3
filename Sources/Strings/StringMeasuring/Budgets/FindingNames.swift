internal import Reports
package import StringCatalogs

/// Parses the names of kinds of findings and their severities in options and budgets files.
package enum FindingNames {
  /// - Throws: `SlotError` with a suggestion.
  package static func checked(_ name: String) throws(SlotError) -> String {
    if FindingPolicy.names.contains(name) { return name }
    let nearest = NearestName.question(name, in: FindingPolicy.names)
    let hint = nearest.isEmpty ? "; there are: \(FindingPolicy.names.joined(separator: ", "))" : nearest
    throw SlotError("“\(name)” is not a kind of finding\(hint)")
  }

  /// Enables a kind that is off by default.
  package static func enable(_ name: String, in policy: inout FindingPolicy) throws(SlotError) {
    let name = try checked(name)
    policy.disabled.remove(name)
    if let kind = CatalogFinding.Kind(rawValue: name) { policy.severities[name] = kind.severity }
  }

  /// Sets the severity of a kind: `error`, `warning`, `note` or `off`.
  package static func set(
    _ name: String, to severity: String, in policy: inout FindingPolicy
  ) throws(SlotError) {
    let name = try checked(name)
    if severity == "off" {
      policy.disabled.insert(name)
      return
    }
    guard let severity = Severity(rawValue: severity) else {
      throw SlotError("“\(severity)” is not a severity; there are: error, warning, note, off")
    }
    policy.disabled.remove(name)
    policy.severities[name] = severity
  }
}
