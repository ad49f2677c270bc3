import Projects
import TestSupport
import Testing

/// Which projects of a folder are shown.
struct FolderProjectsTests {
  private static let manifest = "// swift-tools-version: 5.9\n"
  private static let preview = "#Preview { Text() }\n"

  /// Reads a folder as the program does that shows all of its previews.
  private func read(_ folder: TemporaryFolder) throws -> FolderProjects {
    let manifests = ManifestReading(cache: nil, swift: nil)
    let project = try ProjectReader.read(folder.path, manifests: manifests)
    return FolderProjects(folder.path, project: project, manifests: manifests, packages: nil) {
      String(decoding: folder.bytes(String($0.dropFirst(folder.path.count + 1))) ?? [], as: UTF8.self)
        .contains("#Preview")
    }
  }

  /// The names of the targets with their sources.
  private func targets(_ projects: FolderProjects, in folder: TemporaryFolder) -> [[String: [String]]] {
    projects.projects.map { project in
      Dictionary(
        project.targets.map { ($0.name, $0.sources.map { String($0.dropFirst(folder.path.count + 1)) }) },
        uniquingKeysWith: +)
    }
  }

  @Test func showsEveryProjectThatHasPreviews() throws {
    let folder = try TemporaryFolder()
    for path in ["apps/cast/native/Cast", "apps/photos/Photos", "tools/deep/in/it/Tool"] {
      let name = path.split(separator: "/").last!
      try folder.write("\(path)/Package.swift", Self.manifest)
      let content = name == "Tool" ? "struct Tool {}\n" : Self.preview
      try folder.write("\(path)/Sources/\(name)/\(name).swift", content)
    }
    try folder.write("script.swift", "print(1)\n")
    let found = try read(folder)
    #expect(
      targets(found, in: folder) == [
        ["Cast": ["apps/cast/native/Cast/Sources/Cast/Cast.swift"]],
        ["Photos": ["apps/photos/Photos/Sources/Photos/Photos.swift"]],
      ])
    #expect(
      found.projects[0].notes.first
        == "2 projects are read: apps/cast/native/Cast/Package.swift, apps/photos/Photos/Package.swift.")
    #expect(found.unbuilt == [])
  }

  /// A package with tools beside the app's folder stands for nothing.
  @Test func showsWhatIsBelowAPackageWithoutPreviews() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", Self.manifest)
    try folder.write("Sources/Tool/Tool.swift", "struct Tool {}\n")
    try folder.write("App/Package.swift", Self.manifest)
    try folder.write("App/Sources/App/App.swift", Self.preview)
    let found = targets(try read(folder), in: folder)
    #expect(found == [["Tool": ["Sources/Tool/Tool.swift"]], ["App": ["App/Sources/App/App.swift"]]])
  }

  /// Files of a build system that is not read are a target for each of its descriptions, which may import the packages there are.
  @Test func takesWhatNoProjectBuilds() throws {
    let folder = try TemporaryFolder()
    try folder.write("Project.swift", "let project = Project()\n")
    try folder.write("App/Sources/App.swift", Self.preview)
    try folder.write("App/Sources/Model.swift", "struct Model {}\n")
    try folder.write("App/Tests/AppTests.swift", Self.preview)
    try folder.write("Feature/Project.swift", "let project = Project()\n")
    try folder.write("Feature/Sources/Feature.swift", Self.preview)
    try folder.write("Kits/Kit/Package.swift", Self.manifest)
    try folder.write("Kits/Kit/Sources/Kit/Kit.swift", "struct Kit {}\n")
    let found = try read(folder)
    let root = folder.path.split(separator: "/").last.map(String.init)!
    #expect(
      targets(found, in: folder).last == [
        root: ["App/Sources/App.swift", "App/Sources/Model.swift"],
        "Feature": ["Feature/Sources/Feature.swift"], "Kit": ["Kits/Kit/Sources/Kit/Kit.swift"],
      ])
    #expect(found.projects.last?.notes.contains { $0.contains("“tuist generate”") } == true)
    #expect(found.unbuilt == [])
  }

  /// A file that its project does not build cannot be shown.
  @Test func namesWhatItsProjectDoesNotBuild() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", Self.manifest)
    try folder.write("Sources/App/App.swift", Self.preview)
    try folder.write("Old/Old.swift", Self.preview)
    let found = try read(folder)
    #expect(found.unbuilt == ["\(folder.path)/Old/Old.swift"])
    #expect(targets(found, in: folder) == [["App": ["Sources/App/App.swift"]]])
  }
}
