import Foundation
import Testing

/// Which findings `fittingroom measure` reports, and what makes it fail.
@Suite struct MeasureChecksTests {
  private static let files = [
    "A/en.lproj/L.strings": "\"a\" = \"Save %@\";\n\"b\" = \"Name: \";\n\"c\" = \"Done.\";\n",
    "A/de.lproj/L.strings": "\"a\" = \"Sichern\";\n\"b\" = \"Name:\";\n\"c\" = \"Fertig\";\n",
  ]

  private func kinds(_ result: Program.Result) -> [String] {
    result.output.split(separator: "\n").compactMap { line in
      guard line.hasSuffix("]"), let open = line.lastIndex(of: "[") else { return nil }
      return String(line[line.index(after: open)...].dropLast())
    }
  }

  @Test func optionsDecide() throws {
    let program = try Program(Self.files)
    func run(_ options: String...) throws -> Program.Result { try program.run(["measure", "A"] + options) }
    let plain = try run()
    #expect(kinds(plain) == ["argument-missing", "edge-whitespace"])
    #expect(plain.output.contains("A/de.lproj/L.strings:1:1: warning: \"a\" in de leaves out"))
    #expect(plain.exitCode == 0)
    #expect(kinds(try run("--disable", "argument-missing")) == ["edge-whitespace"])
    let errors = try run("--severity", "edge-whitespace=error")
    #expect(errors.exitCode == 1)
    #expect(errors.output.contains("L.strings:2:1: error: "))
    #expect(kinds(try run("--ignore", "[ab]", "--ignore", "b*")) == ["argument-missing"])
    #expect(kinds(try run("--only", "edge-whitespace")) == ["edge-whitespace"])
    #expect(kinds(try run("--enable", "final-punctuation")).contains("final-punctuation"))
    let unknown = try run("--disable", "edge-whitspace")
    #expect(unknown.exitCode == 64 || unknown.exitCode == 2)
    #expect(unknown.errors.contains("did you mean “edge-whitespace”?"))
    let tag = try run("--locale", "xx_QQ")
    #expect(tag.exitCode == 2)
    #expect(tag.errors.contains("is not a language tag"))
  }

  @Test func theBudgetsFileSaysTheSame() throws {
    let budgets = """
      checks:
        disable: argument-missing
        enable: [final-punctuation]
        severity: {edge-whitespace: error}
        ignore: c*
      """
    let program = try Program(Self.files.merging(["b.yml": budgets]) { $1 })
    let result = try program.run("measure", "A", "--budgets", "b.yml")
    #expect(kinds(result) == ["edge-whitespace"])
    #expect(result.exitCode == 1)
    try program.write(["b.yml": "checks:\n  disable: [nothing]\n"])
    let wrong = try program.run("measure", "A", "--budgets", "b.yml")
    #expect(wrong.exitCode == 2)
    #expect(wrong.errors.contains("b.yml:2"))
  }

  /// Which findings count, which files, and since when: paths are those from the budgets file's folder.
  @Test func theBudgetsFileSaysWhatCounts() throws {
    let program = try Program(
      Self.files.merging(["A/fr.lproj/L.strings": "\"a\" = ", "rules/b.yml": "checks:\n  keep-going: true\n"])
      {
        $1
      })
    func run(_ options: String...) throws -> Program.Result {
      try program.run(["measure", "A", "--budgets", "rules/b.yml"] + options)
    }
    #expect(kinds(try run()).sorted() == ["argument-missing", "edge-whitespace", "unreadable"])
    try program.write(["rules/b.yml": "checks:\n  keep-going: true\n  only: [edge-whitespace]\n"])
    #expect(kinds(try run()) == ["edge-whitespace"])
    #expect(kinds(try run("--only", "argument-missing")) == ["argument-missing"])
    try program.write(["rules/b.yml": "checks:\n  keep-going: true\n  baseline: known.json\n"])
    #expect(try run().errors.contains("rules/known.json: written with 3 findings"))
    #expect(kinds(try run()) == [])
    #expect(try run("--update-baseline").errors.contains("rules/known.json: written with 3 findings"))
    #expect(try run("-o", "rules/known.json").exitCode == 2, "What is read is not written over.")
    let git = "git -c user.name=a -c user.email=a@b"
    #expect(try program.shell("git init -q . && git add A && \(git) commit -qm one").exitCode == 0)
    try program.write(["rules/b.yml": "checks: {keep-going: true, changed-since: HEAD}\n"])
    #expect(kinds(try run()).filter { $0 != "unreadable" } == [])
    try program.write(["rules/b.yml": "checks: {keep-going: perhaps}\n"])
    let wrong = try run()
    #expect(wrong.exitCode == 2 && wrong.errors.contains("b.yml:1") && wrong.errors.contains("true or false"))
    try program.write(["rules/b.yml": "checks: {keep-going: true}\n"])
    #expect(try run("--update-baseline").errors.contains("names no “baseline”"))
    #expect(try program.run("measure", "A", "--update-baseline").exitCode != 0)
  }

  @Test func aBaselineHasWhatIsKnown() throws {
    let program = try Program(Self.files)
    let options = ["measure", "A", "--width", "40", "--baseline", "known.json"]
    let first = try program.run(options)
    #expect(first.exitCode == 1)
    #expect(first.errors.contains("known.json: written with"))
    let second = try program.run(options)
    #expect(second.exitCode == 0, "\(second.errors)")
    #expect(kinds(second) == [])
    try program.write([
      "A/de.lproj/L.strings":
        "\"a\" = \"Sichern\";\n\"b\" = \"Name: \";\n\"c\" = \"Fertig\";\n",
      "A/en.lproj/L.strings":
        "\"a\" = \"Save %@\";\n\"b\" = \"Name: \";\n\"c\" = \"Done.\";\n\"d\" = \"A new text that is long\";\n",
    ])
    let third = try program.run(options)
    #expect(third.exitCode == 1, "What is new fails: \(third.output)")
    #expect(third.errors.contains("are no more") || third.errors.contains("is no more"))
    try program.write(["known.json": "[]"])
    #expect(try program.run(options).exitCode == 2)
  }

  @Test func brokenFilesDoNotHideOthers() throws {
    let program = try Program(Self.files.merging(["A/fr.lproj/L.strings": "\"a\" = "]) { $1 })
    #expect(try program.run("measure", "A").exitCode == 2)
    let result = try program.run("measure", "A", "--keep-going")
    #expect(result.exitCode == 1)
    #expect(kinds(result).contains("unreadable"))
    #expect(result.errors.hasPrefix("6 texts read"))
  }

  @Test func onlyWhatTheSourceDoesNotHave() throws {
    let program = try Program([
      "en.lproj/L.strings": "\"a\" = \"Save\";\n\"b\" = \"A text that is much too long\";\n",
      "de.lproj/L.strings":
        "\"a\" = \"Sichern und schließen\";\n\"b\" = \"Ein Text, der viel zu lang ist\";\n",
    ])
    let result = try program.run(
      "measure", "en.lproj", "de.lproj", "--width", "100", "--only", "unlike-source", "--format", "csv")
    let rows = result.output.split(separator: "\r\n").dropFirst()
    #expect(rows.count == 1)
    #expect(rows.first?.contains("Sichern und") == true)
    #expect(result.exitCode == 1)
    let none = try program.run(
      "measure", "en.lproj", "de.lproj", "--width", "1000", "--only", "unlike-source")
    #expect(none.exitCode == 0)
  }

  @Test func onlyWhatChangedSinceACommit() throws {
    let program = try Program(Self.files)
    let git = "git -c user.name=a -c user.email=a@b"
    #expect(
      try program.shell("git init -q . && git add A && \(git) commit -qm one").exitCode == 0)
    let same = try program.run("measure", "A", "--changed-since", "HEAD", "--format", "csv")
    #expect(same.output.split(separator: "\r\n").count == 1, "\(same.output)")
    try program.write([
      "A/de.lproj/L.strings": "\"a\" = \"Sichern\";\n\"b\" = \"Name :\";\n\"c\" = \"Fertig\";\n"
    ])
    let changed = try program.run("measure", "A", "--changed-since", "HEAD", "--format", "csv")
    let rows = changed.output.split(separator: "\r\n").dropFirst()
    #expect(rows.count == 2, "The text and what is wrong with it: \(changed.output)")
    #expect(rows.allSatisfy { $0.contains(",b,") })
    let unknown = try program.run("measure", "A", "--changed-since", "nothing")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("nothing is not a commit"))
  }

  @Test func textsOfOtherDevicesAreMeasured() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"variations": {"device": {
      "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
      "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}}}}
      """
    let program = try Program(["L.xcstrings": catalog])
    let all = try program.run("measure", "L.xcstrings", "--format", "csv")
    #expect(all.output.split(separator: "\r\n").count == 3)
    for options in [["--device", "mac"], ["--platform", "macos"], ["--device", "mac", "--width", "60"]] {
      let mac = try program.run(["measure", "L.xcstrings", "--format", "csv"] + options)
      let rows = mac.output.split(separator: "\r\n").dropFirst()
      #expect(rows.count == 1, "\(options): \(mac.errors)")
      #expect(rows.first?.contains("Click") == true)
    }
  }
}
