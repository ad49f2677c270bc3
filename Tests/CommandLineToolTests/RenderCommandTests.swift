import Foundation
import Imaging
import PNGCodec
import Testing

@Suite struct RenderCommandTests {
  private static let swatch = """
    import SwiftUI

    struct Swatch: View {
      var color = Color.red
      @State private var count = 0
      var body: some View { color }
    }

    struct Row: View {
      let title: String
      var body: some View { Text(title) }
    }

    """

  @Test func writesOnePictureForEachSize() throws {
    let program = try Program(["Swatch.swift": Self.swatch])
    let result = try program.run(
      "render", "Swatch.swift", "--size", "20x10", "--size", "7.5x3", "--scale", "2", "-o", "out")
    #expect(result.errors == "")
    #expect(result.output == "out/Swatch.Swatch.20x10@2x.png\nout/Swatch.Swatch.7.5x3@2x.png\n")
    #expect(result.exitCode == 0)
    #expect(try program.pixelSize("out/Swatch.Swatch.20x10@2x.png") == [40, 20])
    #expect(try program.pixelSize("out/Swatch.Swatch.7.5x3@2x.png") == [15, 6])
  }

  @Test func showsIncreasedContrastUnderItsName() throws {
    let program = try Program(["Swatch.swift": Self.swatch])
    let result = try program.run(
      "render", "Swatch.swift", "--view", "Swatch", "--size", "4x4", "--contrast", "standard", "--contrast",
      "increased", "--color-scheme", "dark", "-o", "out")
    #expect(result.errors == "")
    #expect(
      result.output == """
        out/Swatch.Swatch.4x4.dark.standard-contrast.png
        out/Swatch.Swatch.4x4.dark.increased-contrast.png

        """)
    let palette = Data("PLTE".utf8)
    let (standard, increased) = (
      try program.bytes("out/Swatch.Swatch.4x4.dark.standard-contrast.png"),
      try program.bytes("out/Swatch.Swatch.4x4.dark.increased-contrast.png")
    )
    #expect(standard.range(of: palette + Data([0xFF, 0x42, 0x45])) != nil)
    #expect(increased.range(of: palette + Data([0xFF, 0x61, 0x65])) != nil)
    #expect(try program.run("render", "Swatch.swift", "--contrast", "some").exitCode == 64)
  }

  @Test func writesDisplayP3WithItsProfile() throws {
    let source = """
      import SwiftUI
      struct Wide: View { var body: some View { Color(.displayP3, red: 1, green: 0.5, blue: 0) } }
      """
    let program = try Program(["Wide.swift": source])
    #expect(try program.run("render", "Wide.swift", "--size", "4x4", "-o", "srgb").exitCode == 0)
    let wide = try program.run("render", "Wide.swift", "--size", "4x4", "--color-space", "p3", "-o", "p3")
    #expect(wide.errors == "")
    let plain = try program.bytes("srgb/Wide.Wide.4x4.png")
    let profiled = try program.bytes("p3/Wide.Wide.4x4.png")
    #expect(plain.range(of: Data("iCCP".utf8)) == nil)
    #expect(plain.range(of: Data("sRGB".utf8)) != nil)
    #expect(profiled.range(of: Data("iCCP".utf8)) != nil)
    // The palette contains the one colour: as given, and at the edge of sRGB.
    #expect(profiled.range(of: Data("PLTE".utf8) + Data([255, 128, 0])) != nil)
    #expect(plain.range(of: Data("PLTE".utf8) + Data([255, 118, 0])) != nil)
  }

  @Test func makesFilesAsSmallAsIsAskedFor() throws {
    let source = """
      import SwiftUI
      struct Sky: View {
        var body: some View {
          LinearGradient(colors: [.blue, .orange], startPoint: .topLeading, endPoint: .bottom)
            .overlay(Text("Evening sky").font(.largeTitle))
        }
      }
      """
    let program = try Program(["Sky.swift": source])
    var sizes: [Int] = []
    for effort in ["max", "default", "fast"] {
      let result = try program.run(
        "render", "Sky.swift", "--size", "200x200", "--png-effort", effort, "-o", effort)
      #expect(result.exitCode == 0)
      sizes.append(try program.bytes("\(effort)/Sky.Sky.200x200.png").count)
    }
    #expect(sizes[0] <= sizes[1])
    #expect(sizes[1] < sizes[2])
  }

  @Test func takesTheViewsOwnSizeWhereNoneIsProposed() throws {
    let program = try Program([
      "Box.swift":
        "import SwiftUI\nstruct Box: View { var body: some View { Color.red.frame(width: 12, height: 5) } }"
    ])
    #expect(try program.run("render", "Box.swift", "--size", "*x30", "-o", "out").exitCode == 0)
    #expect(try program.run("render", "Box.swift", "-o", "out").exitCode == 0)
    #expect(try program.pixelSize("out/Box.Box.x30.png") == [12, 30])
    #expect(try program.pixelSize("out/Box.Box.png") == [24, 10])
  }

  /// For a type declared in another file of the folder, the message says what to do.
  @Test func saysWhereAMissingTypeStands() throws {
    let program = try Program([
      "Views/Card.swift": "import SwiftUI\n#Preview { Row(title: \"x\") }\n",
      "Views/Row.swift":
        "import SwiftUI\npublic struct Row: View {\n  var title: String\n  public var body: some View { Text(title) }\n}\n",
    ])
    let result = try program.run("render", "Views/Card.swift", "-o", "out")
    #expect(result.exitCode == 65 && result.errors.contains("cannot find 'Row' in scope"), "\(result)")
    #expect(
      result.errors.hasSuffix(
        "note: “Row” is declared in Views/Row.swift, which was not named; name that file, too, or the folder\n"
      ))
    #expect(try program.run("render", "Views", "-o", "out").exitCode == 0)
  }

  @Test func rendersEveryPreviewInTheOrderOfTheSource() throws {
    let source =
      Self.swatch + """
        #Preview("Second name") { Row(title: "a") }
        #Preview { Swatch() }
        #Preview { Color.blue }
        #Preview("Sized", traits: .sizeThatFitsLayout) {
          @Previewable @State var title = "b"
          Row(title: title)
        }
        struct Old_Previews: PreviewProvider {
          static var previews: some View { Swatch() }
        }
        """
    let program = try Program(["All.swift": source])
    let result = try program.run("render", "All.swift", "--size", "9x9", "-o", "out")
    #expect(result.errors == "")
    #expect(
      result.output == """
        out/All.Second-name.9x9.png
        out/All.Swatch.9x9.png
        out/All.Preview.9x9.png
        out/All.Sized.9x9.png
        out/All.Old_Previews.9x9.png

        """)
  }

  @Test func rendersEachPreviewOfAProviderUnderItsName() throws {
    let source = """
      import SwiftUI
      struct Box_Previews: PreviewProvider {
        static var previews: some View {
          Color.red.previewDisplayName("Red")
          Group {
            Color.green.frame(width: 3, height: 3)
            Color.blue.previewLayout(.fixed(width: 7, height: 4)).previewDisplayName("Blue")
          }
        }
      }
      """
    let program = try Program(["Box.swift": source])
    let result = try program.run("render", "Box.swift", "--quiet", "-o", "out")
    #expect(result.errors == "")
    #expect(
      result.output == """
        out/Box.Box_Previews.Red.png
        out/Box.Box_Previews.png
        out/Box.Box_Previews.Blue.png

        """)
    #expect(try program.pixelSize("out/Box.Box_Previews.png") == [6, 6])
    #expect(try program.pixelSize("out/Box.Box_Previews.Blue.png") == [14, 8])
  }

  @Test func rendersTheLastViewThatNeedsNoArgumentsWhereThereIsNoPreview() throws {
    let source = """
      import SwiftUI
      struct First: View { var body: some View { Color.red } }
      #if os(iOS)
      struct Second: View {
        @Environment(\\.colorScheme) private var scheme
        var title: String?
        init(title: String? = nil) { self.title = title }
        var body: some View { Inner() }
        struct Inner: View { var body: some View { Color.blue } }
      }
      #else
      struct Third: View { var body: some View { Color.green } }
      #endif
      struct Needs: View { @Binding var isOn: Bool; var body: some View { Color.green } }
      struct Generic<Content: View>: View { var content: Content; var body: some View { content } }
      private struct Hidden: View { var body: some View { Color.green } }
      """
    let program = try Program(["Views.swift": source])
    #expect(
      try program.run("render", "Views.swift", "--size", "2x2", "-o", "out").output
        == "out/Views.Second.2x2.png\n")
    let unknown = try program.run("render", "Views.swift", "--view", "Nope")
    #expect(
      unknown.errors
        == "error: there is no view called “Nope”; there are: First, Second, Second.Inner, Needs\n")
    #expect(unknown.exitCode == 64)
  }

  @Test func rendersTheChosenViewOrPreview() throws {
    let program = try Program([
      "Swatch.swift": Self.swatch + "#Preview(\"A\") { Color.red }\n#Preview(\"B\") { Color.red }"
    ])
    #expect(
      try program.run("render", "Swatch.swift", "--size", "2x2", "--view", "Swatch").output
        == "./Swatch.Swatch.2x2.png\n")
    #expect(
      try program.run("render", "Swatch.swift", "--size", "2x2", "--preview", "B").output
        == "./Swatch.B.2x2.png\n")
    let needs = try program.run("render", "Swatch.swift", "--view", "Row")
    #expect(
      needs.errors == "error: Row cannot be made without arguments: it needs title; show it in a #Preview\n")
    #expect(needs.exitCode == 64)
    let unknown = try program.run("render", "Swatch.swift", "--preview", "C")
    #expect(unknown.errors == "error: there is no preview called “C”; there are: A, B\n")
    #expect(unknown.exitCode == 64)
  }

  @Test func compilesSeveralFilesAsOneModule() throws {
    let program = try Program([
      "Screen.swift": "import SwiftUI\n#Preview(\"Screen\") { Part(width: 3) }",
      "Part.swift":
        "import SwiftUI\nstruct Part: View { let width: CGFloat; var body: some View { Color.red } }",
    ])
    let result = try program.run("render", "Screen.swift", "Part.swift", "--size", "2x2")
    #expect(result.output == "./Screen.Screen.2x2.png\n")
    #expect(result.errors == "")
  }

  @Test func findsApplesOtherModules() throws {
    let source = """
      import Combine
      import CoreGraphics
      import SwiftUI
      import os
      #if canImport(UIKit)
      import UIKit
      #else
      #error("no UIKit")
      #endif

      final class Model: ObservableObject { @Published var width: CGFloat = 3 }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View { Color.red.frame(width: model.width) }
      }
      """
    let program = try Program(["Screen.swift": source])
    let result = try program.run("render", "Screen.swift", "--size", "*x2")
    #expect(result.errors == "")
    #expect(try program.pixelSize("Screen.Screen.x2.png") == [3, 2])
  }

  @Test func printsTheCompilersDiagnosticsWithTheUsersPaths() throws {
    let program = try Program([
      "Broken.swift": "import SwiftUI\nstruct A: View { var body: some View { Txt(\"a\") } }"
    ])
    let result = try program.run("render", "Broken.swift", "-o", "out")
    #expect(result.errors.hasPrefix("Broken.swift:2:40: error: cannot find 'Txt' in scope\n"))
    #expect(result.exitCode == 65)
    #expect(result.output == "")
  }

  @Test func saysWhenThereIsNothingToRender() throws {
    let program = try Program([
      "None.swift":
        "import SwiftUI\nstruct Row: View { let title: String; var body: some View { Text(title) } }"
    ])
    let result = try program.run("render", "None.swift")
    #expect(
      result.errors
        == "error: None.swift: there is no preview and no view that can be made without arguments (Row needs title); "
        + "add a #Preview\n"
    )
    #expect(result.exitCode == 65)
  }

  @Test(arguments: ["-5x5", "nanx5", "5", "5x5x5", "1e9x5", "x"])
  func refusesWhatIsNotASize(size: String) throws {
    let result = try Program().run("render", "None.swift", "--size=\(size)")
    #expect(result.errors.hasPrefix("error: the value “\(size)” is invalid for “--size <WxH>”"))
    #expect(result.exitCode == 64)
  }

  @Test func refusesTooManyPixelsBeforeItCompiles() throws {
    let result = try Program().run("render", "None.swift", "--size", "20000x5001")
    #expect(
      result.errors
        == "error: a picture of 20000×5001 points at scale 1 has more than 100000000 pixels; allow more with "
        + "--max-pixels\n"
    )
    #expect(result.exitCode == 64)
  }

  @Test func refusesTooManyPixelsThatTheViewAsksFor() throws {
    let program = try Program([
      "Huge.swift":
        "import SwiftUI\nstruct Huge: View { var body: some View { Color.red.frame(width: 1e6, height: 1e6) } }"
    ])
    let result = try program.run("render", "Huge.swift", "--max-pixels", "1000")
    #expect(
      result.errors
        == "error: a picture of 1000000×1000000 points at scale 2 has more than 1000 pixels; allow more with "
        + "--max-pixels\n"
    )
    #expect(result.exitCode == 64)
  }

  @Test func namesTheFileThatIsMissing() throws {
    let result = try Program().run("render", "None.swift")
    #expect(result.errors == "error: None.swift cannot be read: there is no such file\n")
    #expect(result.exitCode == 66)
  }

  @Test func saysWhereFontsWereLookedFor() throws {
    let program = try Program(["Swatch.swift": Self.swatch])
    let result = try program.run("render", "Swatch.swift", "--fonts", "nowhere")
    #expect(
      result.errors
        == "error: no folder with fonts was found; looked in nowhere; name one with --fonts or FITTINGROOM_FONTS\n"
    )
    #expect(result.exitCode == 69)
  }

  @Test func namesTheFolderThatCannotBeWritten() throws {
    let program = try Program(["Swatch.swift": Self.swatch, "file": ""])
    let result = try program.run("render", "Swatch.swift", "--size", "2x2", "-o", "file/out")
    #expect(result.errors == "error: file cannot be written: it is not a folder\n")
    #expect(result.exitCode == 73)
  }

  @Test func survivesAViewThatTraps() throws {
    let source = """
      import SwiftUI
      struct Bad: View { var numbers: [Int] = []; var body: some View { Text("\\(numbers[3])") } }
      #Preview("one") { Color.red }
      #Preview("two") { Bad() }
      #Preview("three") { Color.blue }
      """
    let program = try Program(["Trap.swift": source])
    for jobs in ["1", "2"] {
      let result = try program.run("render", "Trap.swift", "--size", "2x2", "--jobs", jobs, "-o", "out")
      #expect(result.output == "out/Trap.one.2x2.png\nout/Trap.three.2x2.png\n")
      #expect(result.errors.hasPrefix("error: Trap.swift:4: two at 2x2 trapped: "))
      #expect(result.errors.contains("Fatal error: Index out of range"))
      #expect(result.exitCode == 70)
    }
  }

  @Test func stopsAViewThatNeverEnds() throws {
    let source = """
      import SwiftUI
      struct Endless: View {
        var body: some View {
          while true {}
          return Color.red
        }
      }
      """
    let program = try Program(["Endless.swift": source])
    let result = try program.run("render", "Endless.swift", "--size", "2x2", "--time-limit", "1")
    #expect(
      result.errors
        == "error: Endless.swift: Endless at 2x2 was not done after 1 s and was stopped; allow more with --time-limit\n"
    )
    #expect(result.exitCode == 70)
  }

  @Test func keepsWhatViewsPrintOutOfItsOutput() throws {
    let source = """
      import SwiftUI
      struct Loud: View { var body: some View { let _ = print("loud"); Color.red } }
      """
    let program = try Program(["Loud.swift": source])
    let result = try program.run("render", "Loud.swift", "--size", "2x2")
    #expect(result.output == "./Loud.Loud.2x2.png\n")
    #expect(result.errors.contains("loud"))
  }

  @Test func drawsTheSameBytesEachTimeAndWithAnyNumberOfProcesses() throws {
    let program = try Program([
      "Swatch.swift": Self.swatch + "#Preview(\"Row\") { Row(title: \"Grüße 你好 👋\") }"
    ])
    let sizes = (1...6).flatMap { ["--size", "\($0 * 20)x30"] }
    for (folder, jobs) in [("a", "1"), ("b", "3"), ("c", "3")] {
      #expect(
        try program.run(["render", "Swatch.swift", "-o", folder, "--jobs", jobs] + sizes).exitCode == 0)
    }
    let names = try program.pictures(in: "a")
    #expect(names.count == 6)
    for name in names {
      #expect(try program.bytes("a/\(name)") == program.bytes("b/\(name)"))
      #expect(try program.bytes("b/\(name)") == program.bytes("c/\(name)"))
    }
  }

  @Test func compilesAgainWhenTheSourceChanges() throws {
    let program = try Program(["Swatch.swift": Self.swatch])
    #expect(try program.run("render", "Swatch.swift", "--size", "2x2", "-o", "a").exitCode == 0)
    try Self.swatch.replacingOccurrences(of: "Color.red", with: "Color.blue")
      .write(to: program.folder.appendingPathComponent("Swatch.swift"), atomically: true, encoding: .utf8)
    #expect(try program.run("render", "Swatch.swift", "--size", "2x2", "-o", "b").exitCode == 0)
    #expect(try program.bytes("a/Swatch.Swatch.2x2.png") != program.bytes("b/Swatch.Swatch.2x2.png"))
  }

  @Test func showsTheCatalogBesideTheSource() throws {
    let source = """
      import SwiftUI
      struct Title: View {
        var body: some View {
          VStack {
            Text("Settings")
            Text(String(localized: "Settings"))
          }
        }
      }
      """
    let catalog = """
      { "sourceLanguage": "en", "strings": { "Settings": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Einstellungen" } } } } } }
      """
    let program = try Program(["Title.swift": source, "Localizable.xcstrings": catalog])
    let arguments = ["inspect", "Title.swift", "--size", "200x100"]
    let texts = ["--locale", "de", "--locale", "fr", "--pseudo", "bounded"]
    let result = try program.run(arguments + texts)
    let shown = result.output.split(separator: "\n").compactMap { line in
      line.contains("Text (") ? line.split(separator: "\"").last.map(String.init) : nil
    }
    #expect(
      shown == [
        "Einstellungen", "Einstellungen", "Settings", "Settings", "[# Settings #]", "[# Settings #]",
      ])
    let named = try program.run(
      "render", "Title.swift", "--size", "200x100", "--pseudo", "double", "-o", "out")
    #expect(named.output == "out/Title.Title.200x100.double.png\n")
    try "{".write(
      to: program.folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    let broken = try program.run(arguments)
    #expect(broken.exitCode == 65)
    #expect(broken.errors.hasPrefix("error: ") && broken.errors.contains("Localizable.xcstrings"))
  }

  /// As a popular package of flow layouts does it.
  @Test func aViewMayBeALayoutWhereItHasNoContent() throws {
    let program = try Program([
      "Flow.swift": """
      import SwiftUI

      struct Flow<Content: View>: View {
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { FlowLayout() { content } }
      }

      extension Flow: Layout where Content == EmptyView {
        init() { content = EmptyView() }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          FlowLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          FlowLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
      }

      extension Flow: Animatable where Content == EmptyView {
        typealias AnimatableData = EmptyAnimatableData
        var animatableData: AnimatableData {
          get { AnimatableData() }
          set {}
        }
      }

      struct FlowLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 40, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }

      #Preview("view") { Flow(content: { Color.red.frame(width: 5, height: 5) }) }
      #Preview("layout") {
        let layout = Flow<EmptyView>()
        layout { Color.red.frame(width: 5, height: 5) }
      }
      """
    ])
    let result = try program.run(
      "render", "Flow.swift", "--size", "40x20", "--background", "transparent", "-o", "out")
    #expect(result.exitCode == 0, "\(result.errors)")
    for name in ["view", "layout"] {
      let picture = try PNGDecoder.decode(Array(program.bytes("out/Flow.\(name).40x20.png"))).bitmap
      #expect((picture.width, picture.height) == (40, 20))
      #expect(picture[2, 2].red > 200 && picture[2, 2].alpha == 255 && picture[7, 7].alpha == 0)
    }
  }
}
