import ArgumentParser
import Foundation
import OperatingSystem
import PreviewRunner
import Projects

/// `fittingroom resolve`: makes SwiftPM fetch the packages that a project refers to.
struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Fetch the packages that a project refers to, so that its previews are compiled with them.",
    discussion: """
      Examples:
        fittingroom resolve
        fittingroom resolve App.xcodeproj

      SwiftPM fetches them into .build/checkouts beside the project, in the versions that its Package.resolved pins. Package \
      manifests are programs, which SwiftPM runs without a sandbox. Packages with a stand-in are not compiled.
      """)

  @Argument(
    help: ArgumentHelp("A folder, package or project.", valueName: "path"), completion: .file())
  var path = "."

  func run() throws {
    guard let swift = ManifestReading.foundSwift else {
      JobReport.complain(
        "error: there is no program “swift” on the PATH; install a toolchain from https://swift.org/install")
      throw ExitCode(69)
    }
    let project: Project
    do throws(ProjectError) {
      project = try ProjectReader.read(
        path, manifests: ManifestReading(cache: (try? PreviewCompiler())?.cache, swift: swift), packages: nil)
    } catch {
      try ProjectRun.fail(error)
    }
    if project.kind == .swiftPackage {
      try resolve(["--package-path", project.root], with: swift)
    } else {
      try fetch(PackageFetch(project), for: project, with: swift)
    }
  }

  private func fetch(_ fetch: PackageFetch, for project: Project, with swift: String) throws {
    for note in fetch.notes { JobReport.complain("note: \(note)") }
    if fetch.packages.isEmpty {
      JobReport.complain("\(project.path) refers to no packages that are to be fetched")
      return
    }
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "fittingroom-resolve-\(UUID().uuidString)")
    try files.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? files.removeItem(at: folder) }
    try Data(fetch.manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    if let pins = fetch.pins {
      try Data(FileSystem.read(pins)).write(to: folder.appending(path: "Package.resolved"))
    }
    try resolve(
      ["--package-path", folder.path, "--scratch-path", "\(project.root)/.build"], with: swift)
  }

  /// Runs `swift package resolve`, which itself reports what it fetches.
  private func resolve(_ arguments: [String], with swift: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: swift)
    process.arguments = ["package"] + arguments + ["resolve"]
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      JobReport.complain(
        "error: the packages were not fetched: “swift package resolve” ended with exit code \(process.terminationStatus)"
      )
      throw ExitCode(69)
    }
  }
}
