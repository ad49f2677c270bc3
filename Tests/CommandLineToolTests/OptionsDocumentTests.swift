import Foundation
import Testing

/// Checks `Documentation/Options.md`, and the output of `--help`, against the commands' own descriptions.
@Suite struct OptionsDocumentTests {
  /// The description of the commands by the argument parser, as far as it is used here.
  private struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable { var name: String }
      var preferredName: Name?
      var sectionTitle: String?
    }

    var commandName: String
    var abstract: String?
    var discussion: String?
    var arguments: [Argument]?
    var subcommands: [Command]?

    /// The commands below with the words that call each, but for help itself.
    var leaves: [(words: [String], command: Command)] {
      (subcommands ?? []).filter { $0.commandName != "help" }.flatMap { command in
        [([command.commandName], command)]
          + command.leaves.map { ([command.commandName] + $0.words, $0.command) }
      }
    }

    var examples: [String] {
      (discussion ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        .drop { $0 != "Examples:" }.dropFirst().prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
    }
  }

  private static func root() throws -> Command {
    struct Dump: Decodable { var command: Command }
    let result = try Program().run("--experimental-dump-help")
    return try JSONDecoder().decode(Dump.self, from: Data(result.output.utf8)).command
  }

  @Test func theDocumentIsWhatTheCommandsSay() throws {
    let program = try Program()
    let script = Program.root.appendingPathComponent("scripts/describe-commands.py").path
    let result = try program.shell("'\(script)' options \"$0\"")
    #expect(result.exitCode == 0, "\(result.errors)")
    let file = Program.root.appendingPathComponent("Documentation/Options.md")
    if ProcessInfo.processInfo.environment["FITTINGROOM_RECORD"] != nil {
      try result.output.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == result.output,
      "Documentation/Options.md is out of date: make options")
  }

  @Test func thereIsAManualPageForEachCommand() throws {
    let program = try Program()
    let script = Program.root.appendingPathComponent("scripts/describe-commands.py").path
    let result = try program.shell("mkdir pages && '\(script)' man \"$0\" pages")
    #expect(result.exitCode == 0, "\(result.errors)")
    let names = try Self.root().leaves.map { "fittingroom-\($0.words.joined(separator: "-")).1" }
    #expect(try Set(program.files(in: "pages")) == Set(names + ["fittingroom.1"]))
    let page = try program.text("pages/fittingroom-snapshot-verify.1")
    for start in [
      ".TH \"FITTINGROOM-SNAPSHOT-VERIFY\" \"1\"", ".SH NAME\nfittingroom", ".SH TOLERANCES", ".SH EXAMPLES",
    ] {
      #expect(page.contains(start), "\(start)")
    }
    // An option’s hyphens are not to be typeset as dashes.
    #expect(page.contains("\\fB\\-\\-max\\-diff\\-pixels <n>\\fR"))
  }

  /// An example can be typed literally: in an empty folder it may fail, but not because of its arguments.
  @Test func everyCommandHasExamplesThatAreUnderstood() throws {
    let program = try Program()
    for (words, command) in try Self.root().leaves {
      let name = words.joined(separator: " ")
      #expect((1...3).contains(command.examples.count), "\(name): \(command.examples)")
      #expect(command.abstract?.contains("\n") == false, "\(name)")
      for example in command.examples {
        #expect(example.hasPrefix("fittingroom \(name)") || command.subcommands != nil, "\(example)")
        // These read no file, or list something: they would do their work.
        if ["selftest", "stand-ins", "mcp"].contains(words[0]) || example == "fittingroom preview" {
          continue
        }
        let result = try program.shell(example.replacing("fittingroom", with: "\"$0\"", maxReplacements: 1))
        #expect(result.exitCode != 64, "\(example): \(result.errors)")
      }
    }
  }

  /// What people look for first comes first.
  @Test func sizesStandBeforeWhatIsSeldomAskedFor() throws {
    let render = try #require(try Self.root().leaves.first { $0.words == ["render"] }).command
    var titles: [String] = []
    for title in (render.arguments ?? []).compactMap(\.sectionTitle) where !titles.contains(title) {
      titles.append(title)
    }
    #expect(
      titles == [
        "Output", "What is shown", "Size and device", "Language and appearance", "Steps that drive the view",
        "Compiling", "Limits", "What is printed", "Store screenshots",
      ])
    let help = try Program().run("render", "--help").output.split(separator: "\n")
    let line = try #require(help.firstIndex { $0.hasPrefix("  --size ") })
    #expect(line < 60, "--size stands in line \(line)")
  }
}
