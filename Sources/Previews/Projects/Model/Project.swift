/// The project at a path: its targets with everything that they are built from, as far as it is on this
/// machine.
///
/// It is read but not built; nothing here involves a compiler.
package struct Project: Sendable, Equatable {
  /// The kind of project that was found.
  package enum Kind: String, Sendable, CaseIterable {
    case swiftPackage = "package"
    case xcodeProject = "xcodeproj"
    case xcodeWorkspace = "xcworkspace"
    case xcodeGen = "xcodegen"
    /// A folder without a project, whose Swift files are one target.
    case folder
    /// Swift files without a project.
    case files
  }

  /// The absolute path of the project's folder.
  package var root: String
  /// The absolute path of what was read: a project, a workspace, a manifest, or the folder.
  package var path: String
  package var kind: Kind
  /// The project's own targets in its order, then those of its local packages, each after what it needs, then those of packages
  /// that were fetched from elsewhere.
  package var targets: [ProjectTarget] = []
  /// The products of the packages on this machine.
  package var products: [ProjectProduct] = []
  /// Packages that have not been fetched, or from which nothing is imported, sorted by identity.
  package var remotePackages: [RemotePackage] = []
  /// What was left out or decided, as whole sentences.
  package var notes: [String] = []

  package init(root: String, path: String, kind: Kind) {
    (self.root, self.path, self.kind) = (root, path, kind)
  }

  /// The target with a name; of several with one name, the project's own comes first.
  package func target(named name: String) -> ProjectTarget? { targets.first { $0.name == name } }

  /// The target that is compiled to the module with a name.
  package func target(module name: String) -> ProjectTarget? {
    targets.first { $0.moduleName == name && $0.kind != .test }
  }

  /// The targets that are built from a source file, by its absolute path.
  package func targets(holding source: String) -> [ProjectTarget] {
    targets.filter { $0.sources.contains(source) }
  }

  /// The targets on this machine that a target needs, those first that the others need; it is not one of them.
  package func requirements(of target: ProjectTarget) -> [ProjectTarget] {
    var ordered: [ProjectTarget] = []
    var seen: Set<ProjectTarget.ID> = [target.id]
    // Targets, and whether their dependencies have been ordered.
    var waiting = direct(target).reversed().map { ($0, false) }
    while let (next, isReady) = waiting.popLast() {
      if isReady {
        ordered.append(next)
      } else if seen.insert(next.id).inserted {
        waiting.append((next, true))
        waiting += direct(next).reversed().map { ($0, false) }
      }
    }
    return ordered
  }

  /// What a target needs by itself, as far as it is on this machine.
  private func direct(_ target: ProjectTarget) -> [ProjectTarget] {
    target.dependencies.flatMap { dependency -> [ProjectTarget] in
      switch dependency {
      case .target(let name):
        let named = targets.filter { $0.name == name }
        return Array((named.filter { $0.package == target.package } + named).prefix(1))
      case .product(let name, let package):
        let named = products.filter { $0.name == name }
        let product = named.first { $0.isOf(package: package) } ?? named.first
        guard let product else { return [] }
        return targets.filter { $0.package == product.package && product.targets.contains($0.name) }
      }
    }
  }

  /// The products that a target needs but that are not on this machine.
  package func missingProducts(of target: ProjectTarget) -> [ProjectDependency] {
    target.dependencies.filter {
      guard case .product(let name, _) = $0 else { return false }
      return !products.contains { $0.name == name }
    }
  }
}
