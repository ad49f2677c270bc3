/// A dependency of a target.
package enum ProjectDependency: Sendable, Hashable {
  /// Another target of its project or package.
  case target(String)
  /// A product of a package.
  ///
  /// - Parameter package: the package's name or identity; nil if the project does not say it.
  case product(String, package: String?)
}

/// A product of a local package.
package struct ProjectProduct: Sendable, Equatable {
  package var name: String
  /// The package's name.
  package var package: String
  /// The package's identity: the name of its folder in lower case.
  package var identity: String
  /// The names of its targets.
  package var targets: [String]

  /// Whether a dependency that names a package this way means this one.
  func isOf(package name: String?) -> Bool {
    guard let name = name?.lowercased() else { return true }
    return name == package.lowercased() || name == identity
  }
}

/// A package to be fetched.
package struct RemotePackage: Sendable, Hashable {
  /// The last component of its URL in lower case, without `.git`.
  package var identity: String
  package var url: String
  /// The required version; nil if unspecified.
  package var requirement: PackageRequirement?

  package init(url: String, requirement: PackageRequirement? = nil) {
    var name = url.split(separator: "/").last.map(String.init) ?? url
    // URLs of the form git@host:name have no slash before a short name.
    if let colon = name.lastIndex(of: ":") { name = String(name[name.index(after: colon)...]) }
    if name.hasSuffix(".git") { name.removeLast(4) }
    (identity, self.url, self.requirement) = (name.lowercased(), url, requirement)
  }
}
