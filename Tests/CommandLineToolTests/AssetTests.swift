import Foundation
import Imaging
import PNGCodec
import TestSupport
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

  /// The closure that makes a preview's view can read files, too, before anything is shown.
  @Test func filesAreThereBeforeTheWindowIs() throws {
    let program = try program([
      "App/Screen.swift": """
      import SwiftUI
      extension Bundle {
        func words() -> [String] {
          try! JSONDecoder().decode(
            [String].self, from: Data(contentsOf: url(forResource: "words.json", withExtension: nil)!))
        }
      }
      struct Screen: View {
        let words = Bundle.main.words()
        var body: some View { Text(words[0]) }
      }
      #Preview("Made") {
        let words = Bundle.main.words()
        return Text("made \\(words[0])")
      }
      struct Screen_Previews: PreviewProvider {
        static let words = Bundle.main.words()
        static var previews: some View { Text("provided \\(words[0])") }
      }
      """
    ])
    for (arguments, text) in [
      (["--view", "Screen"], "from a file"), (["--preview", "Made"], "made from a file"),
      (["--preview", "Screen_Previews"], "provided from a file"),
    ] {
      let result = try program.run(["inspect", "App/Screen.swift", "--size", "200x100"] + arguments)
      #expect(
        result.exitCode == 0 && result.output.contains("\"\(text)\""), "\(result.output) \(result.errors)")
    }
  }

  @Test func literalsOfImagesAndColorsAreTheProjects() throws {
    let program = try program([
      "App/Screen.swift": """
      import SwiftUI
      import UIKit
      struct Screen: View {
        private let hero = #imageLiteral(resourceName: "Game/hero")
        private let blue = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
        var body: some View {
          Image(uiImage: hero)
          Text("blue \\(blue.cgColor.components?[2] ?? 0)")
        }
      }
      """
    ])
    let result = try program.run("inspect", "App/Screen.swift", "--size", "100x100")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains(/Image \([0-9.]+, [0-9.]+, 30, 10\)/), "\(result.output)")
    #expect(result.output.contains("\"blue 1.000000\""), "\(result.output)")
  }

  /// A template that is repeated has the foreground's colour, as one that is drawn once.
  @Test func tiledTemplatesHaveTheForegroundsColor() throws {
    let program = try program([
      "\(Self.catalog)/dot.imageset/Contents.json": """
      {"images": [{"filename": "dot.svg"}], "properties": {"template-rendering-intent": "template"}}
      """,
      "\(Self.catalog)/dot.imageset/dot.svg":
        "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><rect width='5' height='10'/></svg>",
      "App/Screen.swift": """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Image("dot").resizable(resizingMode: .tile).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
      }
      """,
    ])
    let result = try program.run(
      "render", "App/Screen.swift", "--size", "20x10", "--scale", "1", "--background", "transparent", "-o",
      "out")
    #expect(result.exitCode == 0, "\(result.errors)")
    let file = try #require(
      try FileManager.default.contentsOfDirectory(atPath: program.folder.appendingPathComponent("out").path)
        .first { $0.hasSuffix(".png") })
    let picture = try PNGDecoder.decode(Array(program.bytes("out/\(file)"))).bitmap
    for x in [2, 12] {
      let (inside, beside) = (picture[x, 5], picture[x + 5, 5])
      #expect(inside.red == 255 && inside.green == 0 && inside.blue == 0 && inside.alpha == 255)
      #expect(beside.alpha == 0)
    }
  }

  /// A page of 4 x 8 points whose lower half is red, as large as the page and as sharp when it is enlarged.
  @Test func drawingsInPDFAreImagesOfACatalog() throws {
    let pdf = PDFPage.file(width: 4, height: 8, drawing: "1 0 0 rg 0 0 4 4 re f")
    let program = try program([
      "\(Self.catalog)/flag.imageset/Contents.json":
        "{\"images\": [{\"filename\": \"flag.pdf\", \"idiom\": \"universal\"}]}",
      "\(Self.catalog)/flag.imageset/flag.pdf": pdf,
      "App/Screen.swift": """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Image(.flag)
          Image("flag").resizable().frame(width: 40, height: 80)
        }
      }
      """,
    ])
    let result = try program.run("inspect", "App/Screen.swift", "--size", "100x200")
    if result.errors.contains("PDF") { return }
    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains(/Image \([0-9.]+, [0-9.]+, 4, 8\)/), "\(result.output)")
    #expect(result.output.contains(/Image \([0-9.]+, [0-9.]+, 40, 80\)/), "\(result.output)")
  }

  /// A custom symbol is as wide as its margins are apart, and its baseline is the template's: both are lines with a stroke.
  @Test func customSymbolsLieBetweenTheirGuides() throws {
    func line(_ id: String, _ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> String {
      "<line id=\"\(id)\" style=\"fill:none;stroke:#27AAE1;stroke-width:0.5;\" x1=\"\(x.lowerBound)\" "
        + "x2=\"\(x.upperBound)\" y1=\"\(y.lowerBound)\" y2=\"\(y.upperBound)\"/>"
    }
    let symbol = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Guides">
      \(line("Baseline-M", 263...3036, 1126...1126))
      \(line("left-margin-Regular-M", 1400...1400, 1030...1150))
      \(line("right-margin-Regular-M", 1600...1600, 1030...1150))
      </g>
      <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M50-70H150V30H50Z"/></g></g>
      </svg>
      """
    let program = try program([
      "\(Self.catalog)/square.symbolset/Contents.json":
        "{\"symbols\": [{\"filename\": \"square.svg\", \"idiom\": \"universal\"}]}",
      "\(Self.catalog)/square.symbolset/square.svg": symbol,
      "App/Screen.swift": """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          HStack(alignment: .firstTextBaseline, spacing: 0) {
            Image("square").font(.system(size: 100))
            Color.red.frame(width: 10, height: 10).alignmentGuide(.firstTextBaseline) { $0[.bottom] }
          }
        }
      }
      """,
    ])
    let result = try program.run("inspect", "App/Screen.swift", "--size", "300x200")
    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    // Between 70 points above the baseline and 30 below it there is a margin of three on both sides.
    #expect(result.output.contains(/Image \(45, 47, 200, 106\)/), "\(result.output)")
    #expect(result.output.contains(/Color \(245, 110, 10, 10\)/), "\(result.output)")
  }

  @Test func modelsThatHaveLearnedHaveClasses() throws {
    // A model with the inputs “wake”, a number, and “tag”, a text that may be missing, and the output “sleep”.
    func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
      [number << 3 | 2, UInt8(bytes.count)] + bytes
    }
    func feature(_ name: String, _ type: [UInt8]) -> [UInt8] { field(1, Array(name.utf8)) + field(3, type) }
    let description =
      field(1, feature("wake", field(2, []))) + field(1, feature("tag", field(3, []) + [0xC0, 0x3E, 1]))
      + field(10, feature("sleep", field(2, [])))
    let program = try program([
      "App/Screen.swift": """
      import CoreML
      import SwiftUI
      struct Screen: View {
        private var answer: String {
          do {
            let model = try Rest(configuration: MLModelConfiguration())
            return try "\\(model.prediction(wake: 7).sleep)"
          } catch { return "no answer" }
        }
        var body: some View { Text(answer) }
      }
      """
    ])
    try Data([8, 1] + field(2, description))
      .write(to: program.folder.appendingPathComponent("App/Rest.mlmodel"))
    let result = try program.run("inspect", "App/Screen.swift", "--size", "100x100", "--json")
    #expect(
      result.exitCode == 0 && result.output.contains("\"no answer\""), "\(result.output) \(result.errors)")
    #expect(result.output.contains("Core ML models are not run"), "\(result.output)")
  }

  @Test func missingAndBrokenImagesTakeNoRoomAndAreToldWithTheirLine() throws {
    let source = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          HStack(spacing: 0) {
            Image("Absent")
            Image("Broken")
            Image("Wide").resizable()
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
    #expect(result.errors.contains("There is no image \"Wide\"; its place stays empty."), "\(result.errors)")
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
    // For a name that does not exist, the message lists those that do.
    try program.write(
      "import SwiftUI\n#Preview { Text(\"a\").font(.custom(\"Fira\", size: 20)) }\n", to: "App/Screen.swift")
    let missing = try program.run("inspect", "App/Screen.swift")
    #expect(
      missing.errors.hasSuffix(
        "There is no font \"Fira\"; the system's stands in its place. The project's fonts are called \"Fira Code\", "
          + "\"FiraCode-Regular\", \"Listed\".\n"), "\(missing)")
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
    let overloads = (1...4).map { "  func pick(_ body: (Kind\($0)) -> Kind\($0)) -> Maker { self }\n" }
      .joined()
    let kinds = (1...4).map { "struct Kind\($0) {}\n" }.joined()
    let program = try Program([
      "Slow.swift":
        "import SwiftUI\n\(kinds)struct Maker {\n\(overloads)}\n"
        + "let made = Maker()\n\(choices)  .absent { $0 }\n",
      "Good.swift": "import SwiftUI\n#Preview(\"Good\") { Text(\"good\") }\n",
    ])
    let result = try program.run(
      "render", "Good.swift", "Slow.swift", "-o", "out", "--compile-time-limit", "4")
    #expect(result.exitCode == 65)
    #expect(result.errors.contains(#/Slow\.swift:1\d:\d+: error: /#), "\(result.errors)")
    #expect(result.output.contains("Good.Good"), "\(result.output) \(result.errors)")
  }
}
