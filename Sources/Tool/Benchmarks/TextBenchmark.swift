import CHarfBuzz
import Fonts
import Foundation
import Imaging
import OperatingSystem
import Typesetting

/// Times the measuring of short labels, each a different string, against a bare loop of HarfBuzz and against Pango.
///
/// Targets: no less than 70 % of the bare loop's rate, 2.5 times Pango's on one thread and 4.5 times on two, a
/// repeated measurement within 200 ns, and a long paragraph broken at another width without being shaped again.
struct TextBenchmark {
  private static let stems: [(script: String, language: String, text: String)] = [
    ("Latn", "en", "Save changes"), ("Arab", "ar", "حفظ التغييرات"), ("Thai", "th", "บันทึกการเปลี่ยนแปลง"),
    ("Deva", "hi", "परिवर्तन सहेजें"), ("Hani", "ja", "変更保存"),
  ]

  static func run() throws {
    let directory = try FontLibrary.locate(explicit: ProcessInfo.processInfo.environment["FITTINGROOM_FONTS"])
    let fonts = try FontLibrary(directory: directory)
    let pango = PangoPeer(fonts: directory.path, family: "Inter", size: 17)
    if pango == nil { print("Pango is not installed: no comparison") }
    print("labels   per second   two threads   bare HarfBuzz, of it   Pango, times as fast, on two threads")
    for stem in stems { try report(stem, fonts: fonts, pango: pango) }
    try reportRepetition(fonts: fonts)
    try reportWrapping(fonts: fonts)
  }

  /// Different labels composed of the letters of one.
  private static func labels(of text: String) -> [String] {
    // Letters of the label itself, as digits of a number, make every string a different one in the same font.
    var digits: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars where !digits.contains(scalar) {
      let isMark = scalar.properties.isGraphemeExtend || scalar.properties.generalCategory == .spacingMark
      if scalar.properties.isAlphabetic && !isMark { digits.append(scalar) }
    }
    return (0..<2000).map { number in
      var text = text + " "
      var rest = number
      repeat {
        text.unicodeScalars.append(digits[rest % digits.count])
        rest /= digits.count
      } while rest > 0
      return text
    }
  }

  private static func report(
    _ stem: (script: String, language: String, text: String), fonts: FontLibrary, pango: PangoPeer?
  ) throws {
    let texts = labels(of: stem.text)
    let attributes = TextAttributes(font: FontRequest(size: 17))
    var style = ParagraphStyle()
    style.language = stem.language
    style.isRightToLeft = stem.script == "Arab"
    let paragraph = style
    let own = try Stopwatch.median(runs: 5) {
      try measure(texts[...], attributes, paragraph, typesetter: Typesetter(fonts: fonts))
    }
    let both = Stopwatch.median(runs: 5) {
      _ = Parallel.map(count: 2, threads: 2) { half in
        let half = texts[texts.count / 2 * half..<texts.count / 2 * (half + 1)]
        try? measure(half, attributes, paragraph, typesetter: Typesetter(fonts: fonts))
      }
    }
    guard let first = stem.text.unicodeScalars.first,
      let face = stem.script == "Latn"
        ? try fonts.resolve(FontRequest(size: 17)).face
        : fonts.fallbackFace(for: first, script: stem.script, weight: 400, isEmoji: false)
    else { return }
    let units = texts.map { Array($0.utf16) }
    let bare = Stopwatch.median(runs: 5) {
      let buffer: OpaquePointer = hb_buffer_create()
      for text in units {
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf16(buffer, text, Int32(text.count), 0, Int32(text.count))
        hb_buffer_set_direction(buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_from_string(stem.script, -1))
        hb_buffer_set_language(buffer, hb_language_from_string(stem.language, -1))
        hb_shape(face.shaper, buffer, nil, 0)
      }
      hb_buffer_destroy(buffer)
    }
    func rate(_ time: Double) -> Double { Double(texts.count) / time * 1000 }
    var line =
      "\(stem.language)    \(Int(rate(own)))    \(Int(rate(both)))    \(Int(rate(bare))), \(Int(bare / own * 100)) %"
    if let pango {
      let bytes = texts.map { $0.utf8.map { CChar(bitPattern: $0) } }
      pango.use(language: stem.language)
      let peer = Stopwatch.median(runs: 5) {
        for text in bytes { text.withUnsafeBufferPointer { _ = pango.width(of: $0) } }
      }
      line += "    \(Int(rate(peer))), \(tenths(peer / own)), \(tenths(peer / both))"
    }
    print(line)
  }

  private static func measure(
    _ texts: ArraySlice<String>, _ attributes: TextAttributes, _ style: ParagraphStyle, typesetter: Typesetter
  ) throws {
    let measurer = TextMeasurer(typesetter: typesetter)
    let setting = try measurer.setting(attributes, style)
    for text in texts { _ = try measurer.idealSize(of: text, in: setting) }
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

  /// A paragraph of 2,000 characters, set again and broken at one width after the other.
  private static func reportWrapping(fonts: FontLibrary) throws {
    let sentence = "The quick brown fox jumps over the lazy dog, and 12 more follow. "
    let text = String(String(repeating: sentence, count: 40).prefix(2000))
    let styled = StyledText(text, attributes: TextAttributes(font: FontRequest(size: 17)))
    let anew = try Stopwatch.median(runs: 9) {
      _ = try Typesetter(fonts: fonts).prepare(styled, style: ParagraphStyle()).size(width: 300, height: nil)
    }
    let prepared = try Typesetter(fonts: fonts).prepare(styled, style: ParagraphStyle())
    _ = prepared.size(width: 300, height: nil)
    let again = Stopwatch.median(runs: 9) {
      for step in 0..<100 { _ = prepared.lineCount(width: 200 + Double(step)) }
    }
    print("2,000 characters: \(Int(anew * 1000)) us the first time, \(Int(again * 10)) us at another width")
  }

  private static func reportRepetition(fonts: FontLibrary) throws {
    let text = StyledText("Save changes", attributes: TextAttributes(font: FontRequest(size: 17)))
    let prepared = try Typesetter(fonts: fonts).prepare(text, style: ParagraphStyle())
    let time = Stopwatch.median(runs: 5) {
      for _ in 0..<100_000 { _ = prepared.size(width: 100, height: nil) }
    }
    print("measuring again: \(Int(time * 10)) ns")
  }
}
