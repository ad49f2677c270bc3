import Foundation
import Testing

/// What is printed besides errors, and what is not.
@Suite struct VerbosityTests {
  private static let source = """
    import SwiftUI
    #Preview("Material") {
      let _ = print("Printed by the view")
      Color.red.background(.thinMaterial)
    }
    #Preview("Asset") { Color("Brand") }
    """

  private static let approximated =
    "warning: Card.swift:2: Material: Apple publishes no recipe for materials; blur, saturation and tint are close to what iOS shows.\n"

  private func run(_ options: String...) throws -> Program.Result {
    let program = try Program(["Card.swift": Self.source])
    return try program.run(["render", "Card.swift", "--size", "20x20", "-o", "out"] + options)
  }

  @Test func whatIsApproximatedIsSaidWhereItIsAskedFor() throws {
    let usual = try run()
    #expect(usual.exitCode == 0)
    #expect(!usual.errors.contains("Material"), "\(usual.errors)")
    #expect(usual.errors.contains(#"warning: Card.swift:6: color "Brand": "#), "\(usual.errors)")
    #expect(usual.errors.contains("Printed by the view"))
    #expect(try run("--verbose").errors.contains(Self.approximated))
    let strict = try run("--strict")
    #expect(strict.exitCode == 1 && strict.errors.contains(Self.approximated), "\(strict)")
    #expect(try run("--json").output.contains("Apple publishes no recipe"))
  }

  @Test func quietPrintsErrorsAlone() throws {
    let quiet = try run("--quiet")
    #expect(quiet.errors == "" && quiet.exitCode == 0)
    #expect(quiet.output == "out/Card.Material.20x20.png\nout/Card.Asset.20x20.png\n")
    // Failures are reported as before.
    #expect(try run("-q", "--strict").exitCode == 1)
    let unknown = try run("--quiet", "--preview", "Gone")
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.hasPrefix("error: ") && unknown.errors.contains("Gone"), "\(unknown.errors)")
    let broken = try Program(["Broken.swift": "import SwiftUI\n#Preview { Text(1 }\n"])
    let result = try broken.run("render", "Broken.swift", "--quiet")
    #expect(result.exitCode == 65 && result.errors.contains("Broken.swift:2"), "\(result)")
  }

  @Test func quietProjectsSayWhatIsNotDrawn() throws {
    let files = ["Views/Whole.swift": "import SwiftUI\n#Preview(\"Whole\") { Text(\"a\") }\n"]
    let whole = try Program(files)
    #expect(try whole.run("render", "Views", "-o", "out").errors.contains("1 preview: 1 drawn"))
    #expect(try whole.run("render", "Views", "-o", "out", "--quiet").errors == "")
    let broken = try Program(
      files.merging(["Views/Half.swift": "import SwiftUI\n#Preview(\"Half\") { Text(\"a\"\n"]) { $1 })
    let result = try broken.run("render", "Views", "-o", "out", "--quiet")
    #expect(result.exitCode == 70)
    #expect(result.errors.contains("2 previews: 1 drawn, 0 drawn in part, 1 not drawn"), "\(result.errors)")
  }

  @Test func quietAndVerboseExcludeEachOther() throws {
    let result = try run("--quiet", "--verbose")
    #expect(result.exitCode == 64)
    #expect(result.errors.hasPrefix("error: only one of --quiet and --verbose can be used"))
  }

  /// With and without `NO_COLOR`, in a pipe and in a narrow terminal: no colours anywhere.
  @Test func nothingIsColoured() throws {
    let program = try Program([
      "Card.swift": Self.source, "Broken.swift": "import SwiftUI\n#Preview { Text(1 }\n",
    ])
    for arguments in [
      ["render", "Card.swift", "--verbose"], ["render", "Broken.swift"], ["render", "--help"],
    ] {
      let plain = try program.run(arguments, environment: ["NO_COLOR": nil, "TERM": "xterm-256color"])
      let without = try program.run(arguments, environment: ["NO_COLOR": "1", "TERM": "xterm-256color"])
      #expect(!(plain.output + plain.errors).contains("\u{1B}["), "\(arguments)")
      #expect(plain.output == without.output && plain.errors == without.errors, "\(arguments)")
    }
  }
}
