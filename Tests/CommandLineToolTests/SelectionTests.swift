import Foundation
import Testing

/// Selecting previews, and the names of their pictures.
@Suite struct SelectionTests {
  private static let source = """
    import SwiftUI
    #Preview("Card") { Color.red }
    #Preview("Card/2") { Color.green }
    #Preview("Card-2") { Color.green }
    #Preview("Other") { HStack { Color.blue; Color.red } }
    """

  @Test func rendersWhatPatternsDescribe() throws {
    let program = try Program(["Shop/Views.swift": Self.source])
    let result = try program.run(
      "render", "Shop/Views.swift", "--size", "24x2", "--include", "Shop/Views.swift:Card*", "--exclude",
      "Card/*", "-o", "out")
    #expect(result.errors == "")
    #expect(result.output == "out/Views.Card.24x2.png\nout/Views.Card-2-2.24x2.png\n")
    let inspected = try program.run("inspect", "Shop/Views.swift", "--size", "24x2", "--exclude", "Card*")
    #expect(inspected.output.hasPrefix("Other 24x2\n"))
  }

  @Test func listsWhatThereIsForAPatternThatMatchesNothing() throws {
    let program = try Program(["Views.swift": Self.source])
    let result = try program.run("render", "Views.swift", "--size", "24x2", "--include", "Crad", "-o", "out")
    #expect(
      result.errors
        == "error: --include “Crad” describes no preview; did you mean “Card”? there are: Views.swift:Card, Views.swift:Card/2, "
        + "Views.swift:Card-2-2, Views.swift:Other\n")
    #expect(result.exitCode == 64)
    #expect(result.output == "")
  }

  /// What a run skipped is not an orphan among the references.
  @Test func doesNotTakeAFilteredRunForAWholeOne() throws {
    let program = try Program(["Views.swift": Self.source])
    let sources = ["Views.swift", "--size", "24x2"]
    #expect(try program.run(["snapshot", "record", "refs"] + sources).exitCode == 0)
    let part = ["--exclude", "Other"]
    #expect(try program.run(["snapshot", "verify", "refs"] + sources + part).exitCode == 0)
    let orphans = try program.run("snapshot", "orphans", "refs", "snapshot-results")
    #expect(orphans.exitCode == 2)
    #expect(try program.run(["snapshot", "verify", "refs"] + sources).exitCode == 0)
    #expect(try program.run("snapshot", "orphans", "refs", "snapshot-results").exitCode == 0)
  }

  @Test func rendersBothLayoutDirections() throws {
    let program = try Program(["Views.swift": Self.source])
    let arguments = ["render", "Views.swift", "--size", "24x2", "--include", "Other", "-o", "out"]
    let both = try program.run(arguments + ["--layout-direction", "ltr", "--layout-direction", "rtl"])
    #expect(both.output == "out/Views.Other.24x2.ltr.png\nout/Views.Other.24x2.rtl.png\n")
    #expect(try program.run(arguments).output == "out/Views.Other.24x2.png\n")
    let plain = try program.bytes("out/Views.Other.24x2.png")
    #expect(try program.bytes("out/Views.Other.24x2.ltr.png") == plain)
    #expect(try program.bytes("out/Views.Other.24x2.rtl.png") != plain)
  }

  @Test func givesNoTwoPicturesOneName() throws {
    let program = try Program(["Views.swift": Self.source])
    let arguments = ["render", "Views.swift", "--size", "24x2", "--include", "Other", "-o", "out"]
    let twice = try program.run(arguments + ["--locale", "de", "--locale", "de", "--size", "24.0x2"])
    #expect(twice.output == "out/Views.Other.24x2.de.png\n")
    let equal = try program.run(arguments + ["--locale", "rtl", "--pseudo", "rtl"])
    #expect(
      equal.errors.hasPrefix("error: two pictures would be called out/Views.Other.24x2.rtl.png; rename one "))
    #expect(equal.exitCode == 64)
  }
}
