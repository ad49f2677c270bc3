internal import OperatingSystem

/// Finds the sources of packages that were fetched for a project before, or that it carries along.
///
/// A package is known by its identity, the name of its folder in small letters, which is that of its repository.
struct PackageSearch {
  /// The folders of packages by their identities.
  private var folders: [String: String] = [:]

  var isEmpty: Bool { folders.isEmpty }

  /// Where SwiftPM and Xcode put what they fetched, below a project's folder.
  private static let fetched = [
    ".build/checkouts", "SourcePackages/checkouts", ".build/SourcePackages/checkouts",
    "build/SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts",
  ]

  /// Where projects keep others' sources.
  private static let vendored = [
    "Vendor", "Vendored", "vendor", "ThirdParty", "Third Party", "External", "Externals", "Dependencies",
    "Packages", "Submodules", "Carthage/Checkouts",
  ]

  /// - Parameters:
  ///   - root: the project's folder.
  ///   - given: folders that the caller names: of one package, of several, or what SwiftPM or Xcode fetched into. They come first.
  init(root: String, given: [String]) throws(ProjectError) {
    for folder in given {
      let path = FilePath.standard(folder)
      guard FileSystem.isFolder(path) else { throw .missing(path: path) }
      addPackage(path)
      for inner in ["", "checkouts", "SourcePackages/checkouts", ".build/checkouts"] {
        addPackages(in: "\(path)/\(inner)")
      }
    }
    for place in Self.fetched { addPackages(in: "\(root)/\(place)") }
    // Xcode's own folder has one for each project that was built, named after it.
    for name in Self.names(in: "\(root)/DerivedData") {
      addPackages(in: "\(root)/DerivedData/\(name)/SourcePackages/checkouts")
    }
    for place in Self.vendored { addPackages(in: "\(root)/\(place)") }
  }

  private mutating func addPackages(in folder: String) {
    for name in Self.names(in: folder) { addPackage("\(folder)/\(name)") }
  }

  private mutating func addPackage(_ folder: String) {
    guard FileSystem.exists("\(folder)/Package.swift") else { return }
    let identity = FileSystem.name(of: folder).lowercased()
    if folders[identity] == nil { folders[identity] = FilePath.standard(folder) }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileSystem.names(in: folder)) ?? []).sorted()
  }

  /// The folder of a package, if it is here.
  func folder(of package: RemotePackage) -> String? { folders[package.identity] }
}
