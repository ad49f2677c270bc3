import Foundation
import Projects
import TestSupport
import Testing

/// A package with two local packages and resources.
struct SwiftPackageTests {
  @Test func readsThePackageWithItsLocalOnes() throws {
    let project = try Fixture.read("Shop")
    #expect(project.kind == .swiftPackage)
    #expect(project.targets.map(\.name) == ["Shop", "ShopTests", "Shapes", "CShapes", "Theme"])
    #expect(project.targets.map(\.package) == ["Shop", "Shop", "Shapes", "Shapes", "Theme"])
    #expect(project.targets.map(\.kind) == [.library, .test, .library, .other, .library])
    #expect(
      project.remotePackages == [
        RemotePackage(
          url: "https://github.com/example/Telemetry.git",
          requirement: .range(from: "2.1.0", below: "3.0.0"))
      ])
    #expect(project.remotePackages.map(\.identity) == ["telemetry"])
  }

  @Test func takesSourcesAndResourcesByTheManifest() throws {
    let project = try Fixture.read("Shop/Package.swift")
    let shop = try #require(project.target(named: "Shop"))
    #expect(Fixture.short(shop.sources) == ["Shop/Sources/Shop/ShopView.swift"])
    #expect(
      Fixture.short(shop.resources) == [
        "Shop/Sources/Shop/Menu.json", "Shop/Sources/Shop/Resources/Localizable.xcstrings",
        "Shop/Sources/Shop/Resources/Shop.xcassets",
      ])
    let theme = try #require(project.target(named: "Theme"))
    #expect(Fixture.short(theme.sources) == ["Shop/Packages/Theme/Views/Badge.swift"])
  }

  @Test func takesSettingsThatHoldForThePlatform() throws {
    let project = try Fixture.read("Shop")
    let shop = try #require(project.target(named: "Shop"))
    #expect(shop.platforms == [.ios])
    #expect(shop.settings.swiftVersion == 5)
    #expect(shop.settings.defines == ["DEBUG", "SHOP", "SWIFT_PACKAGE"])
    #expect(shop.settings.upcomingFeatures == ["ExistentialAny"])
    #expect(shop.settings.developmentLanguage == "en")
    #expect(shop.settings.deploymentTarget == "17.0")
    // The format of the manifest decides where nothing else does.
    #expect(project.target(named: "ShopTests")?.settings.swiftVersion == 6)
    #expect(project.target(named: "Theme")?.settings.swiftVersion == 5)
    #expect(project.target(named: "Shapes")?.settings.defaultIsolation == .mainActor)
  }

  @Test func readsPackagesForTheAppOfIOSAndTargetsForThePlatformInTheirName() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "project.yml",
      """
      name: Two
      packages:
        Theme: {path: Theme}
      targets:
        Desk: {type: application, platform: macOS, sources: [Desk], dependencies: [{package: Theme}]}
        Pocket: {type: application, platform: iOS, sources: [Pocket], dependencies: [{package: Theme}]}
      """)
    try folder.write(
      "Theme/Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Theme", platforms: [.macOS(.v14), .iOS(.v17)], products: [.library(name: "Theme", targets: ["Theme"])],
        targets: [.target(name: "Theme", dependencies: ["Theme-macOS"]), .target(name: "Theme-macOS")])
      """)
    for file in [
      "Desk/A.swift", "Pocket/A.swift", "Theme/Sources/Theme/A.swift", "Theme/Sources/Theme-macOS/A.swift",
    ] {
      try folder.write(file, "")
    }
    let project = try ProjectReader.read(folder.path, manifests: Fixture.manifests)
    #expect(project.target(named: "Theme")?.platforms == [.ios, .macos])
    #expect(project.target(named: "Theme-macOS")?.platforms == [.macos, .ios])
    #expect(project.target(named: "Desk")?.platforms == [.macos])
  }

  /// Swift Playgrounds' manifests import a module that only Apple's tools have.
  @Test func readsAppsOfSwiftPlaygrounds() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Game.swiftpm/Package.swift",
      """
      // swift-tools-version: 5.8
      import PackageDescription
      import AppleProductTypes

      let package = Package(
        name: "Game",
        platforms: [.iOS("17.0")],
        products: [
          .iOSApplication(
            name: "Game (1), \\"beta\\"", targets: ["AppModule"], displayVersion: "1.0", appIcon: .placeholder(icon: .bird),
            accentColor: .presetColor(.blue), supportedDeviceFamilies: [.pad, .phone],
            capabilities: [.camera(purposeString: "To see (you), too.")], appCategory: .education)
        ],
        targets: [.executableTarget(name: "AppModule", path: ".", resources: [.process("Resources")])])
      """)
    for file in ["Game.swift", "Views/Board.swift", "Resources/words.txt"] {
      try folder.write("Game.swiftpm/\(file)", "")
    }
    let project = try ProjectReader.read("\(folder.path)/Game.swiftpm", manifests: Fixture.manifests)
    #expect(project.notes.isEmpty)
    let app = try #require(project.target(named: "AppModule"))
    #expect(
      app.sources.map { $0.dropFirst(folder.path.count + 1) } == [
        "Game.swiftpm/Game.swift", "Game.swiftpm/Views/Board.swift",
      ])
    #expect(app.resources.map { $0.dropFirst(folder.path.count + 1) } == ["Game.swiftpm/Resources/words.txt"])
    #expect(app.settings.deploymentTarget == "17.0")
  }

  @Test func ordersWhatATargetNeeds() throws {
    let project = try Fixture.read("Shop")
    let shop = try #require(project.target(named: "Shop"))
    #expect(project.requirements(of: shop).map(\.name) == ["Shapes", "Theme"])
    #expect(project.missingProducts(of: shop) == [.product("Telemetry", package: "Telemetry")])
  }

  @Test func saysWhatIsNoSwift() throws {
    let project = try Fixture.read("Shop")
    #expect(project.notes == ["CShapes has no Swift files and is listed as “other”: C is not compiled."])
  }

  @Test func goesByFoldersWhereThereIsNoSwift() throws {
    let project = try Fixture.read("Shop", ManifestReading(cache: nil, swift: nil))
    #expect(project.targets.map(\.name) == ["Shop", "ShopTests"])
    #expect(
      project.notes == [
        "The manifest of \(Fixture.folder)/Shop was not read: there is no program “swift” on the PATH; "
          + "the folders of its Sources are taken for its targets."
      ])
    #expect(project.target(named: "ShopTests")?.kind == .test)
  }

  @Test func saysWhyAManifestFails() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = 1 +\n")
    try folder.write("Sources/One/One.swift", "import Two\nstruct One {}\n")
    try folder.write("Sources/Two/Two.swift", "struct Two {}\n")
    let project = try ProjectReader.read(folder.path, manifests: Fixture.manifests)
    #expect(project.targets.map(\.name) == ["One", "Two"])
    #expect(project.targets[0].dependencies == [.target("Two")])
    let note = try #require(project.notes.first)
    #expect(note.contains("swift package dump-package failed: "))
    #expect(note.hasSuffix("the folders of its Sources are taken for its targets."))
  }

  @Test func keepsAnswersByTheManifest() throws {
    let cache = try TemporaryFolder()
    let folder = try TemporaryFolder()
    func manifest(_ name: String) -> String {
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\")])\n"
    }
    try folder.write("Sources/One/One.swift", "struct One {}\n")
    func names() throws -> [String] {
      try ProjectReader.read(folder.path, manifests: ManifestReading(cache: cache.path)).targets.map(\.name)
    }
    try folder.write("Package.swift", manifest("One"))
    #expect(try names() == ["One"])
    let kept = try cache.files()
    #expect(kept.count == 1)
    #expect(try names() == ["One"])
    #expect(try cache.files() == kept)
    try folder.write("Package.swift", manifest("Two"))
    #expect(try names() == ["Two"])
    #expect(try cache.files().count == 2)
  }

  /// A manifest is a program of the project's.
  @Test func keepsManifestsFromWritingAndTheNetwork() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import Foundation
      import PackageDescription
      let written = FileManager.default.createFile(atPath: "\(outside.path)/written", contents: Data())
      let connected = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0
      let package = Package(
        name: "Sly", targets: [.target(name: "written\\(written)"), .target(name: "connected\\(connected)")])
      """)
    let project = try ProjectReader.read(folder.path, manifests: Fixture.manifests)
    let names = project.targets.map(\.name)
    // Where the kernel has no Landlock, manifests run as SwiftPM runs them.
    if ManifestReading.canConfine {
      #expect(names == ["writtenfalse", "connectedfalse"])
      #expect(try outside.files().isEmpty)
    } else {
      #expect(names.count == 2)
    }
  }

  /// What the program was trusted with, such as a token, is none of a manifest's business; what manifests ask for to build one way
  /// or the other is.
  @Test func keepsSecretsFromManifests() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import Foundation
      import PackageDescription
      let found = ProcessInfo.processInfo.environment
      let names = ["FITTINGROOM_TEST_TOKEN", "SWIFT_TEST_SETTING", "PATH", "HOME"].filter { found[$0] != nil }
      let package = Package(name: "Sly", targets: names.map { .target(name: $0) })
      """)
    for name in ["FITTINGROOM_TEST_TOKEN", "SWIFT_TEST_SETTING"] { setenv(name, "x", 1) }
    defer { for name in ["FITTINGROOM_TEST_TOKEN", "SWIFT_TEST_SETTING"] { unsetenv(name) } }
    let project = try ProjectReader.read(folder.path, manifests: Fixture.manifests)
    #expect(project.targets.map(\.name) == ["SWIFT_TEST_SETTING", "PATH", "HOME"])
  }
}
