import Fonts

/// Divides a text into runs of one style, direction, script and font, and shapes them.
struct Itemizer {
  let fonts: FontLibrary
  let words: WordCache?
  let text: StyledText
  let style: ParagraphStyle
  private(set) var missing: [String] = []
  private(set) var runs: [ShapedRun] = []

  init(resources: TypesettingResources, text: StyledText, style: ParagraphStyle) {
    fonts = resources.fonts
    words = resources.words
    self.text = text
    self.style = style
  }

  /// A character's font.
  private struct Choice: Equatable {
    var face: FontFace
    var isPrimary: Bool
    var script: Int32

    static func == (a: Choice, b: Choice) -> Bool { a.face === b.face && a.script == b.script }
  }

  /// Finds the runs on the fast path, if possible.
  ///
  /// - Returns: whether it was possible.
  mutating func runPlain() throws -> Bool {
    guard words != nil, text.runs.count == 1, let attributes = text.runs.first?.attributes,
      attributes.attachment == nil,
      !text.utf16.isEmpty
    else { return false }
    let font = try fonts.resolve(attributes.font)
    let plain = PlainText(
      font: font, weight: attributes.font.openTypeWeight, fonts: fonts, isRightToLeft: style.isRightToLeft)
    var found: [ShapedRun] = []
    let isPlain = text.utf16.withUnsafeBufferPointer { units -> Bool in
      guard let level = plain.level(of: units) else { return false }
      return plain.forEachSegment(of: units) { segment in
        let request = Shaper.Request(
          range: segment.range, level: level, font: font, face: segment.face,
          glyphSize: segment.isPrimary ? font.instance.size : attributes.font.standInSize(segment.face),
          isPrimary: segment.isPrimary, attributes: attributes,
          script: TextAnalysis.name(ofScript: segment.script), language: attributes.language ?? style.language
        )
        found.append(Shaper.shape(text.utf16, request, words: words))
      }
    }
    if isPlain { runs = found }
    return isPlain
  }

  mutating func run(levels: [UInt8], clusterStarts: [Bool]) throws {
    var start = 0
    for run in text.runs {
      let range = start..<(start + run.length)
      start = range.upperBound
      if range.isEmpty { continue }
      try itemize(range, run.attributes, levels: levels, clusterStarts: clusterStarts)
    }
  }

  private mutating func itemize(
    _ range: Range<Int>, _ attributes: TextAttributes, levels: [UInt8], clusterStarts: [Bool]
  ) throws {
    let font = try fonts.resolve(attributes.font)
    if attributes.attachment != nil {
      runs.append(attachmentRun(range, attributes, font, level: levels[range.lowerBound]))
      return
    }
    var itemStart = range.lowerBound
    var current: Choice?
    var position = range.lowerBound
    var lastScript: Int32 = 25  // Latin, for neutral characters before any letter.
    func flush(upTo end: Int) {
      guard let choice = current, itemStart < end else { return }
      var begin = itemStart
      while begin < end {
        var stop = begin + 1
        while stop < end && levels[stop] == levels[begin] { stop += 1 }
        let language = attributes.language ?? style.language
        runs.append(
          Shaper.shape(
            text.utf16,
            Shaper.Request(
              range: begin..<stop, level: levels[begin], font: font, face: choice.face,
              glyphSize: choice.isPrimary ? font.instance.size : attributes.font.standInSize(choice.face),
              isPrimary: choice.isPrimary, attributes: attributes,
              script: TextAnalysis.name(ofScript: choice.script), language: language), words: words))
        begin = stop
      }
      itemStart = end
    }
    while position < range.upperBound {
      var end = position + 1
      while end < range.upperBound && !clusterStarts[end] { end += 1 }
      let choice = choose(
        position..<end, font: font, attributes: attributes, current: current, script: &lastScript)
      if let current, current != choice { flush(upTo: position) }
      current = choice
      position = end
    }
    flush(upTo: range.upperBound)
  }

  private func attachmentRun(
    _ range: Range<Int>, _ attributes: TextAttributes, _ font: ResolvedFont, level: UInt8
  ) -> ShapedRun {
    ShapedRun(
      range: range, level: level, font: font, face: font.face, glyphSize: font.instance.size,
      attributes: attributes, script: 0,
      glyphs: [
        ShapedRun.Glyph(
          id: 0, cluster: range.lowerBound, advance: attributes.attachment?.width ?? 0, xOffset: 0,
          yOffset: 0,
          isSafeToBreak: true)
      ])
  }

  /// The font of one user-perceived character: the text's own if it covers the whole character, or else a
  /// fallback.
  private mutating func choose(
    _ range: Range<Int>, font: ResolvedFont, attributes: TextAttributes, current: Choice?, script: inout Int32
  ) -> Choice {
    // Most labels are plain Latin letters, digits and spaces in a font that has them.
    let unit = text.utf16[range.lowerBound]
    if range.count == 1, (0x20..<0x7F).contains(unit), current?.isPrimary != false,
      current == nil || script == 25,
      font.face.hasASCII
    {
      script = 25
      return Choice(face: font.face, isPrimary: true, script: script)
    }
    let scalars = Array(String(decoding: text.utf16[range], as: UTF16.self).unicodeScalars)
    guard let first = scalars.first else { return Choice(face: font.face, isPrimary: true, script: script) }
    let own = TextAnalysis.script(of: first)
    if !TextAnalysis.isNeutral(script: own) { script = own }

    let isEmoji = Self.isEmoji(scalars)
    if isEmoji, let face = fonts.fallbackFace(for: first, script: "Zsye", weight: 400, isEmoji: true) {
      return Choice(face: face, isPrimary: false, script: script)
    }
    func covers(_ face: FontFace) -> Bool {
      scalars.allSatisfy { Self.needsNoGlyph($0) || face.glyph(for: $0) != nil }
    }
    // Spaces and marks stay with the preceding letters, so that words are shaped as one.
    if let current, TextAnalysis.isNeutral(script: own), !current.isPrimary, covers(current.face),
      !current.face.hasPictures
    {
      return Choice(face: current.face, isPrimary: false, script: current.script)
    }
    if covers(font.face) { return Choice(face: font.face, isPrimary: true, script: script) }
    // A word stays in the fallback that its first letter chose.
    if let current, !current.isPrimary, current.script == script, !current.face.hasPictures,
      covers(current.face)
    {
      return Choice(face: current.face, isPrimary: false, script: script)
    }
    let name = TextAnalysis.name(ofScript: script)
    let weight = attributes.font.openTypeWeight
    if let face = fonts.fallbackFace(for: first, script: name, weight: weight, isEmoji: false) {
      if !covers(face) { reportMissing(scalars) }
      return Choice(face: face, isPrimary: false, script: script)
    }
    // A base that has no glyph shows as the font's own box, never as nothing.
    if !Self.needsNoGlyph(first) { reportMissing(scalars) }
    return Choice(face: font.face, isPrimary: true, script: script)
  }

  private mutating func reportMissing(_ scalars: [Unicode.Scalar]) {
    let character = String(String.UnicodeScalarView(scalars))
    if !missing.contains(character) { missing.append(character) }
  }

  private static func isEmoji(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let first = scalars.first else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}") { return first.properties.isEmoji }
    return first.properties.isEmojiPresentation
      || (scalars.count > 1 && first.properties.isEmoji && scalars.contains { $0.properties.isEmojiModifier })
  }

  /// Characters that shaping makes invisible.
  private static func needsNoGlyph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}
