import ProjectAssets
import StringCatalogs
import Testing

/// The names and signatures are those of files that Xcode 26 has generated in public projects.
@Suite struct StringSymbolTests {
  private func source(
    _ key: String, text: String? = nil, table: String = "Localizable", naming names: String...,
    declared: Set<Substring> = [], substitutions: [String: Substitution] = [:]
  ) -> String {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: key, table: table, file: "App/\(table).xcstrings", line: 1)
    var localization = Localization(text: .unit(TextUnit(value: text ?? key, line: 1)))
    localization.substitutions = substitutions
    entry.localizations["en"] = localization
    catalog.add(entry)
    return StringSymbols(catalog).source(naming: Set(names.map { Substring($0) }), declared: declared)
  }

  @Test(arguments: [
    ("Settings", "settings"), ("action.copy_link", "actionCopyLink"), ("ALPS_DESCRIPTION", "alpsDescription"),
    ("CFBundleDisplayName", "cfbundleDisplayName"), ("Retro Green CRT", "retroGreenCrt"),
    ("SPEED BOOST", "speedBoost"), ("F_A_Title", "fATitle"),
    ("permission.expiry.1month", "permissionExpiry1Month"),
    ("iCloud Sync does not have it.", "iCloudSyncDoesNotHaveIt"), ("the iCloud action", "theICloudAction"),
    ("files use CKAsset data", "filesUseCkassetData"), ("data to CloudKit", "dataToCloudKit"),
    ("this device’s snips", "thisDevicesSnips"), ("black-and-white", "blackAndWhite"),
    ("Evaluate with ${content}", "evaluateWith$Content"),
    ("could not open the JSON store", "couldNotOpenTheJsonStore"),
    ("audio.controls.openYouTube", "audioControlsOpenYouTube"), ("Deleting…", "deleting"),
    ("default", "`default`"),
  ])
  func keysAreCalled(_ key: String, _ member: String) {
    let source = source(key, naming: member.replacing("`", with: ""))
    #expect(source.contains("static var \(member): SwiftUI.LocalizedStringResource"), "\(source)")
  }

  @Test(
    arguments: [
      ("%lld MiB", nil, "miB(_ arg1: Swift.Int)"),
      ("locChildIsSleeping", "%@ is asleep", "locChildIsSleeping(_ arg1: Swift.String)"),
      ("f", "%(name)@", "f(name arg1: Swift.String)"),
      ("f", "%(age)llu years", "f(age arg1: Swift.UInt)"),
      ("f", "%d of %d", "f(_ arg1: Swift.Int32, _ arg2: Swift.Int32)"),
      ("f", "%2$(place)@: %1$(count)lld", "f(count arg1: Swift.Int, place arg2: Swift.String)"),
      ("f", "%1$lld条%2$@", "f(_ arg1: Swift.Int, _ arg2: Swift.String)"),
      ("f", "%.2f, 100%%", "f(_ arg1: Swift.Float)"),
      ("f", "%.2lf", "f(_ arg1: Swift.Double)"),
      (
        "Score %@, %@ %lld, %@ %lld", nil,
        "score(_ arg1: Swift.String, _ arg2: Swift.String, _ arg3: Swift.Int, _ arg4: Swift.String, "
          + "_ arg5: Swift.Int)"
      ),
    ] as [(String, String?, String)])
  func argumentsAreParameters(_ key: String, _ text: String?, _ signature: String) {
    let name = String(signature.prefix { $0 != "(" })
    let source = source(key, text: text, naming: name)
    #expect(source.contains("static func \(signature) -> SwiftUI.LocalizedStringResource"), "\(source)")
  }

  @Test func substitutionsAreParameters() {
    let forms = TextVariations.plural([
      .one: .unit(TextUnit(value: "%arg file", line: 1)),
      .other: .unit(TextUnit(value: "%arg files", line: 1)),
    ])
    let source = source(
      "f", text: "%#@files@ in %#@arg2@ of %3$@", naming: "f",
      substitutions: [
        "files": Substitution(argument: 1, specifier: "lld", text: forms),
        "arg2": Substitution(argument: 2, specifier: "lu", text: forms),
      ])
    #expect(
      source.contains("f(files arg1: Swift.Int, _ arg2: Swift.UInt, _ arg3: Swift.String)"), "\(source)")
  }

  @Test func otherTablesAreNamespaces() {
    let source = source("TITLE", table: "LandmarkData", naming: "LandmarkData", "title")
    #expect(source.contains("enum LandmarkData {\n  static var title: "), "\(source)")
    #expect(self.source("TITLE", table: "LandmarkData", naming: "title").isEmpty)
  }

  @Test func onlyWhatSourcesNameAndDoNotDeclareIsGenerated() {
    #expect(source("title", naming: "other").isEmpty)
    #expect(source("title", naming: "title", declared: ["title"]).isEmpty)
    #expect(source("…", naming: "").isEmpty)
  }

  @Test func keysAreQuoted() {
    let source = source("a \"b\"\n\\(c)", naming: "aBC")
    #expect(source.contains(#"("a \"b\"\n\\(c)", table: "Localizable")"#), "\(source)")
  }
}
