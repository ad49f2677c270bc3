import Foundation
import Projects
import TestSupport
import Testing

/// A project with groups, one with synchronized folders, and a workspace.
struct XcodeProjectTests {
  @Test func findsFilesThroughGroups() throws {
    let project = try Fixture.read("Grouped")
    #expect(project.kind == .xcodeProject)
    #expect(project.targets.prefix(4).map(\.name) == ["My App", "Kit", "KitTests", "Everything"])
    #expect(project.targets.prefix(4).map(\.kind) == [.application, .library, .test, .other])
    let app = try #require(project.target(named: "My App"))
    #expect(app.moduleName == "My_App")
    // Neither a file for Catalyst alone nor one that no build phase lists.
    #expect(
      Fixture.short(app.sources) == ["Grouped/App Files/App.swift", "Grouped/App Files/Card View.swift"])
    #expect(
      Fixture.short(app.resources) == [
        "Grouped/App Files/Assets.xcassets", "Grouped/App Files/de.lproj", "Grouped/App Files/fr.lproj",
      ])
    #expect(
      project.notes == [
        "My App: 1 Swift file of the project is not there, such as \(Fixture.folder)/Grouped/Generated/Keys.swift; tools that make files may have to run first.",
        "My App: 1 file in C, Objective-C or Metal is left out.",
        "CShapes has no Swift files and is listed as “other”: C is not compiled.",
      ])
  }

  @Test func inheritsBuildSettings() throws {
    let project = try Fixture.read("Grouped/Grouped.xcodeproj")
    let app = try #require(project.target(named: "My App")).settings
    #expect(app.swiftVersion == 6)
    #expect(app.defaultIsolation == .mainActor)
    // The project's, then the xcconfig file's with what it includes, then the target's own; DEBUG is the project's.
    #expect(app.defines == ["APP", "DEBUG", "FLAGGED", "ONE", "TWO"])
    #expect(app.upcomingFeatures.contains("ExistentialAny"))
    #expect(app.upcomingFeatures.contains("NonisolatedNonsendingByDefault"))
    #expect(app.upcomingFeatures.contains("BareSlashRegexLiterals"))
    #expect(app.experimentalFeatures == ["Lifetimes"])
    #expect(app.bridgingHeader == "\(Fixture.folder)/Grouped/App Files/Bridge.h")
    // Of its own and of the header that it imports.
    #expect(app.bridgedModules == ["MapKit", "UIKit"])
    #expect(app.deviceFamilies == [1, 2])
    #expect(app.deploymentTarget == "17.0")
    #expect(app.developmentLanguage == "de")
    let kit = try #require(project.target(named: "Kit"))
    #expect(kit.moduleName == "AppKitchen")
    #expect(kit.platforms == [.ios, .macos])
    #expect(kit.settings.swiftVersion == 5)
    #expect(kit.settings.defaultIsolation == nil)
  }

  @Test func findsDependencies() throws {
    let project = try Fixture.read("Grouped")
    let app = try #require(project.target(named: "My App"))
    #expect(
      app.dependencies == [
        .product("Shapes", package: nil), .product("Lottie", package: "lottie-spm"), .target("Kit"),
      ])
    #expect(project.requirements(of: app).map(\.name) == ["Shapes", "Kit"])
    #expect(project.missingProducts(of: app) == [.product("Lottie", package: "lottie-spm")])
    #expect(project.remotePackages.map(\.requirement) == [.from("4.5.0")])
    #expect(project.target(named: "KitTests")?.dependencies == [.target("Kit")])
  }

  @Test func readsSynchronizedFoldersWithTheirExceptions() throws {
    let project = try Fixture.read("Synchronized")
    let player = try #require(project.target(named: "Player"))
    #expect(
      Fixture.short(player.sources) == [
        "Synchronized/Player/Model/Track.swift", "Synchronized/Player/PlayerView.swift",
      ])
    #expect(
      Fixture.short(player.resources) == [
        "Synchronized/Player/Assets.xcassets", "Synchronized/Player/Fonts/Note.ttf",
      ])
    // What another target's folder excepts for it is its own.
    let widget = try #require(project.target(named: "PlayerWidget"))
    #expect(
      Fixture.short(widget.sources) == [
        "Synchronized/Player/Model/Track.swift", "Synchronized/Widget/Widget.swift",
      ])
    #expect(Fixture.short(widget.resources) == ["Synchronized/Player/Assets.xcassets"])
    #expect(player.platforms == [.ios, .macos, .visionos])
    #expect(project.requirements(of: player).map(\.name) == ["PlayerWidget", "Sound"])
    #expect(project.notes.isEmpty)
  }

  @Test func readsWorkspaces() throws {
    let project = try Fixture.read("Space")
    #expect(project.kind == .xcodeWorkspace)
    #expect(project.targets.map(\.name) == ["Player", "PlayerWidget", "Sound", "Gauge", "Dial"])
    #expect(project.targets.map(\.package) == [nil, nil, "Sound", "Gauge", "Gauge"])
    #expect(
      project.notes == [
        "The project \(Fixture.folder)/Space/Gone.xcodeproj of the workspace is not there, and its targets are left out."
      ])
  }

  // MARK: Projects that are not as they have to be

  private func project(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", text)
    return folder
  }

  private func error(_ text: String) throws -> String? {
    let folder = try project(text)
    defer { folder.remove() }
    do {
      _ = try ProjectReader.read(folder.path, manifests: Fixture.manifests)
      return nil
    } catch {
      return error.description.replacing(folder.path, with: "")
    }
  }

  @Test(arguments: [
    (
      "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tA = {isa = PBXGroup; };\n<<<<<<< HEAD\n",
      "/App.xcodeproj/project.pbxproj:5: it is not a property list: “<” is not expected here"
    ),
    (
      "{ objects = { A = \"open; }; }",
      "/App.xcodeproj/project.pbxproj:1: it is not a property list: a text has no closing quotation mark"
    ),
    (
      "{ objects = {}; }", "/App.xcodeproj/project.pbxproj: it is not a project of Xcode's: it has no objects"
    ),
    ("", "/App.xcodeproj/project.pbxproj:1: it is not a property list: the file ends too early"),
  ])
  func saysWhatIsWrong(_ text: String, _ expected: String) throws {
    #expect(try error(text) == expected)
  }

  @Test func endsOnListsWithinLists() throws {
    let text = String(repeating: "(", count: 1_000_000)
    #expect(
      try error(text)
        == "/App.xcodeproj/project.pbxproj:1: it is not a property list: values are nested too deeply")
  }

  @Test func endsOnGroupsAndSettingsThatNameThemselves() throws {
    var settings = "A0 = \"$(A40)\"; "
    for index in 1...40 { settings += "A\(index) = \"$(A\(index - 1))$(A\(index - 1))\"; " }
    let folder = try project(
      """
      {objects = {
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        G = {isa = PBXGroup; children = (H, F); path = G; sourceTree = "<group>"; };
        H = {isa = PBXGroup; children = (G); path = H; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        T = {isa = PBXNativeTarget; name = T; buildPhases = (S); buildConfigurationList = L; productType = "com.apple.product-type.application"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings) SWIFT_VERSION = "$(SWIFT_VERSION)"; PRODUCT_MODULE_NAME = "$(A40)"; }; };
        P = {isa = PBXProject; targets = (T, T); };
      }; rootObject = P; }
      """)
    let project = try ProjectReader.read(folder.path, manifests: Fixture.manifests)
    #expect(project.targets.map(\.name) == ["T"])
    #expect(project.targets[0].sources.isEmpty)
  }

  @Test func readsAProjectOfAMillionLines() throws {
    var text = "{objects = {\n"
    for index in 0..<1_000_000 {
      text += "F\(index) = {isa = PBXFileReference; path = F\(index).swift; sourceTree = \"<group>\"; };\n"
    }
    let folder = try project(text + "P = {isa = PBXProject; targets = (); };}; rootObject = P; }")
    let clock = ContinuousClock()
    let time = try clock.measure {
      _ = try ProjectReader.read("\(folder.path)/App.xcodeproj", manifests: Fixture.manifests)
    }
    // Some seconds; what grows with the square of the lines would take hours.
    #expect(time < .seconds(120))
  }

  @Test func leavesOutLinksThatLeadOut() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.write("Secret.swift", "struct Secret {}\n")
    try folder.write("Views/Own.swift", "struct Own {}\n")
    try folder.link("Views/Away", to: other.path)
    try folder.link("Views/Away.swift", to: "\(other.path)/Secret.swift")
    try folder.link("Views/Round", to: "\(folder.path)/Views")
    let project = try ProjectReader.read(folder.path, manifests: Fixture.manifests)
    #expect(
      project.targets.map { $0.sources.map { $0.replacing(folder.path, with: "") } } == [["/Views/Own.swift"]]
    )
    #expect(project.notes.last == "2 links lead out of the project and are left out.")
  }
}

extension TemporaryFolder {
  /// Makes a symbolic link.
  fileprivate func link(_ name: String, to path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(name).path, withDestinationPath: path)
  }

  /// Without a property list, what Xcode makes one of.
  @Test func makesTheBundlesTextsOfSettings() throws {
    let app = try #require(try Fixture.read("Grouped").target(named: "My App"))
    #expect(
      app.settings.bundleTexts == [
        "CFBundleName": "My App", "CFBundleExecutable": "My App", "CFBundleShortVersionString": "3.1",
        "CFBundleVersion": "42",
      ])
  }
}
