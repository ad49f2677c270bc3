import Foundation
import Imaging
import PNGCodec
import TestSupport
import Testing

/// Projects instead of source files.
@Suite struct ProjectCommandTests {
  /// The program in a folder with one of the projects in `Tests/Projects`.
  private func program(_ names: String...) throws -> Program {
    let program = try Program()
    for name in names {
      try FileManager.default.copyItem(
        at: Repository.root.appendingPathComponent("Tests/Projects/\(name)"),
        to: program.folder.appendingPathComponent(name))
    }
    return program
  }

  private static let player = """
    Synchronized/Player/PlayerView.swift:9: (without a name) [Player]
    Synchronized/Player/PlayerView.swift:13: Long [Player]
    Synchronized/Widget/Widget.swift:7: TrackWidget_Previews [PlayerWidget]

    """

  @Test(arguments: ["Synchronized", "Synchronized/Synchronized.xcodeproj", "Space/Space.xcworkspace"])
  func listsThePreviewsOfAProject(_ path: String) throws {
    let program = try program("Synchronized", "Space")
    let result = try program.run("render", path, "--list")
    #expect(result.output == Self.player)
    #expect(result.exitCode == 0)
  }

  @Test func listsAsJSON() throws {
    let result = try program("Synchronized").run("render", "Synchronized", "--list", "--json")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(list.map { $0["line"] as? Int } == [9, 13, 7])
    #expect(list.map { $0["target"] as? String } == ["Player", "Player", "PlayerWidget"])
    #expect(list[0]["name"] is NSNull)
    #expect(list[1]["traits"] as? [String] == [".sizeThatFitsLayout"])
    #expect(list[2]["kind"] as? String == "provider")
    #expect(list[2]["file"] as? String == "Synchronized/Widget/Widget.swift")
  }

  /// Listing sources neither runs nor compiles any of them.
  @Test func listsWhatDoesNotCompile() throws {
    let program = try Program([
      "A.swift": "#Preview(\"A\") { NotThere(\n", "B.swift": "import Nowhere\n#Preview { }\n",
    ])
    let result = try program.run("inspect", "A.swift", "B.swift", "--list")
    #expect(result.output == "A.swift:1: A\nB.swift:2: (without a name)\n")
    #expect(result.exitCode == 0)
  }

  @Test func rendersTheProjectOfTheCurrentFolder() throws {
    let program = try program("Synchronized")
    let result = try program.shell("cd Synchronized && \"$0\" render --size 40x20 -o ../out")
    #expect(
      result.output == """
        ../out/Player/PlayerView.PlayerView.40x20.png
        ../out/Player/PlayerView.Long.40x20.png
        ../out/PlayerWidget/Widget.TrackWidget_Previews.40x20.png
        ../out/PlayerWidget/Widget.TrackWidget_Previews.Again.40x20.png

        """)
    #expect(result.errors == "3 previews: 3 drawn, 0 drawn in part, 0 not drawn\n")
    #expect(result.exitCode == 0)
  }

  /// Previews of providers are named after the file that contains them.
  @Test func filesProvidersUnderTheirOwnFile() throws {
    let program = try Program([
      "First.swift": "import SwiftUI\nstruct First: View { var body: some View { Color.red } }\n",
      "Second.swift": """
      import SwiftUI

      struct Second_Previews: PreviewProvider {
        static var previews: some View { First() }
      }
      """,
    ])
    let result = try program.run("render", "First.swift", "Second.swift", "--size", "8x8", "-o", "out")
    #expect(result.output == "out/Second.Second_Previews.8x8.png\n")
  }

  /// However many targets have one name, each has a folder of its own for its pictures.
  @Test func tellsTargetsOfOneNameApart() throws {
    var files: [String: String] = [:]
    for folder in ["a/One", "b/Two", "c/Two", "d/Two"] {
      files["\(folder)/Package.swift"] = "// swift-tools-version: 5.9\n"
      files["\(folder)/Sources/App/View.swift"] = "import SwiftUI\n\n#Preview { Color.red }\n"
    }
    let result = try Program(files).run("render", ".", "--size", "8x8", "-o", "out")
    #expect(
      result.output == """
        out/App/View.Preview.8x8.png
        out/Two-App/View.Preview.8x8.png
        out/Two-App-2/View.Preview.8x8.png
        out/Two-App-3/View.Preview.8x8.png

        """)
    #expect(result.errors.hasSuffix("4 previews: 4 drawn, 0 drawn in part, 0 not drawn\n"))
  }

  @Test func takesOneTarget() throws {
    let program = try program("Synchronized")
    let result = try program.run(
      "inspect", "Synchronized", "--target", "PlayerWidget", "--include", "Again", "--size", "40x20")
    #expect(result.output.hasPrefix("Again 40x20\n"))
    let unknown = try program.run("render", "Synchronized", "--target", "Playr")
    #expect(unknown.exitCode == 64)
    #expect(
      unknown.errors.hasSuffix(
        "there is no target called “Playr”; there are: Player, PlayerWidget, Sound; did you mean “Player”?\n")
    )
    let files = try program.run("render", "Synchronized/Player/PlayerView.swift", "--target", "Player")
    #expect(files.exitCode == 64)
    #expect(
      files.errors.hasPrefix("error: “Player” belongs to a project, and the arguments are source files\n"))
  }

  /// A pattern may match only one of several targets; it is an error only if no target matches.
  @Test func looksForPatternsInAllTargets() throws {
    let program = try program("Synchronized")
    let result = try program.run(
      "render", "Synchronized", "--include", "Long", "--size", "40x20", "-o", "out")
    #expect(result.output == "out/Player/PlayerView.Long.40x20.png\n")
    #expect(result.exitCode == 0)
    let none = try program.run("render", "Synchronized", "--include", "Lonk", "--size", "40x20", "-o", "out")
    #expect(none.errors.contains("--include “Lonk” describes no preview"))
    #expect(none.exitCode == 64)
  }

  @Test func saysWhatIsNoProject() throws {
    let program = try Program(["empty/notes.txt": "", "notes.txt": ""])
    for (path, code) in [("absent", 66), ("empty", 65), ("notes.txt", 64)] as [(String, Int32)] {
      let result = try program.run("render", path)
      #expect(result.exitCode == code)
      #expect(result.errors.hasPrefix("error: "))
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  // MARK: fittingroom.yml

  private static let configuration = """
    usual: [languages]
    sets:
      languages:
        color-schemes: [light, dark]
        locales: [en, ar]
        targets: Player
        include: Long
        sizes: 40x20
        output: pictures
      small:
        sizes: 30x20
        targets: PlayerWidget

    """

  @Test func doesTheUsualRun() throws {
    let program = try program("Synchronized")
    try program.write(["Synchronized/fittingroom.yml": Self.configuration])
    let usual = try program.shell("cd Synchronized && \"$0\" render")
    #expect(usual.errors == "")
    let pictures = usual.output.split(separator: "\n").map {
      $0.split(separator: "/").suffix(3).joined(separator: "/")
    }
    #expect(
      pictures
        == ["light.en", "dark.en", "light.ar", "dark.ar"].map {
          "pictures/Player/PlayerView.Long.40x20.\($0).png"
        })
    // The command line takes precedence over the configuration, and another set may be selected.
    let other = try program.run(
      "render", "Synchronized", "--config-set", "small", "--size", "20x20", "-o", "out")
    #expect(
      other.output
        == "out/PlayerWidget/Widget.TrackWidget_Previews.20x20.png\n"
        + "out/PlayerWidget/Widget.TrackWidget_Previews.Again.20x20.png\n"
    )
    let without = try program.run(
      "render", "Synchronized", "--no-config", "--include", "Long", "--size", "20x20", "-o", "out")
    #expect(without.output == "out/Player/PlayerView.Long.20x20.png\n")
  }

  @Test(arguments: [
    (
      "light", "lihgt",
      ":4: “lihgt” is not known in “color-schemes”; there are: light, dark; did you mean “light”?", 65
    ),
    (
      "sizes: 40x20", "devices: iPhne SE",
      ":8: the device “iPhne SE” is not known (“fittingroom devices” lists all); did you mean “iPhone SE”?",
      65
    ),
    (
      "targets: Player\n", "targets: Palyer\n",
      "Synchronized.xcodeproj: there is no target called “Palyer”; there are: Player, PlayerWidget, Sound; did you mean “Player”?",
      64
    ),
    (
      "usual: [languages]", "usual: [language]",
      ":1: “usual” names the set “language”, which is not there; did you mean “languages”?", 65
    ),
  ])
  func saysWhatIsWrongInTheConfiguration(_ right: String, _ wrong: String, _ message: String, _ code: Int32)
    throws
  {
    let program = try program("Synchronized")
    try program.write(["Synchronized/fittingroom.yml": Self.configuration.replacing(right, with: wrong)])
    let result = try program.run("render", "Synchronized")
    #expect(result.errors.hasSuffix(message + "\n"), "\(result.errors)")
    #expect(result.exitCode == code)
  }

  @Test func saysWhereThereIsNoConfiguration() throws {
    let result = try program("Synchronized").run("render", "Synchronized", "--config-set", "phones")
    #expect(
      result.errors
        == "error: Synchronized: there is no fittingroom.yml in the folder or above it that could hold the set “phones”\n"
    )
    #expect(result.exitCode == 64)
  }

  // MARK: Variants

  @Test func multipliesWhatIsRepeated() throws {
    let program = try Program(["A.swift": "import SwiftUI\n#Preview(\"A\") { ScrollView { Text(\"A\") } }\n"])
    let result = try program.run(
      "render", "A.swift", "--size", "20x20", "--scale", "1", "--scale", "2", "--horizontal-size-class",
      "compact",
      "--horizontal-size-class", "regular", "--vertical-size-class", "compact", "--scroll-to", "top",
      "--scroll-to",
      "bottom", "-o", "out")
    let names = result.output.split(separator: "\n")
    #expect(names.count == 8)
    #expect(names.first == "out/A.A.20x20.top.compact-width.png")
    #expect(names.last == "out/A.A.20x20@2x.bottom.regular-width.png")
    // An option with a single value does not change names.
    let single = try program.run(
      "render", "A.swift", "--size", "20x20", "--horizontal-size-class", "regular", "-o", "out")
    #expect(single.output == "out/A.A.20x20.png\n")
  }

  @Test func writesAGallery() throws {
    let program = try Program([
      "A.swift": "import SwiftUI\n#Preview(\"A\") { Image(\"nowhere\") }\n#Preview(\"B\") { Color.red }\n"
    ])
    let result = try program.run(
      "render", "A.swift", "--size", "20x20", "--color-scheme", "light", "--color-scheme", "dark", "-o",
      "out/pictures",
      "--gallery", "out/index.html")
    #expect(result.exitCode == 0)
    #expect(result.errors.hasSuffix("note: out/index.html shows 4 pictures.\n"))
    let page = String(decoding: try program.bytes("out/index.html"), as: UTF8.self)
    for name in ["pictures/A.A.20x20.light.png", "pictures/A.B.20x20.dark.png", "Appearance", "missingAsset"]
    {
      #expect(page.contains(name), "\(name)")
    }
    let wrong = try program.run("render", "A.swift", "--gallery", "out")
    #expect(wrong.exitCode == 64)
  }

  /// A sheet has a copy of each picture: the red and the blue one are found on it, at half of their points' size in pixels each.
  @Test func writesAContactSheet() throws {
    let program = try Program([
      "A.swift": "import SwiftUI\n#Preview(\"Red\") { Color.red }\n#Preview(\"Blue\") { Color.blue }\n"
    ])
    let result = try program.run(
      "render", "A.swift", "--size", "640x960", "--scale", "1", "-o", "out", "--contact-sheet",
      "out/sheet.png")
    #expect(result.exitCode == 0, "\(result)")
    #expect(result.errors.hasSuffix("note: out/sheet.png shows 2 pictures.\n"), "\(result)")
    let sheet = try PNGDecoder.decode(Array(program.bytes("out/sheet.png"))).bitmap
    let counts = Dictionary(grouping: sheet.pixels) { $0 }.mapValues(\.count)
    let red = try #require(
      PNGDecoder.decode(Array(program.bytes("out/A.Red.640x960.png"))).bitmap.pixels.first)
    let blue = try #require(
      PNGDecoder.decode(Array(program.bytes("out/A.Blue.640x960.png"))).bitmap.pixels.first)
    // 160 by 240 points at two pixels each, but for the hairline around it.
    for color in [red, blue] {
      #expect((318 * 478...320 * 480).contains(counts[color] ?? 0), "\(counts[color] ?? 0)")
    }
    // A sheet takes no picture's place.
    let taken = try program.run(
      "render", "A.swift", "--size", "640x960", "--scale", "1", "-o", "out", "--contact-sheet",
      "./out/A.Red.640x960.png")
    #expect(taken.exitCode == 64, "\(taken)")
    #expect(
      taken.errors.hasSuffix(
        "error: ./out/A.Red.640x960.png is a picture of the run; give --contact-sheet another name\n"),
      "\(taken)")
    #expect(try PNGDecoder.decode(Array(program.bytes("out/A.Red.640x960.png"))).bitmap.width == 640)
    let wrong = try program.run("render", "A.swift", "--contact-sheet", "out/sheet.html")
    #expect(wrong.exitCode == 64)
    #expect(wrong.errors.contains("--contact-sheet names a file that ends in .png"), "\(wrong)")
  }
}
