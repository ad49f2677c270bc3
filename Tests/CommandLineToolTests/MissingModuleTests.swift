import Foundation
import Testing

/// What sources find of missing modules.
@Suite struct MissingModuleTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App", swiftSettings: [.swiftLanguageMode(.v5)])])
    """

  private func inspect(_ source: String, _ more: [String: String] = [:]) throws -> Program.Result {
    let program = try Program(
      ["App/Package.swift": Self.manifest, "App/Sources/App/Screen.swift": source].merging(more) { $1 })
    return try program.run("inspect", "App", "--size", "200x*")
  }

  /// A type is identified by a text, which its objects tell apart, the same ones in every run.
  @Test func typesAreIdentifiedByTexts() throws {
    let source = """
      import Docker
      import SwiftUI

      func label(of id: Container.ID) -> String { "container " + id }
      #Preview("Given") { Text(label(of: Container(id: "abc").id)) }
      #Preview("Made") {
        let (first, second) = (Container(), Container())
        VStack { Text(first.id); Text(first.id == second.id ? "equal" : "different") }
      }
      """
    let first = try inspect(source)
    #expect(first.output.contains("\"container abc\""), "\(first)")
    #expect(first.output.contains("\"different\""), "\(first)")
    #expect(try inspect(source).output == first.output)
  }

  /// A package of tools in the folder itself does not hide the app below it.
  @Test func theAppBelowAPackageOfToolsIsShown() throws {
    let program = try Program([
      "Package.swift": Self.manifest.replacing("\"App\"", with: "\"Tool\""),
      "Sources/Tool/Tool.swift": "let text = \"#Preview\"\n",
      "Demo/project.yml": """
      name: Demo
      targets:
        Demo:
          type: application
          platform: iOS
          sources: [Sources]
      """,
      "Demo/Sources/Screen.swift": "import SwiftUI\n#Preview(\"Shown\") { Text(\"below\") }\n",
    ])
    let result = try program.run("render", ".", "--list")
    #expect(result.output == "Demo/Sources/Screen.swift:2: Shown [Demo]\n", "\(result)")
  }
}
