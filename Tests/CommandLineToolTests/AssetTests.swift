import Foundation
import Testing

/// Images, colours, fonts and files of a project, as its sources name them.
@Suite struct AssetTests {
  private static let catalog = "App/Assets.xcassets"

  private static func color(_ red: String) -> String {
    """
    {"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "\(red)", "green": "0x00", "blue": "0x00", "alpha": "1.0"}}}
    """
  }

  private func program(_ files: [String: String]) throws -> Program {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='10'><rect width='30' height='10'/></svg>"
    return try Program(
      files.merging([
        "Package.swift": "",
        "\(Self.catalog)/sky-red.colorset/Contents.json": "{\"colors\": [\(Self.color("0xFF"))]}",
        "\(Self.catalog)/Game/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "\(Self.catalog)/Game/hero.imageset/Contents.json": "{\"images\": [{\"filename\": \"hero.svg\"}]}",
        "\(Self.catalog)/Game/hero.imageset/hero.svg": svg,
        "\(Self.catalog)/Broken.imageset/Contents.json": "{\"images\": [{\"filename\": \"gone.png\"}]}",
        "App/Data/words.json": "[\"from a file\"]",
      ]) { own, _ in own })
  }

  @Test func namesOfAssetsAreSwiftAndTextAndFilesAreRead() throws {
    let program = try program([
      "App/Screen.swift": """
      import SwiftUI
      import UIKit
      // A property of the same name elsewhere does not take the asset's place.
      final class Theme { var skyRed = 1 }
      struct Screen: View {
        var words: [String] {
          let url = Bundle.main.url(forResource: "words", withExtension: "json")!
          return try! JSONDecoder().decode([String].self, from: Data(contentsOf: url))
        }
        var body: some View {
          VStack(spacing: 0) {
            Image(.Game.hero)
            Image("Game/hero")
            Rectangle().fill(.skyRed)
            Color(.skyRed).overlay(Color(uiColor: .skyRed))
            Text(words[0])
            Text(UIImage(named: "Nothing") == nil ? "no image" : "an image")
            Text(UIImage(resource: .Game.hero).size.width, format: .number)
          }
        }
      }
      """
    ])
    let result = try program.run("inspect", "App/Screen.swift", "--size", "200x300")
    #expect(result.exitCode == 0, "\(result.errors)")
    for text in ["\"from a file\"", "\"no image\"", "\"30\""] {
      #expect(result.output.contains(text), "\(text)")
    }
    #expect(result.output.matches(of: /Image \([0-9.]+, [0-9.]+, 30, 10\)/).count == 2, "\(result.output)")
  }

  @Test func missingAndBrokenImagesTakeNoRoomAndAreToldWithTheirLine() throws {
    let source = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          HStack(spacing: 0) {
            Image("Absent")
            Image("Broken")
          }
        }
      }
      """
    let program = try program(["App/Screen.swift": source])
    let result = try program.run("render", "App/Screen.swift", "-o", "out", "--json")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      result.errors.contains(
        "App/Screen.swift:5: image \"Absent\": There is no image \"Absent\"; it takes no room."))
    #expect(
      result.errors.contains(
        "App/Screen.swift:6: image \"Broken\": The image \"Broken\" cannot be shown, because"))
    #expect(result.errors.contains("gone.png is missing; it takes no room."), "\(result.errors)")
    let shown = try program.run("render", "App/Screen.swift", "-o", "out", "--show-missing", "--json")
    #expect(shown.errors.contains("a dashed square stands in its place"))
    #expect(shown.output != result.output)
  }

  /// A font that Info.plist names is known by its family, its PostScript name and its file's name: of a fixed pitch, narrow
  /// letters take as much room as wide ones.
  @Test(arguments: ["Fira Code", "FiraCode-Regular", "Listed"])
  func fontsOfTheInfoListAreFound(name: String) throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Listed.ttf</string></array></dict></plist>
      """
    let program = try program([
      "App/Info.plist": list, "App/Fonts/README": "",
      "App/Screen.swift": """
      import SwiftUI
      #Preview {
        VStack {
          Text("iiii").font(.custom("\(name)", size: 20))
          Text("MMMM").font(.custom("\(name)", size: 20))
        }
      }
      """,
    ])
    try FileManager.default.copyItem(
      at: Program.root.appendingPathComponent("Fonts/Mono/FiraCode/FiraCode-Regular.ttf"),
      to: program.folder.appendingPathComponent("App/Fonts/Listed.ttf"))
    let result = try program.run("inspect", "App/Screen.swift", "--size", "300x200")
    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    let widths = result.output.matches(of: /Text \(.*?, .*?, ([0-9.]+), [0-9.]+\)/).map(\.output.1)
    #expect(widths.count == 2 && widths[0] == widths[1], "\(result.output)")
  }

  @Test func aChangedAssetChangesThePicture() throws {
    let program = try program([
      "App/Screen.swift": "import SwiftUI\n#Preview { Color(.skyRed).frame(width: 4, height: 4) }\n"
    ])
    func picture() throws -> Data {
      let result = try program.run("render", "App/Screen.swift", "-o", "out")
      let path = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
      return try Data(contentsOf: program.folder.appendingPathComponent(path))
    }
    let first = try picture()
    try program.write([
      "\(Self.catalog)/sky-red.colorset/Contents.json": "{\"colors\": [\(Self.color("0x20"))]}"
    ])
    #expect(try picture() != first)
  }

  @Test func oneFileThatDoesNotCompileLeavesTheOthers() throws {
    let program = try Program([
      "Good.swift": "import SwiftUI\n#Preview(\"Good\") { Text(\"good\") }\n",
      "Bad.swift": "import SwiftUI\n#Preview(\"Bad\") { Text(undeclared) }\n",
      "Needs.swift": "import SwiftUI\nlet needed = 1\n#Preview(\"Needs\") { Text(\"\\(needed)\") }\n",
    ])
    let result = try program.run("render", "Good.swift", "Bad.swift", "Needs.swift", "-o", "out")
    #expect(result.exitCode == 65)
    #expect(result.output.contains("Good.Good") && result.output.contains("Needs.Needs"), "\(result.output)")
    #expect(result.errors.contains("Bad.swift:2:"), "\(result.errors)")
  }

  @Test func compilingHasALimit() throws {
    let program = try Program([
      "Slow.swift":
        "import SwiftUI\n#Preview { Text(\"\\(1 + 2.0 + 3 - 4 * (5 + 6.0) / 7 + Double(8) - 9)\") }\n"
    ])
    let refused = try program.run("render", "Slow.swift", "--compile-time-limit", "0")
    #expect(refused.exitCode == 64)
    #expect(refused.errors.contains("--compile-time-limit must be from 1 to 86400"))
  }

  /// Closures in a call that cannot be resolved are checked again for each way that it might be, which no time for one
  /// expression stops.
  @Test func whatTakesTooLongToCompileIsNamed() throws {
    let choices = (1...12).map { "  .pick { value in let next = value; return next }  // \($0)\n" }.joined()
    let overloads = (1...4).map { "  func pick(_ body: (Kind\($0)) -> Kind\($0)) -> Maker { self }\n" }.joined()
    let kinds = (1...4).map { "struct Kind\($0) {}\n" }.joined()
    let program = try Program([
      "Slow.swift":
        "import SwiftUI\n\(kinds)struct Maker {\n\(overloads)}\n"
        + "let made = Maker()\n\(choices)  .absent { $0 }\n",
      "Good.swift": "import SwiftUI\n#Preview(\"Good\") { Text(\"good\") }\n",
    ])
    let result = try program.run("render", "Good.swift", "Slow.swift", "-o", "out", "--compile-time-limit", "4")
    #expect(result.exitCode == 65)
    #expect(result.errors.contains(#/Slow\.swift:1\d:\d+: error: /#), "\(result.errors)")
    #expect(result.output.contains("Good.Good"), "\(result.output) \(result.errors)")
  }
}
