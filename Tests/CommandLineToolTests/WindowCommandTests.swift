import Foundation
import Imaging
import PNGCodec
import Testing

/// Windows, from the command line to the pictures.
@Suite struct WindowCommandTests {
  private static let garden = Program.root.path + "/Samples/GardenApp.swift"

  private func picture(_ program: Program, _ path: String) throws -> StraightBitmap {
    try PNGDecoder.decode([UInt8](Data(contentsOf: program.folder.appendingPathComponent(path)))).bitmap
  }

  @Test func aWindowIsDrawnWithItsFrame() throws {
    let program = try Program()
    let result = try program.run(
      "window", Self.garden, "--size", "700x300", "-o", "window.png", "--json", "--verbose")
    #expect(result.exitCode == 0)
    #expect(
      result.output.contains(
        """
        "window":{"title":"Garden","scene":"WindowGroup","id":"garden","frame":[0,0,700,300],\
        "requestedSize":[700,300],"minimumSize":[320,292],"maximumSize":[null,null],\
        "resizability":"contentMinSize","resizeAnchor":[0,0]}
        """))
    #expect(result.errors.contains("Window: Of the window's frame only"))
    let picture = try picture(program, "window.png")
    #expect(picture.width == 700)
    #expect(picture.height == 300)
    // Outside of the corners there is nothing; the buttons are red, yellow and green.
    #expect(picture[0, 0].alpha == 0)
    #expect(picture[699, 299].alpha == 0)
    for (x, color) in [(26, [255, 95, 87]), (49, [254, 188, 46]), (72, [40, 200, 64])] {
      let pixel = picture[x, 26]
      #expect([Int(pixel.red), Int(pixel.green), Int(pixel.blue)] == color)
    }
  }

  @Test func anAnchoredCornerStaysWhereItIs() throws {
    for (anchor, anchored) in [("topLeading", (0, 0)), ("bottomTrailing", (1, 1)), ("top", (nil, 0))] {
      let program = try Program([
        "Anchored.swift": """
        import SwiftUI
        @main struct AnchoredApp: App {
          var body: some Scene {
            WindowGroup { Color.blue.ignoresSafeArea() }.windowResizeAnchor(.\(anchor)).windowStyle(.plain)
          }
        }
        """
      ])
      let result = try program.run(
        "window", "Anchored.swift", "--size", "200x120", "--size", "100x60", "--strip", "-o", "strip.png")
      #expect(result.exitCode == 0, "\(result.errors)")
      let strip = try picture(program, "strip.png")
      #expect(strip.width == 416)
      #expect(strip.height == 120)
      // The second window in its half, which begins after a gap of 16.
      let columns = (216..<416).filter { x in (0..<120).contains { strip[x, $0].alpha > 0 } }
      let rows = (0..<120).filter { y in (216..<416).contains { strip[$0, y].alpha > 0 } }
      let left = anchored.0.map { $0 * 100 } ?? 50
      #expect(columns == Array(216 + left..<316 + left), "\(anchor)")
      #expect(rows == Array(anchored.1 * 60..<anchored.1 * 60 + 60), "\(anchor)")
    }
  }

  @Test func severalSizesMakeAnAnimation() throws {
    let program = try Program([
      "View.swift": "import SwiftUI\nstruct Shown: View { var body: some View { Text(\"a\") } }"
    ])
    let sizes = ["--size", "200x120", "--size", "100x60"]
    let animation = try program.run(["window", "View.swift", "-o", "sizes.png"] + sizes)
    #expect(animation.exitCode == 0, "\(animation.errors)")
    let bytes = try Data(contentsOf: program.folder.appendingPathComponent("sizes.png"))
    #expect(bytes.range(of: Data("acTL".utf8)) != nil)
    let folder = try program.run(["window", "View.swift", "-o", "out"] + sizes)
    #expect(folder.output == "out/View.Shown.200x120.png\nout/View.Shown.100x60.png\n")
    #expect(try picture(program, "out/View.Shown.100x60.png").width == 100)
  }

  @Test func whatCannotBeShownIsRefused() throws {
    let program = try Program()
    for (arguments, code, sentence) in [
      (["--menu", "Nothing"], 64, "there is no menu called “Nothing”"),
      (["--menu", ""], 64, "--menu needs the title of a menu"),
      (["--scene", "nothing"], 64, "there is no scene called “nothing”; there are: “garden”, “calendar”"),
      (["--device", "iPhone 16"], 64, "--device is a whole screen"),
      (["--size", "infx200"], 64, "--size infx200 is infinite; give a window a finite size"),
      (["--strip"], 64, "--strip needs several sizes"),
      (["--platform", "watchos"], 64, "--platform watchos has no windows"),
      (["--platform", "ios", "--menu", "File"], 64, "--platform ios has none"),
      (["--size", "300x200", "--size", "200x200", "--menu", "File"], 64, "--menu needs one size"),
    ] as [([String], Int32, String)] {
      let result = try program.run(["window", Self.garden, "-o", "out.png"] + arguments)
      #expect(result.exitCode == code, "\(arguments): \(result.errors)")
      #expect(result.errors.contains(sentence), "\(arguments): \(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: program.folder.path + "/out.png"))
    }
  }

  @Test func windowsOfIPadsHaveTheirControls() throws {
    let program = try Program(["View.swift": "import SwiftUI\n#Preview { Text(\"a\") }"])
    let result = try program.run(
      "window", "View.swift", "--platform", "ios", "--size", "500x300", "-o", "pad.png")
    #expect(result.exitCode == 0, "\(result.errors)")
    let picture = try picture(program, "pad.png")
    let dots = [19, 28, 37].map { Int(picture[$0, 16].red) }
    #expect(dots.allSatisfy { $0 < 160 })
    #expect(picture[23, 16].red == 255)
    #expect(picture[0, 0].alpha == 0)
  }
}
