import Projects
import TestSupport
import Testing

/// What a path stands for.
struct ProjectReaderTests {
  private static let project = """
    {objects = {P = {isa = PBXProject; targets = (T); }; T = {isa = PBXNativeTarget; name = T; }; }; rootObject = P; }
    """
  private static let specification = "targets:\n  App:\n    type: application\n    sources: App\n"
  private static let workspace =
    "<Workspace version = \"1.0\"><FileRef location = \"group:App.xcodeproj\"/></Workspace>"

  private func read(_ folder: TemporaryFolder, _ path: String = "") throws -> Project {
    try ProjectReader.read("\(folder.path)/\(path)", manifests: ManifestReading(cache: nil, swift: nil))
  }

  @Test func takesTheMostTellingOfSeveral() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", "struct App {}\n")
    #expect(try read(folder).kind == .folder)
    try folder.write("Package.swift", "// swift-tools-version: 5.9\n")
    #expect(try read(folder).kind == .swiftPackage)
    try folder.write("project.yml", Self.specification)
    #expect(try read(folder).kind == .xcodeGen)
    try folder.write("App.xcodeproj/project.pbxproj", Self.project)
    #expect(try read(folder).kind == .xcodeProject)
    try folder.write("App.xcworkspace/contents.xcworkspacedata", Self.workspace)
    let project = try read(folder)
    #expect(project.kind == .xcodeWorkspace)
    #expect(
      project.notes.first
        == "App.xcworkspace is taken; App.xcodeproj, project.yml, Package.swift beside it can be named instead."
    )
    // What is named is taken.
    #expect(try read(folder, "project.yml").kind == .xcodeGen)
    #expect(try read(folder, "App.xcodeproj").kind == .xcodeProject)
    #expect(try read(folder, "App.xcodeproj/project.pbxproj").kind == .xcodeProject)
    #expect(try read(folder, "Package.swift").kind == .swiftPackage)
  }

  @Test func looksOneAndTwoLevelsDown() throws {
    let folder = try TemporaryFolder()
    try folder.write("ios/client/App.xcodeproj/project.pbxproj", Self.project)
    try folder.write("Pods/Pods.xcodeproj/project.pbxproj", Self.project)
    let project = try read(folder)
    #expect(project.path == "\(folder.path)/ios/client/App.xcodeproj")
    #expect(project.notes.first == "ios/client/App.xcodeproj is taken.")
    // Packages beside each other are a project in parts.
    let packages = try TemporaryFolder()
    for name in ["One", "Two"] {
      try packages.write("Packages/\(name)/Package.swift", "// swift-tools-version: 5.9\n")
      try packages.write("Packages/\(name)/Sources/\(name)/\(name).swift", "struct A {}\n")
    }
    #expect(try read(packages).targets.map(\.name) == ["One", "Two"])
    #expect(try read(packages).notes.first == "2 packages below the folder are taken together.")
  }

  @Test func takesAFolderWithoutAProject() throws {
    let folder = try TemporaryFolder()
    for name in [
      "A.swift", "Deep/B.swift", "Deep/BTests.swift", "Tests/C.swift", ".build/D.swift", "Pods/E.swift",
      "Vendor/F.swift", "docs/G.swift", "SourcePackages/H.swift",
    ] {
      try folder.write(name, "struct A {}\n")
    }
    try folder.write("Images.xcassets/Contents.json", "{}")
    let project = try read(folder)
    #expect(project.kind == .folder)
    #expect(project.targets.count == 1)
    #expect(
      project.targets[0].sources.map { $0.replacing(folder.path, with: "") } == ["/A.swift", "/Deep/B.swift"])
    #expect(project.targets[0].resources.map { $0.replacing(folder.path, with: "") } == ["/Images.xcassets"])
    #expect(
      project.notes == [
        "There is no project: all Swift files of the folder that are no tests are one target."
      ])
  }

  @Test func findsTheProjectAroundASource() throws {
    let project = try Fixture.read("Synchronized/Player/Model/Track.swift")
    #expect(project.kind == .xcodeProject)
    let source = "\(Fixture.folder)/Synchronized/Player/Model/Track.swift"
    #expect(project.targets(holding: source).map(\.name) == ["Player", "PlayerWidget"])
    // The nearest project that lists it.
    #expect(try Fixture.read("Shop/Packages/Theme/Views/Badge.swift").targets.map(\.name).contains("Theme"))
  }

  @Test func takesASourceByItself() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 5.9\n")
    try folder.write("Sources/A/A.swift", "struct A {}\n")
    try folder.write("Loose.swift", "struct Loose {}\n")
    let project = try read(folder, "Loose.swift")
    #expect(project.kind == .files)
    #expect(project.targets.flatMap(\.sources) == ["\(folder.path)/Loose.swift"])
    #expect(project.notes == ["No target of \(folder.path) holds Loose.swift, which is taken by itself."])
  }

  @Test func saysWhatIsNoProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("empty/readme.txt", "Nothing.\n")
    func error(_ path: String) -> ProjectError? {
      do {
        _ = try ProjectReader.read("\(folder.path)/\(path)", manifests: Fixture.manifests)
        return nil
      } catch {
        return error
      }
    }
    #expect(error("absent") == .missing(path: "\(folder.path)/absent"))
    #expect(error("empty") == .nothing(path: "\(folder.path)/empty"))
    #expect(error("empty/readme.txt") == .otherFile(path: "\(folder.path)/empty/readme.txt"))
    #expect(error("absent")?.exitCode == 66)
    #expect(error("empty")?.exitCode == 65)
    #expect(error("empty/readme.txt")?.exitCode == 64)
  }
}
