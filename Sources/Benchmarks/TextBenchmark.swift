import CHarfBuzz
import Fonts
import Foundation
import Typesetting

/// Times the measuring of short labels, each a different string, against a bare loop of HarfBuzz.
///
/// Target: no less than 70 % of the bare loop's rate, and a repeated measurement within 200 ns.
struct TextBenchmark {
  private static let stems: [(script: String, language: String, text: String)] = [
    ("Latn", "en", "Save changes"), ("Arab", "ar", "حفظ التغييرات"), ("Thai", "th", "บันทึกการเปลี่ยนแปลง"),
    ("Deva", "hi", "परिवर्तन सहेजें"), ("Hani", "ja", "変更保存"),
  ]

  static func run() throws {
    let directory = try FontLibrary.locate(explicit: ProcessInfo.processInfo.environment["FITTINGROOM_FONTS"])
    let fonts = try FontLibrary(directory: directory)
    print("measuring labels    per second   bare HarfBuzz   share")
    for stem in stems { try report(stem, fonts: fonts) }
    try reportRepetition(fonts: fonts)
  }

  private static func report(
    _ stem: (script: String, language: String, text: String), fonts: FontLibrary
  ) throws {
    // Letters of the label itself, as digits of a number, make every string another one in the same font.
    var digits: [Unicode.Scalar] = []
    for scalar in stem.text.unicodeScalars where !digits.contains(scalar) {
      let isMark = scalar.properties.isGraphemeExtend || scalar.properties.generalCategory == .spacingMark
      if scalar.properties.isAlphabetic && !isMark { digits.append(scalar) }
    }
    let texts = (0..<2000).map { number in
      var text = stem.text + " "
      var rest = number
      repeat {
        text.unicodeScalars.append(digits[rest % digits.count])
        rest /= digits.count
      } while rest > 0
      return text
    }
    let attributes = TextAttributes(font: FontRequest(size: 17))
    var style = ParagraphStyle()
    style.language = stem.language
    style.isRightToLeft = stem.script == "Arab"
    let own = try Stopwatch.median(runs: 5) {
      let measurer = TextMeasurer(typesetter: Typesetter(fonts: fonts))
      let setting = try measurer.setting(attributes, style)
      for text in texts { _ = try measurer.idealSize(of: text, in: setting) }
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
    let rates = [own, bare].map { Int(Double(texts.count) / $0 * 1000) }
    print("\(stem.language)    \(rates[0])    \(rates[1])    \(rates[0] * 100 / rates[1]) %")
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
