import Testing

/// The order of what `--help` lists.
@Suite struct HelpTests {
  private static func titles(_ help: String) -> [String] {
    help.matches(of: /(?m)^([A-Z][A-Z ]+):$/).map { String($0.1) }
  }

  @Test(arguments: ["render", "animate", "window", "inspect", "lint", "snapshot record", "snapshot verify"])
  func whatPeopleLookForComesFirst(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let help = try Program().run(words + ["--help"])
    #expect(help.exitCode == 0 && help.errors.isEmpty, "\(help)")
    #expect(help.output.hasPrefix("OVERVIEW: "))
    let titles = Self.titles(help.output)
    let first = ["ARGUMENTS", "WHAT IS SHOWN", "SIZE AND DEVICE", "OUTPUT"].filter(titles.contains)
    #expect(Array(titles.prefix(first.count)) == first, "\(titles)")
    #expect(Set(titles).count == titles.count, "\(titles)")
    #expect(titles.last == "OPTIONS" && help.output.contains("-h, --help"), "\(titles)")
    #expect(try Program().run(["help"] + words).output == help.output)
  }

  @Test func sizesAreOnTheFirstPage() throws {
    let lines = try Program().run("render", "--help").output.split(
      separator: "\n", omittingEmptySubsequences: false)
    let size = try #require(lines.firstIndex { $0.hasPrefix("  --size") })
    #expect(size < 45, "line \(size + 1)")
  }

  /// Sections are moved, and nothing else changes.
  @Test func otherHelpStaysAsTheParserHasIt() throws {
    let help = try Program().run("--help").output
    #expect(help.contains("\n\nOPTIONS:\n"))
    let pictures = try #require(help.firstRange(of: "PICTURES SUBCOMMANDS:"))
    let strings = try #require(help.firstRange(of: "STRINGS SUBCOMMANDS:"))
    #expect(pictures.lowerBound < strings.lowerBound)
  }
}
