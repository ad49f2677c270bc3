package import Fonts
package import Foundation

/// Measures texts on one line as fast as possible: without glyphs, lines or caching the text.
///
/// Each thread has its own; they share the typesetter's words. Texts that it cannot measure on the fast path
/// are prepared by the typesetter, so that sizes always equal those of `PreparedText`.
package final class TextMeasurer {
  package let typesetter: Typesetter
  @exclusivity(unchecked) private var units: [UInt16] = []

  package init(typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// What texts of one style have in common; used by the measurer that made it.
  package final class Setting {
    package let attributes: TextAttributes
    package let style: ParagraphStyle
    /// The texts' own font.
    package var font: ResolvedFont { plain.font }
    let plain: PlainText
    let tracking: Double
    let pixelLength: Double
    /// The height of a line, in points.
    let height: Double
    @exclusivity(unchecked) fileprivate var places: [Place] = []

    /// The shaping parameters of a segment, except its range.
    fileprivate final class Place {
      let script: Int32
      let request: Shaper.Request
      let context: ShapingContext

      init(script: Int32, request: Shaper.Request, context: ShapingContext) {
        self.script = script
        self.request = request
        self.context = context
      }
    }

    fileprivate init(attributes: TextAttributes, style: ParagraphStyle, typesetter: Typesetter) throws {
      self.attributes = attributes
      self.style = style
      let font = try typesetter.font(attributes.font)
      plain = PlainText(
        font: font, weight: attributes.font.openTypeWeight, fonts: typesetter.fonts,
        isRightToLeft: style.isRightToLeft)
      tracking = attributes.tracking != 0 ? attributes.tracking : attributes.kerning
      pixelLength = style.pixelLength
      let offset = attributes.baselineOffset
      var height = font.ascent + max(offset, 0) + font.descent + max(-offset, 0)
      if style.reservedLines > 1 { height = max(height, PreparedText.reservedHeight(in: font, style)) }
      self.height = PreparedText.ceil(height, style.pixelLength)
    }
  }

  /// Gets ready for texts of one style.
  ///
  /// - Throws: `FontError` if a bundled font cannot be used.
  package func setting(_ attributes: TextAttributes, _ style: ParagraphStyle) throws -> Setting {
    try Setting(attributes: attributes, style: style, typesetter: typesetter)
  }

  /// A text's size in unlimited space.
  package struct IdealSize {
    package var size: CGSize
    /// The fallback faces, without duplicates; only known if the text was not prepared.
    package var fallbacks: [FontFace] = []
    /// The prepared text, if it had to be prepared. Otherwise no glyph is missing and the text is on one
    /// line.
    package var prepared: PreparedText?
  }

  /// The size of a text in unlimited space, in points.
  ///
  /// - Throws: `FontError` if a bundled font cannot be used.
  package func idealSize(of text: String, in setting: Setting) throws -> IdealSize {
    var fallbacks: [FontFace] = []
    if let width = shortWidth(of: text, in: setting, fallbacks: &fallbacks) {
      let size = CGSize(width: PreparedText.ceil(width, setting.pixelLength), height: setting.height)
      return IdealSize(size: size, fallbacks: fallbacks)
    }
    let prepared = try typesetter.prepare(
      StyledText(text, attributes: setting.attributes), style: setting.style)
    return IdealSize(size: prepared.size(width: nil, height: nil), prepared: prepared)
  }

  /// The width of a text, or nil if it needs the slow path.
  private func shortWidth(
    of text: String, in setting: Setting, fallbacks: inout [FontFace]
  ) -> Double? {
    let width = text.utf8.withContiguousStorageIfAvailable {
      runWidth(of: $0, in: setting, fallbacks: &fallbacks)
    }
    if let width { return width }
    return Array(text.utf8).withUnsafeBufferPointer { runWidth(of: $0, in: setting, fallbacks: &fallbacks) }
  }

  /// The width of a text by its runs.
  private func runWidth(
    of text: UnsafeBufferPointer<UInt8>, in setting: Setting, fallbacks: inout [FontFace]
  ) -> Double? {
    guard let words = typesetter.words, decode(text), let last = units.last, !LineBreaker.isSpace(last)
    else { return nil }
    return units.withUnsafeBufferPointer { units -> Double? in
      guard let level = setting.plain.level(of: units) else { return nil }
      var width = 0.0
      var isLong = false
      var looksAround = false
      let isPlain = setting.plain.forEachSegment(of: units) { segment in
        let context = place(of: segment, level: level, setting, in: words).context
        if context.looksAround && segment.range.count < units.count { looksAround = true }
        if !segment.isPrimary, !fallbacks.contains(where: { $0 === segment.face }) {
          fallbacks.append(segment.face)
        }
        let run = UnsafeBufferPointer(rebasing: units[segment.range])
        guard let (advance, clusters) = context.measure(run) else {
          isLong = true
          return
        }
        width += points(
          advance, clusters, face: segment.face, isPrimary: segment.isPrimary, in: setting)
      }
      guard isPlain && !looksAround && !isLong else { return nil }
      return width
    }
  }

  /// The width of a run whose advances are known in font units.
  private func points(
    _ advance: Int, _ clusters: Int, face: FontFace, isPrimary: Bool, in setting: Setting
  ) -> Double {
    let font = setting.plain.font
    let size = isPrimary ? font.instance.size : font.request.standInSize(face)
    let spacing = setting.tracking + (isPrimary ? font.tracking : 0)
    return Double(advance) * (size / face.unitsPerEm) + Double(clusters) * spacing
  }

  private func place(
    of segment: PlainText.Segment, level: UInt8, _ setting: Setting, in words: WordCache
  ) -> Setting.Place {
    for known in setting.places
    where known.request.face === segment.face && known.script == segment.script
      && known.request.level == level
    {
      return known
    }
    let request = Shaper.Request(
      range: segment.range, level: level, font: setting.plain.font, face: segment.face,
      glyphSize: segment.isPrimary
        ? setting.plain.font.instance.size : setting.attributes.font.standInSize(segment.face),
      isPrimary: segment.isPrimary, attributes: setting.attributes,
      script: TextAnalysis.name(ofScript: segment.script),
      language: setting.attributes.language ?? setting.style.language)
    let place = Setting.Place(
      script: segment.script, request: request,
      context: words.context(face: segment.face, plan: request.plan))
    setting.places.append(place)
    return place
  }

  // MARK: Preparing

  /// The text analysed and shaped as `Typesetter.prepareAnew` does, faster for plain text.
  ///
  /// - Throws: `FontError` if a bundled font cannot be used.
  package func prepare(_ text: String, in setting: Setting) throws -> PreparedText {
    let styled = StyledText(text, attributes: setting.attributes)
    guard let runs = plainRuns(of: styled.utf16, in: setting) else {
      return try typesetter.prepareAnew(styled, style: setting.style)
    }
    return PreparedText(
      text: styled, style: setting.style, runs: runs, font: setting.plain.font,
      resources: typesetter.resources)
  }

  /// The runs of a text that is trivial to analyse; nil for any other.
  private func plainRuns(of text: [UInt16], in setting: Setting) -> [ShapedRun]? {
    guard let words = typesetter.words, !text.isEmpty, setting.attributes.attachment == nil else {
      return nil
    }
    var runs: [ShapedRun] = []
    let isPlain = text.withUnsafeBufferPointer { units -> Bool in
      guard let level = setting.plain.level(of: units) else { return false }
      return setting.plain.forEachSegment(of: units) { segment in
        let place = place(of: segment, level: level, setting, in: words)
        var request = place.request
        request.range = segment.range
        runs.append(Shaper.shape(text, request, in: place.context))
      }
    }
    return isPlain ? runs : nil
  }

  /// Writes a text's code units to the buffer, unless it has characters of four bytes, which need the slow
  /// path.
  private func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    units.removeAll(keepingCapacity: true)
    units.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        units.append(UInt16(byte))
        index += 1
      } else if byte < 0xE0 {
        units.append(UInt16(byte & 0x1F) << 6 | UInt16(bytes[index + 1] & 0x3F))
        index += 2
      } else if byte < 0xF0 {
        units.append(
          UInt16(byte & 0x0F) << 12 | UInt16(bytes[index + 1] & 0x3F) << 6 | UInt16(bytes[index + 2] & 0x3F)
        )
        index += 3
      } else {
        return false
      }
    }
    return true
  }
}
