internal import OperatingSystem
internal import Reports

/// Makes SwiftPM fetch the packages that an Xcode or XcodeGen project refers to.
///
/// They are dependencies of a package that only exists for that purpose. SwiftPM puts them where
/// `ProjectReader` finds them, in the project's pinned versions.
package struct PackageFetch {
  /// The packages that are fetched.
  package private(set) var packages: [RemotePackage] = []
  /// Why others are not, as whole sentences.
  package private(set) var notes: [String] = []
  private let project: Project

  package init(_ project: Project) {
    self.project = project
    for package in project.remotePackages {
      if !Self.isAddress(package.url) {
        notes.append("The package \(package.url) is not fetched: git does not clone from its URL by itself.")
      } else if package.requirement == nil {
        notes.append("The package \(package.url) is not fetched: nothing says which version is wanted.")
      } else {
        packages.append(package)
      }
    }
  }

  /// Whether SwiftPM may be given a URL. Others could make git run programs, or would be taken for options.
  private static func isAddress(_ url: String) -> Bool {
    ["https://", "http://", "ssh://", "git://", "file:///"].contains(where: url.hasPrefix)
      || url.prefixMatch(of: /[A-Za-z0-9_.]+@[A-Za-z0-9.-]+:[^:]/) != nil
  }

  /// The manifest of a package that depends on them.
  package var manifest: String {
    let lines = packages.compactMap { package in
      package.requirement.map {
        "    .package(url: \(JSONString.quoted(package.url)), \($0.argument)),\n"
      }
    }
    return
      "// swift-tools-version: 5.9\nimport PackageDescription\n\nlet package = Package(\n  name: \"Fetched\",\n  dependencies: [\n"
      + lines.joined() + "  ])\n"
  }

  /// The file in which the project has pinned versions; nil if it has none.
  package var pins: String? {
    let places =
      project.kind == .xcodeWorkspace
      ? [project.path] : ["\(project.path)/project.xcworkspace"] + Self.projects(in: project.root)
    return places.map { "\($0)/xcshareddata/swiftpm/Package.resolved" }.first(where: FileSystem.exists)
  }

  /// The workspaces in a folder and in the projects there, for a specification of XcodeGen's.
  private static func projects(in folder: String) -> [String] {
    let names = ((try? FileSystem.names(in: folder)) ?? []).sorted()
    return names.filter { $0.hasSuffix(".xcworkspace") }.map { "\(folder)/\($0)" }
      + names.filter { $0.hasSuffix(".xcodeproj") }.map { "\(folder)/\($0)/project.xcworkspace" }
  }
}
