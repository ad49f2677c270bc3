internal import Fonts
internal import Foundation
internal import Typesetting

/// Measures single texts; each thread has its own.
final class TextGauge {
  let typesetter: Typesetter
  /// What the last text was set with, which is the same at every type size.
  private var last: (text: String, language: String, slot: TextSlot, lines: Int, fonts: [String])?

  init(typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// A text to measure.
  struct Sample {
    var text: String
    var language: MeasuredLanguage
    /// How many times as wide as it is the text is taken to be.
    var widening = 1.0
  }

  /// How far from a limit is tight.
  private static let tightness = 0.015

  func measure(_ sample: Sample, slot: TextSlot, typeSize: Int) throws -> TextMeasurement {
    let request = slot.font.request(typeSize: typeSize)
    let prepared = try prepare(sample, request: request)
    var measurement = TextMeasurement(
      slot: slot, text: sample.text, locale: sample.language.tag, typeSize: typeSize, width: 0, height: 0)
    measurement.missingGlyphs = prepared.missingGlyphs
    if !measurement.missingGlyphs.isEmpty { measurement.findings.append(.missingGlyph) }
    let size: CGSize
    if sample.text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }), measurement.missingGlyphs.isEmpty {
      // Every font of ours has these characters, and they stay on one line.
      size = prepared.size(width: nil, height: nil)
    } else if let last, last.slot === slot, last.text == sample.text, last.language == sample.language.tag {
      size = prepared.size(width: nil, height: nil)
      measurement.lines = last.lines
      measurement.fallbackFonts = last.fonts
    } else {
      let layout = prepared.layout(width: nil, height: nil)
      size = layout.size
      measurement.lines = layout.lines.count
      measurement.fallbackFonts = try fallbackFonts(layout, request: request)
      last = (sample.text, sample.language.tag, slot, measurement.lines, measurement.fallbackFonts)
    }
    measurement.width = Double(size.width) * sample.widening
    measurement.height = Double(size.height)
    if let width = slot.width {
      try fit(&measurement, prepared, sample: sample, request: request, width: width / sample.widening)
    }
    return measurement
  }

  // MARK: Fitting

  private func fit(
    _ measurement: inout TextMeasurement, _ prepared: PreparedText, sample: Sample, request: FontRequest,
    width: Double
  ) throws {
    let slot = measurement.slot
    let ideal = measurement.width / sample.widening
    let isOneLine = measurement.lines == 1
    var natural: TextLayout?
    if ideal > width {
      let layout = prepared.layout(width: width, height: nil)
      measurement.lines = layout.lines.count
      // A single line is cut off, never broken.
      if slot.lines > 1, breaksWord(layout, text: sample.text, language: sample.language.tag) {
        measurement.findings.append(.breaksWord)
      }
      natural = layout
    }
    if measurement.lines > slot.lines {
      let share =
        slot.lines == 1 && isOneLine
        ? width / ideal : widthShare(prepared, ideal: ideal, width: width, lines: slot.lines)
      let scale = try share.flatMap { try fontScale($0, ideal: ideal, sample: sample, request: request) }
      measurement.neededScale = scale
      if let scale, scale >= slot.allowedScale {
        measurement.findings.removeAll { $0 == .breaksWord }
        measurement.findings.append(.shrinks)
      } else {
        measurement.findings.append(.truncates)
        let lines = (natural ?? prepared.layout(width: width, height: nil)).lines
        // Room for as many lines as there may be, and for a part of none: the next one would need more.
        let height = lines[slot.lines - 1].frame.maxY + 1
        let cut = prepared.layout(width: width, height: height)
        measurement.shown = cut.lines.map(\.string).joined(separator: "\n")
      }
    }
    if isTight(measurement, prepared, ideal: ideal, width: width) { measurement.findings.append(.tight) }
  }

  /// Whether the text would fare otherwise in a slot that is a little narrower or wider.
  private func isTight(
    _ measurement: TextMeasurement, _ prepared: PreparedText, ideal: Double, width: Double
  ) -> Bool {
    let slot = measurement.slot
    if slot.allowedScale < 1, let scale = measurement.neededScale {
      return abs(scale - slot.allowedScale) <= slot.allowedScale * Self.tightness
    }
    let narrow = width * (1 - Self.tightness)
    let wide = width * (1 + Self.tightness)
    if ideal <= narrow { return false }
    if slot.lines == 1 { return ideal <= wide }
    func fits(_ width: Double) -> Bool {
      prepared.layout(width: width, height: nil).lines.count <= slot.lines
    }
    return fits(narrow) != fits(wide)
  }

  /// Whether a line ends where no line may end.
  private func breaksWord(_ layout: TextLayout, text: String, language: String) -> Bool {
    guard layout.lines.count > 1 else { return false }
    let units = Array(text.utf16)
    let breaks = TextAnalysis.lineBreaks(units, language: language)
    var position = 0
    for line in layout.lines.dropLast() {
      position += line.string.utf16.count
      while position < units.count, Self.hangs(units[position]) { position += 1 }
      guard position < units.count else { return false }
      if breaks[position] == .none { return true }
    }
    return false
  }

  /// White space that a line's text leaves out at its end.
  private static func hangs(_ unit: UInt16) -> Bool {
    guard let scalar = Unicode.Scalar(unit) else { return false }
    return scalar.properties.isWhitespace && scalar != "\u{A0}" && scalar != "\u{2007}"
      && scalar != "\u{202F}"
  }

  // MARK: Scales

  /// The largest share of its widths at which a text takes no more lines than it may, to within half a per
  /// cent; nil where its own line breaks are too many.
  private func widthShare(
    _ prepared: PreparedText, ideal: Double, width: Double, lines: Int
  ) -> Double? {
    // Narrower letters in a slot are as good as a wider slot.
    func fits(_ share: Double) -> Bool {
      prepared.layout(width: width / share, height: nil).lines.count <= lines
    }
    // Only lines that are full to the last point would do with the first share.
    var high = min(1, max(width / ideal * Double(lines), 0.01))
    var low = high * 0.8
    while !fits(low) {
      if low < 0.01 { return nil }
      high = low
      low *= 0.8
    }
    while high - low > 0.005 * low {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// The scale of the font at which a text's widths become a share of what they are; nil below a hundredth.
  private func fontScale(
    _ share: Double, ideal: Double, sample: Sample, request: FontRequest
  ) throws -> Double? {
    // Widths follow the scale but for the spacing, which changes with the size, in small steps.
    var scale = share
    for _ in 0..<8 {
      if scale < 0.01 { return nil }
      // Tried at quarters of a point, because every size of a variable font is a face of its own.
      let tried = max((scale * request.size * 4).rounded(), 1) / 4 / request.size
      let scaled = try prepare(sample, request: request.scaled(by: tried)).size(width: nil, height: nil)
      let next = tried * share * ideal / max(Double(scaled.width), 0.01)
      let change = abs(next / scale - 1)
      scale = min(next, 1)
      if change < 0.03 { break }
    }
    return scale
  }

  // MARK: Typesetting

  func prepare(_ sample: Sample, request: FontRequest, lines: Int? = nil) throws -> PreparedText {
    var attributes = TextAttributes(font: request)
    attributes.language = sample.language.tag
    var style = ParagraphStyle()
    style.language = sample.language.tag
    style.lineLimit = lines
    style.isRightToLeft = sample.language.isRightToLeft
    return try typesetter.prepare(StyledText(sample.text, attributes: attributes), style: style)
  }

  private func fallbackFonts(_ layout: TextLayout, request: FontRequest) throws -> [String] {
    let own = try typesetter.font(request).face
    var names: [String] = []
    for line in layout.lines {
      for run in line.runs {
        guard let face = run.glyphs.font.source as? FontFace, face !== own else { continue }
        let name = face.path.split(separator: "/").last.map(String.init) ?? face.path
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}
