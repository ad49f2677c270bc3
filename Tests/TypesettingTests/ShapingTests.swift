import Fonts
import Foundation
import Testing
import Typesetting

/// The output of HarfBuzz's own tool is the truth about glyphs, clusters and advances.
@Suite struct ShapingTests {
  private static let tool = "/usr/bin/hb-shape"

  private struct Glyph: Decodable, Equatable {
    var g: UInt32
    var cl: Int
    var dx: Double
    var dy: Double
    var ax: Double
  }

  private static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: tool), "needs the package libharfbuzz-bin"),
    arguments: TestFonts.files())
  func glyphsAreThoseOfHarfBuzz(file: URL) throws {
    let library = try TestFonts.library()
    let face = try library.face(path: file.path)
    let font = try library.resolve(FontRequest(size: 17))
    for label in Corpus.labels {
      let isCovered = label.text.unicodeScalars.allSatisfy { face.glyph(for: $0) != nil }
      if !isCovered { continue }
      let script = label.script == "Jpan" ? "Hani" : label.script
      let text = Array(label.text.utf16)
      let shaped = Shaper.shape(
        text,
        Shaper.Request(
          range: 0..<text.count, level: label.isRightToLeft ? 1 : 0, font: font, face: face,
          glyphSize: face.unitsPerEm, isPrimary: false,
          attributes: TextAttributes(font: FontRequest(size: 17)), script: script, language: label.language))
      let own = shaped.glyphs.map {
        Glyph(g: $0.id, cl: $0.cluster, dx: $0.xOffset, dy: -$0.yOffset, ax: $0.advance)
      }
      let output = try Self.run([
        "--font-file=\(file.path)", "--text=\(label.text)", "--output-format=json", "--no-glyph-names",
        "--font-funcs=ot", "--cluster-level=1", "--utf8-clusters", "--script=\(script)",
        "--language=\(label.language)", "--direction=\(label.isRightToLeft ? "rtl" : "ltr")",
      ])
      // The tool counts clusters in bytes of UTF-8.
      var unitOfByte: [Int: Int] = [:]
      var (byte, unit) = (0, 0)
      for scalar in label.text.unicodeScalars {
        unitOfByte[byte] = unit
        byte += String(scalar).utf8.count
        unit += String(scalar).utf16.count
      }
      let expected = try JSONDecoder().decode([Glyph].self, from: output).map { glyph in
        var glyph = glyph
        glyph.cl = unitOfByte[glyph.cl] ?? -1
        return glyph
      }
      #expect(own == expected, "\(file.lastPathComponent), \(label.language)")
    }
  }
}
