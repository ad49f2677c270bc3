/// What a target needs.
package enum ProjectDependency: Sendable, Hashable {
  /// Another target of its project or package.
  case target(String)
  /// What a package offers.
  ///
  /// - Parameter package: the package's name or identity; nil if the project does not say it.
  case product(String, package: String?)
}

/// What a local package offers.
package struct ProjectProduct: Sendable, Equatable {
  package var name: String
  /// The package's name.
  package var package: String
  /// The package's identity: the name of its folder in small letters.
  package var identity: String
  /// The names of its targets.
  package var targets: [String]

  /// Whether a dependency that names a package this way means this one.
  func isOf(package name: String?) -> Bool {
    guard let name = name?.lowercased() else { return true }
    return name == package.lowercased() || name == identity
  }
}

/// A package that is to be fetched from elsewhere.
package struct RemotePackage: Sendable, Hashable {
  /// The last part of its address in small letters, without `.git`.
  package var identity: String
  package var url: String
  /// Which version is wanted; nil if nothing says it.
  package var requirement: PackageRequirement?

  package init(url: String, requirement: PackageRequirement? = nil) {
    var name = url.split(separator: "/").last.map(String.init) ?? url
    // Addresses of the form git@host:name have no slash before a short name.
    if let colon = name.lastIndex(of: ":") { name = String(name[name.index(after: colon)...]) }
    if name.hasSuffix(".git") { name.removeLast(4) }
    (identity, self.url, self.requirement) = (name.lowercased(), url, requirement)
  }
}
