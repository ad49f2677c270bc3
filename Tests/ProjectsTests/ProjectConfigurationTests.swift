import Projects
import TestSupport
import Testing

/// `fittingroom.yml`.
struct ProjectConfigurationTests {
  private func read(_ text: String) throws -> (configuration: ProjectConfiguration, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    return (try ProjectConfiguration.read(try folder.write("fittingroom.yml", text)), folder)
  }

  @Test func readsSets() throws {
    let (configuration, folder) = try read(
      """
      version: 1
      project: App/App.xcodeproj
      targets: App
      output: pictures
      exclude: ["*Draft*"]
      usual: [phones]
      sets:
        phones:
          devices: [iPhone SE, iPhone 16 Pro]
          color-schemes: [light, dark]
        languages:
          locales: [en, ar]
          include: Card*
          exclude: [Old]
          output: other
      """)
    #expect(configuration.project == "\(folder.path)/App/App.xcodeproj")
    #expect(configuration.sets.map(\.name) == ["phones", "languages"])
    let phones = try #require(try configuration.sets(named: []).first)
    #expect(phones["devices"]?.values == ["iPhone SE", "iPhone 16 Pro"])
    #expect(phones["devices"]?.line == 9)
    #expect(phones["locales"] == nil)
    #expect(
      (phones.targets, phones.exclude, phones.output) == (["App"], ["*Draft*"], "\(folder.path)/pictures"))
    let languages = try #require(try configuration.sets(named: ["languages"]).first)
    #expect((languages.include, languages.exclude) == (["Card*"], ["Old"]))
    #expect(languages.output == "\(folder.path)/other")
  }

  @Test func isOneSetWithoutSets() throws {
    let configuration = try read("locales: [en, de]\n").configuration
    #expect(configuration.usual == ["default"])
    #expect(try configuration.sets(named: [])[0]["locales"]?.values == ["en", "de"])
    // All are usual that are not said to be otherwise.
    #expect(try read("sets:\n  a: {}\n  b: {}\n").configuration.usual == ["a", "b"])
  }

  @Test(arguments: [
    (
      "device: [iPhone SE]\n", ":1: “device” is not known in a configuration; allowed are ",
      "; did you mean “devices”?"
    ),
    (
      "sets:\n  a:\n    locale: [en]\n", ":3: “locale” is not known in the set “a”; allowed are ",
      "; did you mean “locales”?"
    ),
    (
      "usual: [phone]\nsets:\n  phones: {}\n", ":1: “usual” names the set “phone”, which is not there",
      "; did you mean “phones”?"
    ),
    ("version: 2\n", ":1: only version 1 of the format is known", ""),
    ("locales: []\n", ":1: “locales” is a text or a list of texts", ""),
    ("sets: [a]\n", ":1: “sets” is a mapping from names to what they hold", ""),
    ("locales: [en\n", ":2: it is not YAML", ""),
  ])
  func saysWhatIsWrong(_ text: String, _ beginning: String, _ end: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("fittingroom.yml", text)
    do {
      _ = try ProjectConfiguration.read(path)
      Issue.record("the file was read")
    } catch {
      #expect(error.description.hasPrefix(path + beginning), "\(error)")
      #expect(error.description.hasSuffix(end), "\(error)")
    }
  }

  @Test func suggestsSets() throws {
    let configuration = try read("sets:\n  phones: {}\n  tablets: {}\n").configuration
    do {
      _ = try configuration.sets(named: ["phone"])
      Issue.record("there is no such set")
    } catch {
      #expect(
        error.description.hasSuffix(
          "there is no set called “phone”; there are: phones, tablets; did you mean “phones”?"))
    }
  }

  @Test func isFoundUpToTheRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write("fittingroom.yml", "version: 1\n")
    try folder.write("App/Views/A.swift", "struct A {}\n")
    #expect(ProjectConfiguration.path(around: "\(folder.path)/App/Views") == "\(folder.path)/fittingroom.yml")
    try folder.write("App/.git/HEAD", "")
    #expect(ProjectConfiguration.path(around: "\(folder.path)/App/Views") == nil)
  }
}
