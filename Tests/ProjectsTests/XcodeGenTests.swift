import Projects
import TestSupport
import Testing

/// A specification of XcodeGen's with another that it includes, a template and a group of settings.
struct XcodeGenTests {
  @Test func readsTargets() throws {
    let project = try Fixture.read("Specified")
    #expect(project.kind == .xcodeGen)
    #expect(project.targets.map(\.name) == ["Core_iOS", "Core_macOS", "App", "AppTests", "Sound"])
    #expect(project.targets.map(\.kind) == [.library, .library, .application, .test, .library])
    // Paths of an included file begin at its own folder.
    #expect(Fixture.short(project.targets[0].sources) == ["Specified/Shared/Core/Core.swift"])
    #expect(project.targets[1].platforms == [.macos])
    #expect(project.targets[1].moduleName == "Core")
    #expect(
      project.remotePackages == [
        RemotePackage(url: "https://github.com/onevcat/Kingfisher", requirement: .from("7.0.0"))
      ])
    #expect(project.notes.isEmpty)
  }

  @Test func takesSourcesByPatterns() throws {
    let app = try #require(try Fixture.read("Specified/project.yml").target(named: "App"))
    #expect(Fixture.short(app.sources) == ["Specified/App/Main.swift", "Specified/Views/Row.swift"])
    #expect(Fixture.short(app.resources) == ["Specified/App/Texts.xcstrings"])
  }

  @Test func takesSettingsOfGroupsAndConfigurations() throws {
    let project = try Fixture.read("Specified")
    let app = try #require(project.target(named: "App"))
    #expect(app.moduleName == "Specified_App")
    #expect(app.settings.swiftVersion == 6)
    #expect(app.settings.defaultIsolation == .mainActor)
    #expect(app.settings.defines == ["DEBUG", "QUIET"])
    #expect(app.settings.deploymentTarget == "16.0")
    #expect(app.settings.developmentLanguage == "nl")
    #expect(project.target(named: "Core_iOS")?.settings.defaultIsolation == nil)
  }

  @Test func findsDependencies() throws {
    let project = try Fixture.read("Specified")
    let app = try #require(project.target(named: "App"))
    #expect(project.requirements(of: app).map(\.name) == ["Core_iOS", "Sound"])
    #expect(project.missingProducts(of: app) == [.product("Kingfisher", package: "kingfisher")])
  }

  @Test(arguments: [
    ("targets: [\n", "/project.yml:2: it is not YAML: "),
    ("- targets\n", "/project.yml:1: it is not a specification of XcodeGen's"),
    ("include: project.yml\ntargets: {}\n", "/project.yml: files include each other in a circle"),
    ("name: App\n", "/project.yml: it is not a specification of XcodeGen's: it has no “targets”"),
  ])
  func saysWhatIsWrong(_ text: String, _ expected: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("project.yml", text)
    do {
      _ = try ProjectReader.read(path, manifests: Fixture.manifests)
      Issue.record("the file was read")
    } catch {
      #expect(error.description.replacing(folder.path, with: "").hasPrefix(expected))
      #expect(error.exitCode == 65)
    }
  }

  /// The texts of the app's property list, those of the file and those of the specification, with settings in their places.
  @Test func readsTheBundlesTexts() throws {
    let app = try #require(try Fixture.read("Specified").target(named: "App"))
    #expect(
      app.settings.bundleTexts == [
        "CFBundleName": "Specified App", "CFBundleExecutable": "Specified App",
        "CFBundleIdentifier": "com.example.Specified-App", "FeedbackAddress": "hello@example.com",
        "CFBundleShortVersionString": "2.5.1", "CFBundleDisplayName": "Specified App for you",
      ])
  }

  /// What developers copy and do not commit: files of settings with their own signing and addresses.
  @Test func readsTemplatesOfMissingSettings() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "project.yml",
      """
      name: Copied
      targets:
        App:
          type: application
          platform: iOS
          sources: [Sources]
          configFiles: {Debug: App.xcconfig}
      """)
    try folder.write("Sources/App.swift", "let one = 1")
    try folder.write("App.xcconfig.template", "#include \"Base.xcconfig\"\nSWIFT_VERSION = 6.0")
    try folder.write("Base-Example.xcconfig", "MARKETING_VERSION = 7.5")
    let project = try ProjectReader.read(path, manifests: Fixture.manifests)
    let app = try #require(project.target(named: "App")).settings
    #expect(app.swiftVersion == 6)
    #expect(app.bundleTexts["CFBundleShortVersionString"] == "7.5")
    #expect(
      project.notes.map { $0.replacing(folder.path + "/", with: "") } == [
        "The build settings of App.xcconfig are missing: those of App.xcconfig.template are used.",
        "The build settings of Base.xcconfig are missing: those of Base-Example.xcconfig are used.",
      ])
  }
}
