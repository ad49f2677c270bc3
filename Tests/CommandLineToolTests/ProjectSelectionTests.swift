import Testing

/// Patterns and names that select previews of a project with several targets.
@Suite struct ProjectSelectionTests {
  private func program() throws -> Program {
    try Program([
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "App", targets: [.target(name: "App"), .target(name: "Kit")])
      """,
      "App/Sources/App/Home.swift":
        "import SwiftUI\n#Preview(\"Home\") { Color.red.frame(width: 9, height: 9) }\n",
      "App/Sources/App/Row.swift":
        "import SwiftUI\n#Preview(\"Row\") { Color.red.frame(width: 9, height: 9) }\n",
      "App/Sources/Kit/Badge.swift": """
      import SwiftUI
      public struct Badge: View { public var body: some View { Color.red.frame(width: 9, height: 9) } }
      #Preview("Badge") { Badge() }
      """,
    ])
  }

  /// What a pattern leaves in one target does not depend on whether it matches anything in it.
  @Test(arguments: [
    (["--exclude", "Row"], ["App/Home.Home", "Kit/Badge.Badge"]),
    (["--include", "Row", "--include", "Badge"], ["App/Row.Row", "Kit/Badge.Badge"]),
    (["--include", "Home"], ["App/Home.Home"]),
    (["--include", "*", "--exclude", "Badge"], ["App/Home.Home", "App/Row.Row"]),
  ])
  func patternsMayMatchInOtherTargets(options: [String], pictures: [String]) throws {
    let result = try program().run(["render", "App", "-o", "out"] + options)
    #expect(result.exitCode == 0, "\(result)")
    #expect(result.output == pictures.map { "out/\($0).png\n" }.joined(), "\(result)")
  }

  /// What matches in no target is an error, and what other patterns select is drawn.
  @Test func patternsWithoutAnyMatchAreErrors() throws {
    let program = try program()
    let one = try program.run("render", "App", "-o", "out", "--include", "Row", "--include", "Bagde")
    #expect(
      one.exitCode == 64 && one.output == "out/App/Row.Row.png\n"
        && one.errors.hasSuffix(
          "error: --include “Bagde” describes no preview; did you mean “Badge”? there are: Home.swift:Home, Row.swift:Row, Badge.swift:Badge\n"
        ), "\(one)")
    let none = try program.run("render", "App", "-o", "out", "--exclude", "*")
    #expect(
      none.exitCode == 64
        && none.errors.hasSuffix(
          "error: --include and --exclude leave no preview; there are: Home.swift:Home, Row.swift:Row, Badge.swift:Badge\n"
        ), "\(none)")
  }

  @Test func namesOfAllTargetsAreOffered() throws {
    let program = try program()
    let preview = try program.run("render", "App", "--preview", "Bagde")
    #expect(
      preview.exitCode == 64
        && preview.errors
          == "error: there is no preview called “Bagde”; did you mean “Badge”? there are: Home, Row, Badge\n",
      "\(preview)")
    let view = try program.run("render", "App", "--view", "Bagde")
    #expect(
      view.exitCode == 64
        && view.errors == "error: there is no view called “Bagde”; no source declares it\n", "\(view)")
  }

  /// A file that does not compile has its previews all the same.
  @Test func previewsThatDoNotCompileCountAsExisting() throws {
    let program = try program()
    try program.write("import SwiftUI\n#Preview(\"Row\") { Text(\"x\" }\n", to: "App/Sources/App/Row.swift")
    let result = try program.run("render", "App", "-o", "out", "--exclude", "Row")
    #expect(!result.errors.contains("describes no preview"), "\(result)")
    #expect(result.output.contains("out/Kit/Badge.Badge.png"), "\(result)")
  }
}
