import Foundation
import Testing

/// The program's messages about arguments that it does not understand.
@Suite struct UsageTests {
  /// - Parameter start: how the error stream has to begin.
  private func check(_ arguments: [String], _ start: String, exitCode: Int32 = 64) throws {
    let result = try Program().run(arguments)
    #expect(result.errors.hasPrefix("error: " + start), "\(arguments): \(result)")
    #expect(result.exitCode == exitCode && result.output.isEmpty, "\(arguments): \(result)")
  }

  @Test func suggestsSubcommands() throws {
    try check(
      ["rendr", "x.swift"], "“rendr” is not a subcommand of fittingroom; did you mean “render”?\nUsage: ")
    try check(
      ["snapshot", "aprove", "a"],
      "“aprove” is not a subcommand of fittingroom snapshot; did you mean “approve”?\n")
    try check(
      ["help", "snapshot", "vrify"], "“vrify” is not a subcommand of fittingroom snapshot; did you mean")
    try check(["xyzzy"], "“xyzzy” is not a subcommand of fittingroom; there are: render, ")
    try check(
      ["merge", "a"],
      "“merge” is not a subcommand of fittingroom; did you mean “fittingroom snapshot merge”?\n")
    // Text in the middle of a line does not change.
    let help = try Program().run("help", "snapshot", "verify")
    #expect(help.exitCode == 0 && help.output.hasPrefix("OVERVIEW: Compare previews with the references."))
    #expect(try Program().run("--version").exitCode == 0)
  }

  @Test func suggestsOptionsValuesDevicesAndPreviews() throws {
    try check(["compare", "--jsn", "a", "b"], "unknown option “--jsn”; did you mean “--json”?\n")
    try check(
      ["render", "x.swift", "--color-scheme", "drak"],
      "the value “drak” is invalid for “--color-scheme <color-scheme>”; did you mean “dark”? there are: light, dark\n"
    )
    try check(
      ["compare", "a", "b", "--diff-style", "hihglight"],
      "the value “hihglight” is invalid for “--diff-style <diff-style>”; did you mean “highlight”? there are: "
        + "highlight, mask")
    try check(
      ["compare", "a", "b", "--diff-style", "zzzzz"],
      "the value “zzzzz” is invalid for “--diff-style <diff-style>”; there are: highlight, mask")
    try check(
      ["convert", "a", "--to", "android"], "unknown option “--to”; the ending of --output says which format\n"
    )
    try check(
      ["render", "x.swift", "--device", "iPhone 16 Por"],
      "the device “iPhone 16 Por” is not known (“fittingroom devices” lists all); did you mean “iPhone 16 Pro”?\n"
    )
    try check(
      ["render", "x.swift", "--device", "iphon"],
      "the device “iphon” is not known (“fittingroom devices” lists all); did you mean “iPhone SE 1”?\n")
    try check(
      ["render", "x.swift", "--device", "iPhone 99"],
      "the device “iPhone 99” is not known (“fittingroom devices” lists all); did you mean “iPhone 17”?\n")
    let program = try Program(["V.swift": "import SwiftUI\n#Preview(\"Card\") { Color.red }\n"])
    #expect(
      try program.run("render", "V.swift", "--preview", "Crad").errors
        == "error: there is no preview called “Crad”; did you mean “Card”? there are: Card\n")
  }

  /// A value in the wrong form is answered with the right one.
  @Test(arguments: [
    (["render", "x.swift", "--size", "10"], "write WIDTHxHEIGHT, such as 320x200 or 320x*"),
    (["render", "x.swift", "--scale", "4"], "there are: 1, 2, 3"),
    (
      ["render", "x.swift", "--safe-area", "1,2"],
      "write top, leading, bottom and trailing, such as 59,0,34,0"
    ),
    (
      ["render", "x.swift", "--background", "mauve"], "write #RRGGBB, #RRGGBBAA, white, black or transparent"
    ),
    (
      ["render", "x.swift", "--frame-color", "mauve"], "write graphite, silver, gold, blue, white or #RRGGBB"
    ),
    (["compare", "a", "b", "--ignore", "1"], "write x,y,width,height in pixels, such as 0,0,100,20"),
    (["measure", "a", "--sample", "x"], "write %@=TEXT, %d=NUMBER, %f=NUMBER, N=TEXT or NAME=TEXT"),
    (["render", "x.swift", "--time-limit", "soon"], "write a number"),
  ])
  func showsHowAValueIsWritten(_ arguments: [String], _ form: String) throws {
    let result = try Program().run(arguments)
    let option = try #require(arguments.first { $0.hasPrefix("--") })
    let start = "error: the value “\(arguments[arguments.count - 1])” is invalid for “\(option) <"
    let line = result.errors.prefix { $0 != "\n" }
    #expect(line.hasPrefix(start) && line.hasSuffix(">”; \(form)"), "\(result)")
    #expect(result.exitCode == 64)
  }

  /// Every error is one line with the same beginning, on standard error, and a non-zero exit code.
  @Test(arguments: [
    ["snapshot", "merge", "nowhere"], ["snapshot", "verify", "nowhere", "nowhere.swift"],
    ["frame", "nowhere.png", "-o", "x"],
    ["render", "nowhere.swift"], ["lint", "nowhere.swift"], ["measure", "nowhere.strings"],
    ["inspect", "nowhere.swift"],
    ["devices", "--devices", "nowhere.json"], ["animate", "nowhere.swift", "-o", "x.png"],
    ["frame", "a.png"],
    ["snapshot", "stats"], ["selftest", "x"], ["compare", "a"], ["render", "x.swift", "--size", "12"],
    ["render", "x.swift", "--sise", "12x12"], ["render", "x.swift", "--size"],
    ["frame", "a.png", "--canvas", "x"],
    ["convert", "a.strings"], ["breakpoints", "x.swift", "--from", "a"], ["devices", "x", "y"],
  ])
  func errorsHaveOneStyle(_ arguments: [String]) throws {
    let result = try Program().run(arguments)
    #expect(result.exitCode != 0 && result.errors.hasPrefix("error: "), "\(arguments): \(result)")
    // One phrase: it begins in lower case and has no full stop; names that the parser quotes are quoted by
    // the program, too.
    let phrase = result.errors.split(separator: "\n").first?.dropFirst("error: ".count) ?? ""
    #expect(phrase.first?.isUppercase == false || phrase.hasPrefix("--"), "\(arguments): \(phrase)")
    #expect(!phrase.hasSuffix(".") && !phrase.contains("'"), "\(arguments): \(phrase)")
    #expect(!result.output.contains("error: "), "\(arguments): \(result)")
  }

  /// Control characters for terminals are made visible when arguments are repeated.
  @Test func repeatsNoCommandsOfTerminals() throws {
    for arguments in [["\u{1B}[31mred"], ["compare", "--\u{1B}[31mred", "a", "b"]] {
      let result = try Program().run(arguments)
      #expect(result.exitCode == 64 && !result.errors.contains("\u{1B}"), "\(result)")
    }
  }

  /// A name with a line break in it stays on its line, so that no log takes the rest of it for another message.
  @Test func namesDoNotBeginLines() throws {
    let name = "A\n::error::B.swift"
    let program = try Program([
      name:
        "import SwiftUI\n#Preview(\"C\\n::error::D\") { Color.red.accessibilityIdentifier(\"E\\n::error::F\") }\n",
      "Wrong\n::error::G.swift": "import SwiftUI\nlet number: Int = true\n#Preview { Color.red }\n",
    ])
    let runs = [
      ["render", name, "-o", name + "/x.png"],
      ["render", name, "--preview", "H\n::error::I"],
      ["render", name, "--tap", "J\n::error::K"],
      ["render", name, "--color-scheme", "L\n::error::M"],
      ["render", name, "--color-scheme=L\n::error::M"],
      ["render", name, "N\n::error::O.swift"],
      ["render", "Wrong\n::error::G.swift"],
      ["render", name, "Wrong\n::error::G.swift", "--size", "10x10"],
      ["inspect", name, "--size", "10x10"],
      ["lint", name], ["frame", name, "-o", "framed"], ["compare", name, name], ["measure", name],
      ["snapshot", "verify", name, name], ["P\n::error::Q"],
    ]
    for arguments in runs {
      let result = try program.run(arguments)
      let lines = (result.output + "\n" + result.errors).split(separator: "\n")
      #expect(
        !lines.isEmpty && !lines.contains { $0.hasPrefix("::error::") || $0.hasPrefix("\\u{3A}:error") })
    }
    let wrong = try program.run("render", "Wrong\n::error::G.swift")
    #expect(
      wrong.exitCode == 65 && wrong.errors.hasPrefix(#"Wrong\n::error::G.swift:2:19: error: "#), "\(wrong)")
    // One of two files that does not compile keeps the other from nothing, whatever it is called.
    let both = try program.run("render", name, "Wrong\n::error::G.swift", "--size", "10x10", "-o", "both")
    #expect(both.exitCode == 65 && both.output.hasSuffix(".png\n"), "\(both)")
    let tree = try program.run("inspect", name, "--size", "10x10")
    #expect(tree.output.contains(#"#E\n::error::F"#) && tree.output.hasPrefix(#"C\n::error::D "#), "\(tree)")
  }
}
