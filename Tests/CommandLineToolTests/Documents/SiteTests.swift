import Foundation
import TestSupport
import Testing

/// The site that is made of the documents and of the modules' comments.
@Suite struct SiteTests {
  private static let script = Program.root.appendingPathComponent("scripts/site.py")

  /// The folder of the built modules.
  private static let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  @Test(
    .enabled(
      if: FileManager.default.fileExists(
        atPath: build.appendingPathComponent("Modules/InlineSnapshotTesting.swiftmodule").path),
      "built in part"))
  func isMadeWithoutAWarning() throws {
    let program = try Program()
    let script = Program.root.appendingPathComponent("scripts/site.sh").path
    let result = try program.shell("'\(script)' '\(Self.build.path)' \"$PWD/site\" /FittingRoom 2>&1")
    #expect(result.exitCode == 0, "\(result.output)")
    #expect(!result.output.contains("warning:"), "\(result.output)")
    for page in [
      "fittingroom", "fittingroom/layout", "fittingroom/options", "fittingroomkit/fittingroom",
      "snapshotassertions", "snapshottesting", "inlinesnapshottesting",
    ] {
      #expect(try program.text("site/documentation/\(page)/index.html").contains("/FittingRoom/"), "\(page)")
      #expect(try !program.bytes("site/data/documentation/\(page).json").isEmpty, "\(page)")
    }
    let layout = try program.text("site/data/documentation/fittingroom/layout.json")
    #expect(layout.contains("LayoutRules-StackShares"))
    #expect(try program.files(in: "site/images/FittingRoom").contains("LayoutRules-StackShares-300x@2x.png"))
  }

  /// A catalog of documents of its own.
  private func catalog(_ documents: [String: String]) throws -> (program: Program, result: Program.Result) {
    let program = try Program(documents)
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("scripts"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.script, to: program.folder.appendingPathComponent("scripts/site.py"))
    return (program, try program.shell("scripts/site.py Site.docc --source https://example.org/files"))
  }

  /// As many documents as the site has, each a title.
  private func titles() throws -> [String: String] {
    let topics = try String(contentsOf: Self.script, encoding: .utf8)
    let names = Set(topics.matches(of: /"((?:Documentation\/)?\w+\.md)"/).map { String($0.1) })
    return Dictionary(uniqueKeysWithValues: names.map { ($0, "# Title\n\nText.\n") })
  }

  @Test func linksLeadToPagesAndFiles() throws {
    var documents = try titles()
    documents["Samples/A.swift"] = ""
    documents["Documentation/Time.md"] = "# Time\n\n## When it “ends”\n"
    documents["Documentation/Lint.md"] = """
      # Lint

      [Time](Time.md#when-it-ends), [`it`](Time.md), [a sample](../Samples/A.swift), [web](https://example.org), `[a](b)`

      <!-- exit: 1 -->
      ```
      [left](alone)
      ```

      """
    let (program, result) = try catalog(documents)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      try program.text("Site.docc/Lint.md") == """
        # Lint

        [Time](doc:/FittingRoom/Time#When-it-ends), [`it`](doc:/FittingRoom/Time), \
        [a sample](https://example.org/files/Samples/A.swift), [web](https://example.org), `[a](b)`

        ```
        [left](alone)
        ```

        """)
    #expect(try program.text("Site.docc/FittingRoom.md").contains("- <doc:/FittingRoom/Time>\n"))
  }

  @Test(arguments: [
    (
      "Documentation/New.md", "# New\n",
      "error: Documentation/New.md has no place on the site; name it in TOPICS in scripts/site.py\n"
    ),
    (
      "Documentation/Time.md", "# Time\n\n[x](Gone.md)\n",
      "error: Documentation/Time.md: Gone.md leads nowhere\n"
    ),
    (
      "Documentation/Time.md", "# Time\n\n[x](Lint.md#gone)\n",
      "error: Documentation/Time.md: Lint.md#gone is not a heading\n"
    ),
  ])
  func saysWhatIsWrong(name: String, text: String, error: String) throws {
    let (_, result) = try catalog(try titles().merging([name: text]) { $1 })
    #expect(result.errors == error)
    #expect(result.exitCode == 1)
  }
}
