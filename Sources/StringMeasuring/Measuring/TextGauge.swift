internal import Fonts
internal import Foundation
internal import Typesetting

/// Measures single texts; each thread has its own.
struct TextGauge {
  let typesetter: Typesetter

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
    } else {
      let layout = prepared.layout(width: nil, height: nil)
      size = layout.size
      measurement.lines = layout.lines.count
      measurement.fallbackFonts = try fallbackFonts(layout, request: request)
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
    if ideal > width {
      let layout = prepared.layout(width: width, height: nil)
      measurement.lines = layout.lines.count
      if breaksWord(layout, text: sample.text, language: sample.language.tag) {
        measurement.findings.append(.breaksWord)
      }
    }
    if measurement.lines > slot.lines {
      let scale = try neededScale(prepared, ideal: ideal, sample: sample, request: request, width: width, slot)
      measurement.neededScale = scale
      if let scale, scale >= slot.allowedScale {
        measurement.findings.removeAll { $0 == .breaksWord }
        measurement.findings.append(.shrinks)
      } else {
        // A single line is cut off, never broken.
        if slot.lines == 1 { measurement.findings.removeAll { $0 == .breaksWord } }
        measurement.findings.append(.truncates)
        let cut = try prepare(sample, request: request, lines: slot.lines).layout(width: width, height: nil)
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
    func fits(_ width: Double) -> Bool { prepared.layout(width: width, height: nil).lines.count <= slot.lines }
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
    return scalar.properties.isWhitespace && scalar != "\u{A0}" && scalar != "\u{2007}" && scalar != "\u{202F}"
  }

  // MARK: Scales

  /// The scale at which the text takes no more than the slot's lines, to within half a per cent.
  private func neededScale(
    _ prepared: PreparedText, ideal: Double, sample: Sample, request: FontRequest, width: Double,
    _ slot: TextSlot
  ) throws -> Double? {
    if slot.lines == 1, prepared.layout(width: nil, height: nil).lines.count == 1 {
      // The width follows the scale but for the spacing, which depends on the size.
      var scale = width / ideal
      for _ in 0..<6 {
        if scale < 0.01 { return nil }
        let scaled = Double(
          try prepare(sample, request: request.scaled(by: scale)).size(width: nil, height: nil).width)
        if scaled <= width && scaled >= width * 0.995 { break }
        scale *= min(width / scaled, 1.5) * (scaled > width ? 0.999 : 1)
      }
      return min(scale, 1)
    }
    func fits(_ scale: Double) throws -> Bool {
      try prepare(sample, request: request.scaled(by: scale)).layout(width: width, height: nil).lines.count
        <= slot.lines
    }
    var (low, high) = (0.01, 1.0)
    guard try fits(low) else { return nil }
    while high - low > 0.005 {
      let middle = (low + high) / 2
      if try fits(middle) { low = middle } else { high = middle }
    }
    return low
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
