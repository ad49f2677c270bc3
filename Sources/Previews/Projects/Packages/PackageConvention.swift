internal import OperatingSystem

/// What is known about a package without running its manifest: each folder of `Sources` is a target.
enum PackageConvention {
  /// A manifest derived from the folders; dependencies are read from imports.
  static func manifest(of folder: String) -> PackageManifest {
    var manifest = PackageManifest(name: FileSystem.name(of: folder))
    var sources: [(target: String, imports: Set<String>)] = []
    for (parent, type) in [("Sources", "regular"), ("Tests", "test")] {
      let root = "\(folder)/\(parent)"
      for name in ((try? FileSystem.names(in: root)) ?? []).sorted()
      where !name.hasPrefix(".") && FileSystem.isFolder("\(root)/\(name)") {
        manifest.targets.append(.init(name: name, type: type))
        sources.append((name, imports(below: "\(root)/\(name)")))
      }
    }
    if manifest.targets.isEmpty, FileSystem.isFolder("\(folder)/Sources") {
      manifest.targets = [.init(name: manifest.name, type: "regular", path: "Sources")]
    }
    for (index, (target, imports)) in sources.enumerated() {
      manifest.targets[index].dependencies = sources.map(\.target).filter {
        $0 != target && imports.contains(ModuleName.c99($0))
      }.map { .init(value: .target($0)) }
    }
    manifest.products = manifest.targets.filter { $0.type == "regular" }.map {
      .init(name: $0.name, targets: [$0.name])
    }
    return manifest
  }

  /// The modules that the Swift files below a folder import.
  private static func imports(below folder: String) -> Set<String> {
    var walk = FolderWalk(around: folder)
    var modules: Set<String> = []
    for file in walk.files(below: folder) where file.hasSuffix(".swift") {
      modules.formUnion(ImportScan.modules(of: "\(folder)/\(file)"))
    }
    return modules
  }
}
