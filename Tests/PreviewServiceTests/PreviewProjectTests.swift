import Foundation
import PreviewService
import TestSupport
import Testing

/// Files are found by the paths that people, the file system and Xcode use, and none outside the project.
@Suite struct PreviewProjectTests {
  private func project(_ files: [String]) throws -> (folder: TemporaryFolder, project: PreviewProject) {
    let folder = try TemporaryFolder()
    for file in files {
      let url = folder.url.appendingPathComponent("App/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    return (folder, try PreviewProject(folder.url.appendingPathComponent("App").path))
  }

  @Test func understandsPathsOfBothKinds() throws {
    let (_folder, project) = try project(["Sources/Kit/Views/Card.swift", "Sources/Kit/Row.swift"])
    defer { _ = _folder }
    let card = project.root + "/Sources/Kit/Views/Card.swift"
    for path in [
      card, "Sources/Kit/Views/Card.swift", "App/Sources/Kit/Views/Card.swift", "App/Views/Card.swift",
      "Card.swift",
      "Kit/Group/Card.swift",
    ] {
      #expect(try project.file(path) == card, "\(path)")
    }
  }

  /// What describes a project stands for its folder.
  @Test(arguments: ["Package.swift", "project.yml", "App.xcodeproj", "App.xcworkspace/", "."])
  func takesWhatDescribesAProject(_ name: String) throws {
    let (_folder, project) = try project([
      "Package.swift", "project.yml", "App.xcodeproj/project.pbxproj", "App.xcworkspace/contents",
      "Views/MyPackage.swift",
    ])
    defer { _ = _folder }
    let same = try PreviewProject("\(project.root)/\(name)")
    #expect(same.root == project.root && same.onlyFile == nil)
    #expect(same.files(endings: [".swift"]) == ["Package.swift", "Views/MyPackage.swift"])
    #expect(
      try PreviewProject("\(project.root)/Views/MyPackage.swift").onlyFile
        == "\(project.root)/Views/MyPackage.swift")
  }

  @Test func refusesWhatIsOutside() throws {
    let (folder, project) = try project(["Card.swift"])
    try Data().write(to: folder.url.appendingPathComponent("Secret.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: project.root + "/Link.swift",
      withDestinationPath: folder.url.appendingPathComponent("Secret.swift").path)
    for path in [
      "Card.swift\u{0}", "../Secret.swift", folder.url.path + "/Secret.swift", "Link.swift", "/etc/passwd",
      "x/../../Secret.swift",
    ] {
      #expect(throws: ServiceError.self, "\(path)") { try project.file(path) }
    }
  }

  @Test func listsWhatThereIs() throws {
    let (_folder, project) = try project(["Card.swift", "a/Row.swift", "b/Row.swift", ".build/x/Y.swift"])
    defer { _ = _folder }
    #expect(
      throws: ServiceError(
        "“Cart.swift” is not a file of the project; did you mean “Card.swift”? there are: Card.swift, a/Row.swift, b/Row.swift"
      )
    ) {
      try project.file("Cart.swift")
    }
    #expect(throws: ServiceError("“Row.swift” may be any of: a/Row.swift, b/Row.swift")) {
      try project.file("Row.swift")
    }
    #expect(throws: ServiceError.self) { try project.file("") }
    #expect(throws: ServiceError.self) { try project.file("a") }
  }

  @Test func knowsTheFilesOfAModule() throws {
    let (_folder, project) = try project([
      "Package.swift", "Sources/Kit/Card.swift", "Sources/Kit/Deep/Row.swift", "Sources/Other/X.swift",
      "Tests/KitTests/T.swift",
    ])
    defer { _ = _folder }
    let others = project.companions(of: project.root + "/Sources/Kit/Card.swift")
    #expect(others == [project.root + "/Sources/Kit/Deep/Row.swift"])
  }
}
