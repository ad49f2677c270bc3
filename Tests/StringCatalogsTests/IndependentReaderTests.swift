import Foundation
import Reports
import StringCatalogs
import Testing

/// Python's own readers find the same texts in every format.
///
/// `FITTINGROOM_CATALOGS` names a folder of real projects to compare as well.
struct IndependentReaderTests {
  private static let python: String? = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What Python reads, by file; files for which it has no reader are left out.
  private func read(_ files: [String]) throws -> [String: [String]] {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../scripts/read-catalogs.py").standardized.path
    let folder = FileManager.default.temporaryDirectory
    let (input, output) = (
      folder.appendingPathComponent(UUID().uuidString), folder.appendingPathComponent(UUID().uuidString)
    )
    defer {
      try? FileManager.default.removeItem(at: input)
      try? FileManager.default.removeItem(at: output)
    }
    try Data(files.joined(separator: "\n").utf8).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.python))
    process.arguments = [script]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: output)) as? [String: Any]
    return try #require(object).compactMapValues { $0 as? [String] }
  }

  /// What we read in one file, without the texts that replace missing ones.
  private func own(_ file: String) throws -> [String] {
    try CatalogReader.read(file).entries.flatMap { entry in
      entry.localizations.values.filter { !$0.isKey }.flatMap { $0.leaves.map(\.unit.value) }
    }
  }

  /// How many texts were compared.
  private func compare(_ files: [String]) throws -> Int {
    var count = 0
    for (file, texts) in try read(files) {
      let (expected, found) = (texts.sorted(), try own(file).sorted())
      count += expected.count
      if file.hasSuffix(".xml") {
        // Only texts without escapes are compared.
        let missing = expected.filter { !Set(found).contains($0) }
        #expect(missing.isEmpty, "\(file): \(missing.prefix(3))")
      } else {
        #expect(expected == found, "\(file): \(Set(expected).symmetricDifference(found).prefix(3))")
      }
    }
    return count
  }

  @Test(.enabled(if: python != nil))
  func everyFormatOfOurOwn() throws {
    var random = RandomCatalogs(seed: 24)
    var files: [String: String] = [:]
    for (index, module) in ["App", "Kit/Feature", "Widget"].enumerated() {
      for (place, language) in ["de", "zh-Hans", "ar", "pt-BR"].enumerated() {
        var catalog = StringCatalog(sourceLanguage: language)
        var texts = StringCatalog(sourceLanguage: language)
        for key in 0..<12 {
          var entry = CatalogEntry(key: "key\(key)", table: "T", file: "", line: 0)
          entry.localizations[language] = Localization(
            text: random.unit(controls: false, states: ["translated"]))
          texts.add(entry)
          if key % 3 == 0 {
            var localization = Localization(text: .unit(TextUnit(value: "%#@n@", line: 0)))
            localization.substitutions["n"] = Substitution(
              argument: nil, specifier: "d", text: random.plural(controls: false))
            entry.localizations[language] = localization
          }
          catalog.add(entry)
        }
        func write(_ name: String, _ output: CatalogWriter.Output, _ catalog: StringCatalog) throws {
          files["\(module)/\(name)"] = try CatalogWriter.write(catalog, as: output)
        }
        try write("\(language).lproj/T.stringsdict", .stringsdict(table: "T", locale: language), catalog)
        try write("\(language)/T\(place).xcstrings", .xcstrings(table: "T"), catalog)
        try write("\(language)/T.json", .json(table: "T", locale: language, isNested: place % 2 == 0), texts)
        try write("x\(index)/\(language).xliff", .xliff12(target: language), texts)
      }
    }
    let project = try ProjectFolder(files)
    #expect(try compare(try CatalogReader.files(of: [project.path])) > 500)
  }

  @Test(.enabled(if: python != nil && ProcessInfo.processInfo.environment["FITTINGROOM_CATALOGS"] != nil))
  func realProjects() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["FITTINGROOM_CATALOGS"])
    let count = try compare(try CatalogReader.files(of: [folder]))
    print("\(count) texts agree")
    #expect(count > 0)
  }
}
