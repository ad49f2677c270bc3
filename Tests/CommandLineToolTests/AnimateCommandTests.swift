import Foundation
import Imaging
import PNGCodec
import Testing

/// Animations, from the command line to the frames.
@Suite struct AnimateCommandTests {
  private static let source = """
    import SwiftUI

    struct Expanding: View {
      @State private var isLarge = false
      @State private var status = "at rest"

      var body: some View {
        VStack {
          Color.blue.frame(width: isLarge ? 180 : 40, height: 40).accessibilityIdentifier("bar")
          Text(status)
          // A body alone would not run again for the time to pass.
          TimelineView(.animation) { _ in
            Text("\\(Int((Date().timeIntervalSince1970 - 1_757_929_260) * 1000)) ms")
          }
          Button("Go") {
            withAnimation(.linear(duration: 0.5)) { isLarge.toggle() } completion: { status = "done" }
            status = "moving"
          }
        }
        .task {
          try? await Task.sleep(for: .seconds(0.25))
          status = "awake"
        }
      }
    }

    #Preview { Expanding() }
    """

  private let size = ["--size", "200x120", "--background", "white"]

  @Test func anAnimationGoesFromOneStillToTheOther() throws {
    let program = try Program(["Expanding.swift": Self.source])
    let made = try program.run(
      ["animate", "Expanding.swift", "--tap", "Go", "--fps", "20", "-o", "out.png", "--frames", "frames"]
        + size)
    #expect(made.exitCode == 0, "\(made.errors)")
    #expect(made.output == "out.png\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path + "/frames").sorted()
    #expect(names == (0...10).map { $0 < 10 ? "000\($0).png" : "00\($0).png" })
    func bytes(_ path: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: program.folder.appendingPathComponent(path)))
    }
    func bar(_ frame: String) throws -> Int {
      // The row through the middle of the bar.
      let bitmap = try PNGDecoder.decode(bytes(frame)).bitmap
      func isBlue(_ x: Int, _ y: Int) -> Bool {
        let pixel = bitmap.pixels[y * bitmap.width + x]
        return pixel.blue > 200 && pixel.red < 100
      }
      return (0..<bitmap.width).count { isBlue($0, 25) }
    }
    let widths = try names.map { try bar("frames/\($0)") }
    #expect(widths == (0...10).map { 40 + 14 * $0 })
    // The program makes the same bytes again.
    let animation = try bytes("out.png")
    _ = try program.run(
      ["animate", "Expanding.swift", "--tap", "Go", "--fps", "20", "-o", "again.png"] + size)
    #expect(try bytes("again.png") == animation)
    #expect(String(decoding: animation, as: Unicode.ASCII.self).contains("acTL"))
    let first = try PNGDecoder.decode(animation).bitmap
    #expect(try first == PNGDecoder.decode(bytes("frames/0000.png")).bitmap)
  }

  @Test func aMomentIsThatOfTheClock() throws {
    let program = try Program(["Expanding.swift": Self.source])
    func inspect(_ options: String...) throws -> String {
      let result = try program.run(["inspect", "Expanding.swift", "--size", "200x120"] + options)
      #expect(result.exitCode == 0, "\(result.errors)")
      return result.output
    }
    let half = try inspect("--tap", "Go", "--at", "0.25")
    #expect(half.contains("Color (45,") && half.contains("\"moving\""))
    #expect(try inspect("--tap", "Go", "--at", "0.5").contains("\"done\""))
    // Without steps the clock begins with the view.
    #expect(try inspect("--at", "0.2").contains("\"at rest\""))
    #expect(try inspect("--at", "0.2").contains("\"200 ms\""))
    #expect(try inspect("--at", "0.3").contains("\"awake\""))
  }

  @Test func stripsAndRefusals() throws {
    let program = try Program(["Expanding.swift": Self.source])
    let strip = try program.run(
      ["animate", "Expanding.swift", "--tap", "Go", "--strip", "-o", "strip.png"] + size)
    #expect(strip.exitCode == 0, "\(strip.errors)")
    let picture = try PNGDecoder.decode(
      [UInt8](Data(contentsOf: program.folder.appendingPathComponent("strip.png")))
    ).bitmap
    #expect(picture.width == 8 * 200 && picture.height == 120)
    for (options, reason) in [
      (["-o", "out.avi"], "must end in .png, .webp, .gif or .mp4"),
      (["-o", "out.png", "--fps", "0"], "--fps"),
      (["-o", "out.png", "--at", "1"], "--at is one moment"),
      (
        ["-o", "out.png", "--color-scheme", "light", "--color-scheme", "dark"],
        "more than one view or variant"
      ),
    ] {
      let result = try program.run(["animate", "Expanding.swift"] + options)
      #expect(result.exitCode == 64 && result.errors.contains(reason), "\(options) \(result.errors)")
    }
  }
}
