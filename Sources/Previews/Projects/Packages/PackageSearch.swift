internal import OperatingSystem

/// Finds the sources of packages that were fetched for a project earlier, or that it vendors.
///
/// A package is identified by the name of its folder in lower case, which is that of its repository.
struct PackageSearch {
  /// The folders of packages by their identities.
  private var folders: [String: String] = [:]

  var isEmpty: Bool { folders.isEmpty }

  /// The folder that symbolic links of the project must not lead out of.
  private let boundary: String

  /// Where SwiftPM and Xcode put what they fetched, below a project's folder.
  private static let fetched = [
    ".build/checkouts", "SourcePackages/checkouts", ".build/SourcePackages/checkouts",
    "build/SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts",
  ]

  /// Where projects keep third-party sources.
  private static let vendored = [
    "Vendor", "Vendored", "vendor", "ThirdParty", "Third Party", "External", "Externals", "Dependencies",
    "Packages", "Submodules", "Carthage/Checkouts",
  ]

  /// - Parameters:
  ///   - root: the project's folder.
  ///   - given: folders that the caller names: of one package, of several, or with SwiftPM's or Xcode's
  ///     checkouts. They take precedence.
  init(root: String, given: [String]) throws(ProjectError) {
    boundary = FolderWalk(around: root).boundary
    for folder in given {
      let path = FilePath.standard(folder)
      guard FileSystem.isFolder(path) else { throw .missing(path: path) }
      addPackage(path)
      for inner in ["", "checkouts", "SourcePackages/checkouts", ".build/checkouts"] {
        for package in Self.contents(of: "\(path)/\(inner)") { addPackage(package) }
      }
    }
    // Xcode's own folder has one for each project that was built, named after it.
    let derived = Self.contents(of: "\(root)/DerivedData").map { "\($0)/SourcePackages/checkouts" }
    for place in (Self.fetched + Self.vendored).map({ "\(root)/\($0)" }) + derived {
      // A project must not pull in the user's other folders through symbolic links.
      for package in Self.contents(of: place) where isInProject(package) { addPackage(package) }
    }
  }

  private func isInProject(_ folder: String) -> Bool {
    FileSystem.resolve(folder).map { FilePath.isBelow($0, boundary) } ?? false
  }

  private mutating func addPackage(_ folder: String) {
    guard FileSystem.exists("\(folder)/Package.swift") else { return }
    let identity = FileSystem.name(of: folder).lowercased()
    if folders[identity] == nil { folders[identity] = FilePath.standard(folder) }
  }

  /// The paths of a folder's entries, sorted by name.
  private static func contents(of folder: String) -> [String] {
    ((try? FileSystem.names(in: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
  }

  /// The folder of a package, if it is here.
  func folder(of package: RemotePackage) -> String? { folders[package.identity] }
}
