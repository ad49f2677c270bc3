internal import Fonts
internal import Foundation
internal import Typesetting

/// Measures single texts; each thread has its own.
final class TextGauge {
  let typesetter: Typesetter
  private let measurer: TextMeasurer
  private var settings: [SettingKey: TextMeasurer.Setting] = [:]

  private struct SettingKey: Hashable {
    var slot: ObjectIdentifier
    var typeSize: Int
    var language: String
  }

  init(typesetter: Typesetter) {
    self.typesetter = typesetter
    measurer = TextMeasurer(typesetter: typesetter)
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
    let setting = try setting(sample.language, slot: slot, typeSize: typeSize)
    let request = setting.attributes.font
    let ideal = try measurer.idealSize(of: sample.text, in: setting)
    var measurement = TextMeasurement(
      slot: slot, text: sample.text, locale: sample.language.tag, typeSize: typeSize, width: 0, height: 0)
    if let prepared = ideal.prepared {
      measurement.missingGlyphs = prepared.missingGlyphs
      if !measurement.missingGlyphs.isEmpty { measurement.findings.append(.missingGlyph) }
      let layout = prepared.layout(width: nil, height: nil)
      measurement.lines = layout.lines.count
      measurement.fallbackFonts = try fallbackFonts(layout, request: request)
    } else if !ideal.fallbacks.isEmpty {
      measurement.fallbackFonts = ideal.fallbacks.map(Self.name(of:))
    }
    let size = ideal.size
    measurement.width = Double(size.width) * sample.widening
    measurement.height = Double(size.height)
    if let width = slot.width.map({ $0 / sample.widening }) {
      // What is well within its budget needs no second look.
      if measurement.lines == 1, Double(size.width) <= width * (1 - Self.tightness),
        slot.allowedScale == 1
      {
        return measurement
      }
      let prepared = try ideal.prepared ?? prepare(sample, request: request)
      try fit(&measurement, prepared, sample: sample, request: request, width: width)
    }
    return measurement
  }

  private func setting(
    _ language: MeasuredLanguage, slot: TextSlot, typeSize: Int
  ) throws -> TextMeasurer.Setting {
    let key = SettingKey(slot: ObjectIdentifier(slot), typeSize: typeSize, language: language.tag)
    if let known = settings[key] { return known }
    let (attributes, style) = Self.style(language, request: slot.font.request(typeSize: typeSize))
    let setting = try measurer.setting(attributes, style)
    settings[key] = setting
    return setting
  }

  // MARK: Fitting

  private func fit(
    _ measurement: inout TextMeasurement, _ prepared: PreparedText, sample: Sample, request: FontRequest,
    width: Double
  ) throws {
    let slot = measurement.slot
    let ideal = measurement.width / sample.widening
    let isOneLine = measurement.lines == 1
    if ideal > width {
      let wrapping = prepared.wrapping(width: width)
      measurement.lines = wrapping.lineCount
      // A single line is cut off, never broken.
      if slot.lines > 1, wrapping.breaksWord { measurement.findings.append(.breaksWord) }
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
        measurement.shown = prepared.shown(width: width, lineLimit: slot.lines).joined(separator: "\n")
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
    func fits(_ width: Double) -> Bool { prepared.lineCount(width: width) <= slot.lines }
    return fits(narrow) != fits(wide)
  }

  // MARK: Scales

  /// The largest share of its widths at which a text takes no more lines than it may, to within half a per
  /// cent; nil where its own line breaks are too many.
  private func widthShare(
    _ prepared: PreparedText, ideal: Double, width: Double, lines: Int
  ) -> Double? {
    // Narrower letters in a slot are as good as a wider slot.
    func fits(_ share: Double) -> Bool { prepared.lineCount(width: width / share) <= lines }
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
    var (attributes, style) = Self.style(sample.language, request: request)
    style.lineLimit = lines
    // Each text is measured once: there is no use in remembering it.
    return try typesetter.prepareAnew(StyledText(sample.text, attributes: attributes), style: style)
  }

  private static func style(
    _ language: MeasuredLanguage, request: FontRequest
  ) -> (attributes: TextAttributes, style: ParagraphStyle) {
    var attributes = TextAttributes(font: request)
    attributes.language = language.tag
    var style = ParagraphStyle()
    style.language = language.tag
    style.isRightToLeft = language.isRightToLeft
    return (attributes, style)
  }

  private func fallbackFonts(_ layout: TextLayout, request: FontRequest) throws -> [String] {
    let own = try typesetter.font(request).face
    var names: [String] = []
    for line in layout.lines {
      for run in line.runs {
        guard let face = run.glyphs.font.source as? FontFace, face !== own else { continue }
        let name = Self.name(of: face)
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  private static func name(of face: FontFace) -> String {
    face.path.split(separator: "/").last.map(String.init) ?? face.path
  }
}
