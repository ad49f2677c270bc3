import Foundation
import Imaging
import PNGCodec
import Testing

/// What `render` shows without options: screens on a device, other views at their own size, both on their
/// background.
@Suite struct DefaultSizeTests {
  private static let source = """
    import SwiftUI

    #Preview("List") { List { Text("a") } }
    #Preview("Spaced") { VStack { Text("a"); Spacer(); Text("b") } }
    #Preview("Card") { Color.red.frame(width: 30, height: 20) }
    #Preview("Row") { HStack { Color.red.frame(width: 5); Spacer(minLength: 0) }.frame(height: 20) }
    #Preview("Tall") { Color.red.frame(width: 30, height: 2000) }
    #Preview("Fixed", traits: .fixedLayout(width: 70, height: 30)) { List { Text("a") } }
    #Preview("Ideal", traits: .sizeThatFitsLayout) { Color.red.frame(width: 9).frame(minHeight: 7, maxHeight: .infinity) }
    #Preview("Turned", traits: .landscapeLeft) { Text("a") }
    struct Old_Previews: PreviewProvider {
      static var previews: some View { Text("a").previewDevice("iPhone SE") }
    }

    """

  private static let screen = [1206, 2622]

  private func sizes(_ program: Program, _ arguments: String...) throws -> [String: [Int]] {
    let result = try program.run(["render", "V.swift", "-o", "out"] + arguments)
    #expect(result.exitCode == 0, "\(result)")
    let paths = result.output.split(separator: "\n").map(String.init)
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (String(path.dropFirst("out/V.".count).dropLast(".png".count)), try program.pixelSize(path))
      })
  }

  @Test func screensAreOnADeviceAndOthersHaveTheirSize() throws {
    let program = try Program(["V.swift": Self.source])
    let sizes = try sizes(program)
    #expect(
      sizes == [
        "List": Self.screen, "Spaced": Self.screen, "Card": [60, 40], "Row": [10, 40], "Tall": [60, 4000],
        "Fixed": [140, 60], "Ideal": [18, 20], "Turned": Self.screen.reversed(), "Old_Previews": [750, 1334],
      ], "\(sizes)")
  }

  /// The device is named once, with the options that show the views differently.
  @Test func theDeviceIsSaidOnce() throws {
    let program = try Program(["V.swift": Self.source])
    let result = try program.run("render", "V.swift", "-o", "out")
    let note =
      "note: 2 views fill a screen and are shown on an iPhone 17; --device names another, --size \"*x*\" takes their ideal sizes\n"
    #expect(result.errors == note)
    for arguments in [
      ["--size", "*x*"], ["--device", "iPhone SE", "--include", "List"], ["--preview", "Card"], ["--quiet"],
    ] {
      #expect(try program.run(["render", "V.swift", "-o", "out"] + arguments).errors == "", "\(arguments)")
    }
  }

  @Test func bothCanBeChosen() throws {
    let program = try Program([
      "V.swift":
        "import SwiftUI\n#Preview(\"List\") { Color.red }\n#Preview(\"Card\") { Color.red.frame(width: 30, height: 20) }\n"
    ])
    #expect(try sizes(program, "--size", "*x*") == ["List": [10, 10], "Card": [30, 20]])
    #expect(
      try sizes(program, "--device", "iPhone SE").values.map { $0 } == [[750, 1334], [750, 1334]])
    #expect(
      try sizes(program, "--scale", "1") == ["List": [402, 874], "Card": [30, 20]])
    #expect(
      try sizes(program, "--scale", "3") == ["List@3x": Self.screen, "Card@3x": [90, 60]])
    // There is no device for the Mac.
    #expect(try sizes(program, "--platform", "macos") == ["List": [20, 20], "Card": [60, 40]])
  }

  /// The view does not notice that it is inspected before it is shown.
  @Test func viewsAppearOnce() throws {
    let program = try Program([
      "V.swift": """
      import SwiftUI
      nonisolated(unsafe) var count = 0
      struct Counter: View {
        @State private var shown = 0
        var body: some View {
          Color.red.frame(width: CGFloat(shown) * 10, height: 10)
            .onAppear { count += 1; shown = count }
        }
      }
      #Preview("Counter") { Counter() }
      """
    ])
    #expect(try sizes(program) == ["Counter": [20, 20]])
  }

  @Test(arguments: [
    ([], [255, 255, 255, 255]), (["--color-scheme", "dark"], [0, 0, 0, 255]),
    (["--background", "transparent"], [0, 0, 0, 0]), (["--background", "#00ff00"], [0, 255, 0, 255]),
    (["--size", "20x20"], [255, 255, 255, 255]),
  ])
  func viewsHaveTheirGround(_ arguments: [String], _ expected: [UInt8]) throws {
    let program = try Program([
      "V.swift": """
      import SwiftUI
      #Preview("Dot") { Circle().fill(.red).frame(width: 20, height: 20) }
      """
    ])
    let result = try program.run(["render", "V.swift", "-o", "out"] + arguments)
    #expect(result.exitCode == 0 && result.errors == "", "\(result)")
    let path = result.output.trimmingCharacters(in: .newlines)
    let pixel = try PNGDecoder.decode(Array(program.bytes(path))).bitmap[0, 0]
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == expected)
  }

  /// The appearance that the view itself asks for counts.
  @Test func theGroundIsThatOfTheViewsAppearance() throws {
    let program = try Program([
      "V.swift": """
      import SwiftUI
      #Preview("Dot") { Circle().fill(.red).frame(width: 20, height: 20).preferredColorScheme(.dark) }
      """
    ])
    #expect(try program.run("render", "V.swift", "-o", "out").exitCode == 0)
    let pixel = try PNGDecoder.decode(Array(program.bytes("out/V.Dot.png"))).bitmap[0, 0]
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [0, 0, 0, 255])
  }
}
