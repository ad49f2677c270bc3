import Fonts
import Foundation
import TestSupport
import Testing
import Typesetting

/// Damaged font files end in an error or in glyphs, never in a crash.
@Suite(.serialized) struct FontFuzzTests {
  /// FITTINGROOM_FUZZ_RUNS asks for a longer run.
  private static let runs =
    ProcessInfo.processInfo.environment["FITTINGROOM_FUZZ_RUNS"].flatMap(Int.init) ?? 300

  @Test func mutatedFontsAreRefusedOrDrawn() throws {
    var random = SeededRandom(seed: 6)
    let originals = try TestFonts.files()
      .map { ($0.pathExtension, try Data(contentsOf: $0)) }
      .filter { $0.1.count < 300_000 }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var refused = 0
    for run in 0..<Self.runs {
      var (kind, data) = originals[Int.random(in: 0..<originals.count, using: &random)]
      if run % 5 == 0 { data = data.prefix(Int.random(in: 0..<data.count, using: &random)) }
      for _ in 0..<Int.random(in: 1...40, using: &random) where !data.isEmpty {
        // Half of the damage goes to the table directory and the headers.
        let limit = Bool.random(using: &random) ? min(data.count, 1024) : data.count
        data[data.startIndex + Int.random(in: 0..<limit, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let file = URL(fileURLWithPath: try folder.write("\(run).\(kind)", data))
      defer { try? FileManager.default.removeItem(at: file) }
      let library = try TestFonts.library()
      do {
        try library.register(file, family: "Damaged")
        var font = FontRequest(size: 17)
        font.family = .custom("Damaged")
        let text = StyledText("Save غير 保存 हिन्दी fi ที่", attributes: TextAttributes(font: font))
        let layout = try Typesetter(fonts: library).prepare(text, style: ParagraphStyle())
          .layout(width: 60, height: nil)
        for run in layout.lines.flatMap(\.runs) {
          for glyph in run.glyphs.glyphs { _ = run.glyphs.font.source.outline(of: glyph.id) }
        }
      } catch let error as FontError {
        refused += 1
        #expect(error.description.contains(file.path))
      }
    }
    // Some damage must have been found, and some fonts must still have worked.
    #expect(refused > 0 && refused < Self.runs)
  }
}
