internal import OperatingSystem

/// Decides which project a folder means.
enum ProjectFinder {
  struct Finding {
    var kind: Project.Kind
    /// The absolute path of the project; of packages, the folders, which may be several.
    var paths: [String]
    /// The folder that was searched.
    var folder: String
    /// What was decided, as sentences.
    var notes: [String] = []
  }

  /// What a path means; nil if there is nothing to show.
  static func find(_ path: String) throws(ProjectError) -> Finding? {
    let folder = FileSystem.folder(of: path)
    switch FilePath.ending(path) {
    case "xcodeproj" where FileSystem.isFolder(path):
      return Finding(kind: .xcodeProject, paths: [path], folder: folder)
    case "xcworkspace" where FileSystem.isFolder(path):
      return Finding(kind: .xcodeWorkspace, paths: [path], folder: folder)
    case "pbxproj":
      return Finding(kind: .xcodeProject, paths: [folder], folder: FileSystem.folder(of: folder))
    default: break
    }
    if FileSystem.isFolder(path) { return inFolder(path) ?? below(path) ?? wholeFolder(path) }
    if FileSystem.name(of: path) == "Package.swift" {
      return Finding(kind: .swiftPackage, paths: [folder], folder: folder)
    }
    if ["yml", "yaml"].contains(FilePath.ending(path)) {
      return Finding(kind: .xcodeGen, paths: [path], folder: folder)
    }
    throw .otherFile(path: path)
  }

  /// The project directly in a folder, in this order of preference: workspace, Xcode project, XcodeGen
  /// project, package.
  static func inFolder(_ folder: String) -> Finding? {
    let names = ((try? FileSystem.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") && hasContent("\(folder)/\($0)") }
    let projects = names.filter {
      $0.hasSuffix(".xcodeproj") && FileSystem.exists("\(folder)/\($0)/project.pbxproj")
    }
    // Repositories with several apps name theirs `project-app.yml`.
    let specifications = names.filter {
      $0.hasPrefix("project") && ["yml", "yaml"].contains(FilePath.ending($0))
        && isXcodeGen("\(folder)/\($0)")
    }
    let packages = names.filter { $0 == "Package.swift" }
    let all = workspaces + projects + specifications + packages
    guard let first = all.first else { return nil }
    let name = FileSystem.name(of: folder)
    func chosen(_ names: [String]) -> String { names.first { FilePath.stem($0) == name } ?? names[0] }
    var finding: Finding
    if !workspaces.isEmpty {
      finding = Finding(kind: .xcodeWorkspace, paths: [chosen(workspaces)], folder: folder)
    } else if !projects.isEmpty {
      finding = Finding(kind: .xcodeProject, paths: [chosen(projects)], folder: folder)
    } else if !specifications.isEmpty {
      finding = Finding(kind: .xcodeGen, paths: [first], folder: folder)
    } else {
      return Finding(kind: .swiftPackage, paths: [folder], folder: folder)
    }
    let taken = finding.paths[0]
    finding.paths = ["\(folder)/\(taken)"]
    let others = all.filter { $0 != taken }
    if !others.isEmpty {
      finding.notes.append(
        "\(taken) is taken; \(others.joined(separator: ", ")) beside it can be named instead.")
    }
    return finding
  }

  /// A non-empty workspace; the one that Xcode creates inside a project is not here.
  private static func hasContent(_ workspace: String) -> Bool {
    guard let entries = try? WorkspaceReader.entries(workspace) else { return false }
    return entries.contains { FileSystem.exists($0) }
  }

  /// Whether a file is XcodeGen's: other tools use the same file name.
  private static func isXcodeGen(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains {
      $0.hasPrefix("targets:") || $0.hasPrefix("include:")
    }
  }

  /// Folders that contain nothing of the project's own.
  static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "Tuist", "BuildTools", "fastlane", "vendor",
    "Vendor",
    "Tests", "docs", "Documentation",
  ]

  /// Whether a folder has nothing of the project's own, or tests.
  static func isForeign(_ name: String) -> Bool {
    foreign.contains(name) || name.hasSuffix("Tests") || name == "SourcePackages"
      || FilePath.ending(name) == "xctemplate"
  }

  /// The project one level below a folder, or else two.
  static func below(_ folder: String) -> Finding? {
    var level = [folder]
    for _ in 1...2 {
      level = level.flatMap { parent in
        ((try? FileSystem.names(in: parent)) ?? []).filter { !$0.hasPrefix(".") && !foreign.contains($0) }
          .sorted()
          .map { "\(parent)/\($0)" }
          .filter { FileSystem.isFolder($0) && !FileSystem.isLink($0) && !FileRole.isOpaque($0) }
      }
      let findings = level.compactMap(inFolder)
      let order: [Project.Kind] = [.xcodeWorkspace, .xcodeProject, .xcodeGen, .swiftPackage]
      for kind in order {
        let same = findings.filter { $0.kind == kind }
        guard var first = same.first else { continue }
        let others = findings.filter { $0.paths != first.paths }.map { relative($0.paths[0], to: folder) }
        if kind == .swiftPackage {
          // Sibling packages are a project in several parts.
          first.paths = same.flatMap(\.paths)
          first.folder = folder
          if same.count > 1 {
            first.notes.append("\(same.count) packages below the folder are taken together.")
          }
          return first
        }
        first.notes.append(
          "\(relative(first.paths[0], to: folder))\(isTaken)"
            + (others.isEmpty
              ? "."
              : "; \(others.prefix(8).joined(separator: ", "))\(others.count > 8 ? ", …" : "") can be named instead.")
        )
        return first
      }
    }
    return nil
  }

  /// How it is said that of several projects below a folder one is meant.
  static let isTaken = " is taken"

  static func relative(_ path: String, to folder: String) -> String {
    FilePath.isBelow(path, folder) ? String(path.dropFirst(folder.count).drop { $0 == "/" }) : path
  }

  private static func wholeFolder(_ folder: String) -> Finding {
    var finding = Finding(kind: .folder, paths: [folder], folder: folder)
    if FileSystem.exists("\(folder)/Project.swift"),
      FileSystem.exists("\(folder)/Tuist") || FileSystem.exists("\(folder)/Tuist.swift")
    {
      finding.notes.append(
        "A project of Tuist's is not read: “tuist generate” makes one of Xcode's of it, which is.")
    }
    finding.notes.append(
      "There is no project: all Swift files of the folder that are no tests are one target.")
    return finding
  }
}
