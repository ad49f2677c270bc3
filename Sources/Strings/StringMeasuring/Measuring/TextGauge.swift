internal import Fonts
internal import Foundation
internal import Typesetting

/// Measures single texts; each thread has its own.
final class TextGauge {
  let typesetter: Typesetter
  private let measurer: TextMeasurer
  private var settings: [SettingKey: KnownSetting] = [:]
  /// The settings for the sizes at which texts that are too wide are tried.
  private var trialSettings: [SettingKey: KnownSetting] = [:]
  /// A cache of the names of fallback faces: texts of a language mostly use the same.
  private var fallbackNames: [(faces: [FontFace], names: [String])] = []

  private struct SettingKey: Hashable {
    var slot: ObjectIdentifier
    /// The user's text size, or a font size in quarters of a point.
    var size: Int
    var platform: TypeScale.Platform
    var language: ObjectIdentifier
  }

  private struct KnownSetting {
    var setting: TextMeasurer.Setting
    /// Retained, because the identities of released objects may be reused.
    var slot: TextSlot
    var language: MeasuredLanguage
  }

  private struct RulesKey: Hashable {
    var slot: ObjectIdentifier
    var language: ObjectIdentifier
  }

  private struct KnownRules {
    var hasRules: Bool
    var slot: TextSlot
    var language: MeasuredLanguage
  }

  /// Whether the slots' fonts have language-specific rules.
  private var rules: [RulesKey: KnownRules] = [:]

  /// How many settings of each kind are kept before all of them are dropped.
  private static let mostSettings = (own: 512, trial: 4096)

  init(typesetter: Typesetter) {
    self.typesetter = typesetter
    measurer = TextMeasurer(typesetter: typesetter)
  }

  /// The index of the language whose words are cached.
  private var language: Int?

  /// Drops the words of the previous language, which are of no use for another.
  func begin(language: Int) {
    if self.language == language { return }
    self.language = language
    settings.removeAll(keepingCapacity: true)
    trialSettings.removeAll(keepingCapacity: true)
    typesetter.forgetWords()
  }

  /// A text to measure.
  struct Sample {
    var text: String
    var language: MeasuredLanguage
    /// The factor by which the text's width is multiplied.
    var widening = 1.0
    /// The platform of text sizes.
    var platform = TypeScale.Platform.ios
  }

  /// The distance from a limit that counts as tight.
  private static let tightness = 0.015

  func measure(_ sample: Sample, slot: TextSlot, typeSize: Int) throws -> TextMeasurement {
    let setting = try setting(sample, slot: slot, typeSize: typeSize)
    let ideal = try measurer.idealSize(of: sample.text, in: setting)
    var measurement = TextMeasurement(
      slot: slot, text: sample.text, locale: sample.language.tag, typeSize: typeSize, width: 0, height: 0)
    if let prepared = ideal.prepared {
      measurement.missingGlyphs = prepared.missingGlyphs
      if !measurement.missingGlyphs.isEmpty { measurement.findings.append(.missingGlyph) }
      let layout = prepared.layout(width: nil, height: nil)
      measurement.lines = layout.lines.count
      measurement.fallbackFonts = fallbackFonts(layout, setting)
    } else if !ideal.fallbacks.isEmpty {
      measurement.fallbackFonts = names(of: ideal.fallbacks)
    }
    let size = ideal.size
    measurement.width = Double(size.width) * sample.widening
    measurement.height = (Double(size.height) * slot.scale - 1e-6).rounded(.up) / slot.scale
    if let width = slot.room.map({ $0 / sample.widening }) {
      // A text well within its budget needs no further checks.
      if measurement.lines == 1, Double(size.width) <= width * (1 - Self.tightness),
        slot.allowedScale == 1
      {
        return measurement
      }
      let prepared = try ideal.prepared ?? measurer.prepare(sample.text, in: setting)
      try fit(&measurement, prepared, sample: sample, width: width)
    }
    return measurement
  }

  private func setting(
    _ sample: Sample, slot: TextSlot, typeSize: Int
  ) throws -> TextMeasurer.Setting {
    let key = SettingKey(
      slot: ObjectIdentifier(slot), size: typeSize, platform: sample.platform,
      language: ObjectIdentifier(sample.language))
    if let known = settings[key] { return known.setting }
    let (attributes, style) = Self.style(
      sample.language, request: slot.font.request(typeSize: typeSize, on: sample.platform))
    let setting = try measurer.setting(attributes, style)
    if settings.count >= Self.mostSettings.own { settings.removeAll() }
    settings[key] = KnownSetting(setting: setting, slot: slot, language: sample.language)
    return setting
  }

  /// The setting for widths in a slot's font at another size, which is the same at every size of the reader's.
  ///
  /// - Parameter quarters: the size in quarters of a point.
  private func trialSetting(
    _ sample: Sample, slot: TextSlot, quarters: Int
  ) throws -> TextMeasurer.Setting {
    let key = SettingKey(
      slot: ObjectIdentifier(slot), size: quarters, platform: sample.platform,
      language: ObjectIdentifier(sample.language))
    if let known = trialSettings[key] { return known.setting }
    var request = slot.font.request(typeSize: DynamicTypeSizes.standard, on: sample.platform)
    request.size = Double(quarters) / 4
    request.lineHeight = nil
    let (attributes, style) = Self.style(sample.language, request: request)
    let setting = try measurer.setting(attributes, style)
    if trialSettings.count >= Self.mostSettings.trial { trialSettings.removeAll() }
    trialSettings[key] = KnownSetting(setting: setting, slot: slot, language: sample.language)
    return setting
  }

  /// Whether a slot's font has no special rules for Latin letters in both languages.
  func sets(_ slot: TextSlot, alikeIn language: MeasuredLanguage, and other: MeasuredLanguage) -> Bool {
    !hasRules(slot, for: language) && !hasRules(slot, for: other)
  }

  private func hasRules(_ slot: TextSlot, for language: MeasuredLanguage) -> Bool {
    let key = RulesKey(slot: ObjectIdentifier(slot), language: ObjectIdentifier(language))
    if let known = rules[key] { return known.hasRules }
    let request = slot.font.request(typeSize: DynamicTypeSizes.standard, on: .ios)
    let (attributes, _) = Self.style(language, request: request)
    // A missing font is reported when it is measured.
    let face = try? typesetter.font(attributes.font).face
    let hasRules = face.map { $0.hasRules(forLanguage: language.tag, script: "Latn") } ?? true
    rules[key] = KnownRules(hasRules: hasRules, slot: slot, language: language)
    return hasRules
  }

  // MARK: Fitting

  private func fit(
    _ measurement: inout TextMeasurement, _ prepared: PreparedText, sample: Sample, width: Double
  ) throws {
    let slot = measurement.slot
    let ideal = measurement.width / sample.widening
    let isOneLine = measurement.lines == 1
    if ideal > width {
      let wrapping = prepared.wrapping(width: width)
      measurement.lines = wrapping.lineCount
      // A single line is truncated, never wrapped.
      if slot.lines > 1, wrapping.breaksWord { measurement.findings.append(.breaksWord) }
    }
    if measurement.lines > slot.lines {
      let share =
        slot.lines == 1 && isOneLine
        ? width / ideal : widthShare(prepared, ideal: ideal, width: width, lines: slot.lines)
      let scale = try share.flatMap { try fontScale($0, ideal: ideal, sample: sample, measurement) }
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

  /// Whether the result would differ in a slightly narrower or wider slot.
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
  /// cent; nil if its own line breaks are too many.
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
    _ share: Double, ideal: Double, sample: Sample, _ measurement: TextMeasurement
  ) throws -> Double? {
    let (slot, typeSize) = (measurement.slot, measurement.typeSize)
    let size = slot.font.request(typeSize: typeSize, on: sample.platform).size
    // Widths follow the scale but for the spacing, which changes with the size, in small steps.
    var scale = share
    for _ in 0..<8 {
      if scale < 0.01 { return nil }
      // Tried at quarters of a point, because every size of a variable font is a separate face.
      let quarters = max((scale * size * 4).rounded(), 1)
      let setting = try trialSetting(sample, slot: slot, quarters: Int(quarters))
      let scaled = try measurer.idealSize(of: sample.text, in: setting).size
      let tried = quarters / 4 / size
      let next = tried * share * ideal / max(Double(scaled.width), 0.01)
      let change = abs(next / scale - 1)
      scale = min(next, 1)
      if change < 0.03 { break }
    }
    return scale
  }

  // MARK: Typesetting

  /// A text to be drawn, at a number of pixels per point.
  func prepare(
    _ sample: Sample, request: FontRequest, lines: Int? = nil, scale: Double
  ) throws -> PreparedText {
    var (attributes, style) = Self.style(sample.language, request: request)
    style.lineLimit = lines
    style.pixelLength = 1 / scale
    // Each text is measured once: caching it is of no use.
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
    // Measured widths are not rounded; the size of a `Text` at a scale is determined afterwards.
    style.pixelLength = 0x1p-20
    return (attributes, style)
  }

  private func fallbackFonts(_ layout: TextLayout, _ setting: TextMeasurer.Setting) -> [String] {
    let own = setting.font.face
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

  private func names(of faces: [FontFace]) -> [String] {
    for known in fallbackNames where known.faces.elementsEqual(faces, by: ===) { return known.names }
    let names = faces.map(Self.name(of:))
    if fallbackNames.count < 32 { fallbackNames.append((faces, names)) }
    return names
  }

  private static func name(of face: FontFace) -> String {
    face.path.split(separator: "/").last.map(String.init) ?? face.path
  }
}
