internal import Reports

/// The required versions of a package.
package enum PackageRequirement: Sendable, Hashable {
  case from(String)
  case upToNextMinor(String)
  case exactly(String)
  case range(from: String, below: String)
  case branch(String)
  case revision(String)

  /// The requirement as the last argument of a dependency in a manifest.
  var argument: String {
    switch self {
    case .from(let version): "from: \(JSONString.quoted(version))"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(JSONString.quoted(version)))"
    case .exactly(let version): "exact: \(JSONString.quoted(version))"
    case .range(let lower, let upper): "\(JSONString.quoted(lower))..<\(JSONString.quoted(upper))"
    case .branch(let name): "branch: \(JSONString.quoted(name))"
    case .revision(let hash): "revision: \(JSONString.quoted(hash))"
    }
  }
}
