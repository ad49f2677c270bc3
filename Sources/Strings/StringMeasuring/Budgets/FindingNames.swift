internal import Reports
package import StringCatalogs

/// Reads the names of kinds of findings and their severities, as options and budgets files write them.
package enum FindingNames {
  /// - Throws: `SlotError` with what may have been meant.
  package static func checked(_ name: String) throws(SlotError) -> String {
    if FindingPolicy.names.contains(name) { return name }
    let nearest = NearestName.question(name, in: FindingPolicy.names)
    throw SlotError("“\(name)” is no kind of finding\(nearest)")
  }

  /// Looks for a kind that is off without being asked for.
  package static func enable(_ name: String, in policy: inout FindingPolicy) throws(SlotError) {
    let name = try checked(name)
    policy.disabled.remove(name)
    if let kind = CatalogFinding.Kind(rawValue: name) { policy.severities[name] = kind.severity }
  }

  /// Sets how bad a kind is: `error`, `warning`, `note` or `off`.
  package static func set(
    _ name: String, to severity: String, in policy: inout FindingPolicy
  ) throws(SlotError) {
    let name = try checked(name)
    if severity == "off" {
      policy.disabled.insert(name)
      return
    }
    guard let severity = Severity(rawValue: severity) else {
      throw SlotError("“\(severity)” is no severity: those are error, warning, note and off")
    }
    policy.disabled.remove(name)
    policy.severities[name] = severity
  }
}
