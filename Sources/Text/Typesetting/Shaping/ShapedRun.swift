internal import CHarfBuzz
package import Fonts

/// Glyphs of a run of text in one font, script and direction, in visual order.
package struct ShapedRun {
  /// One glyph, its lengths in points.
  package struct Glyph {
    package var id: UInt32
    /// The first code unit of the glyph's cluster, in the whole text.
    package var cluster: Int
    package var advance: Double
    package var xOffset: Double
    package var yOffset: Double
    /// Whether shaping would come out the same if the text were cut before the glyph's cluster.
    var isSafeToBreak: Bool
  }

  /// The code units that the run covers.
  var range: Range<Int>
  var level: UInt8
  var font: ResolvedFont
  /// The face of the glyphs: the font's own or a fallback.
  var face: FontFace
  var glyphSize: Double
  var attributes: TextAttributes
  var script: UInt32
  package var glyphs: [Glyph]

  var isRightToLeft: Bool { level % 2 == 1 }
  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }

  /// The glyphs whose clusters begin in a range; clusters rise or, from right to left, fall.
  func glyphs(in range: Range<Int>) -> ArraySlice<Glyph> {
    isRightToLeft
      ? glyphs[firstGlyph { $0.cluster < range.upperBound }..<firstGlyph { $0.cluster < range.lowerBound }]
      : glyphs[firstGlyph { $0.cluster >= range.lowerBound }..<firstGlyph { $0.cluster >= range.upperBound }]
  }

  /// Whether the glyphs do not change when the text is cut before a code unit inside the run.
  func isSafeToCut(before unit: Int) -> Bool {
    let glyphs = self.glyphs(in: unit..<(unit + 1))
    return !glyphs.isEmpty && glyphs.allSatisfy(\.isSafeToBreak)
  }

  /// The first glyph from which a condition holds.
  private func firstGlyph(where holds: (Glyph) -> Bool) -> Int {
    var (low, high) = (0, glyphs.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(glyphs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Turns characters into glyphs with HarfBuzz.
package enum Shaper {
  /// The shaping parameters of a run.
  package struct Request {
    var range: Range<Int>
    var level: UInt8
    var font: ResolvedFont
    var face: FontFace
    var glyphSize: Double
    /// Whether the face is the font's own, to which its tracking and features apply.
    var isPrimary: Bool
    var attributes: TextAttributes
    var script: String
    var language: String?

    package init(
      range: Range<Int>, level: UInt8, font: ResolvedFont, face: FontFace, glyphSize: Double,
      isPrimary: Bool, attributes: TextAttributes, script: String, language: String?
    ) {
      self.range = range
      self.level = level
      self.font = font
      self.face = face
      self.glyphSize = glyphSize
      self.isPrimary = isPrimary
      self.attributes = attributes
      self.script = script
      self.language = language
    }

    /// What determines, besides the face and the text, how the run is shaped.
    var plan: ShapingPlan {
      var features = isPrimary ? font.features : []
      // Tracked text has no ligatures: they would be spaced as one letter.
      if attributes.tracking != 0 { features += [FontFeature("liga", 0), FontFeature("clig", 0)] }
      return ShapingPlan(
        isRightToLeft: level % 2 == 1, script: script, language: language, features: features)
    }

    /// The space added after every cluster, in points.
    var spacing: Double {
      let own = attributes.tracking != 0 ? attributes.tracking : attributes.kerning
      return own + (isPrimary ? font.tracking : 0)
    }
  }

  /// The maximum number of marks on one letter that are shaped together; HarfBuzz needs four times as long
  /// for twice as many.
  private static let largestMarkCount = 512

  /// Shapes a run of a text as a whole.
  package static func shape(_ text: [UInt16], _ request: Request) -> ShapedRun {
    let pieces = pieces(of: text, request.range).flatMap { piece in
      text.withUnsafeBufferPointer { request.face.spacing.parts(of: $0, piece) }
    }
    // In visual order.
    let ordered = request.level % 2 == 1 ? pieces.reversed() : pieces
    return run(request, glyphs: ordered.flatMap { glyphs(of: text, $0, request) })
  }

  /// A run, split where a letter has more marks than anyone can distinguish.
  private static func pieces(of text: [UInt16], _ range: Range<Int>) -> [Range<Int>] {
    guard range.count > largestMarkCount else { return [range] }
    var pieces: [Range<Int>] = []
    var (start, marks) = (range.lowerBound, 0)
    var index = range.lowerBound
    while index < range.upperBound {
      let unit = text[index]
      let isPair =
        UTF16.isLeadSurrogate(unit) && index + 1 < range.upperBound && UTF16.isTrailSurrogate(text[index + 1])
      if unit < 0x300 {
        marks = 0
      } else {
        let code =
          isPair ? 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(text[index + 1] & 0x3FF)) : UInt32(unit)
        marks = isMark(code) ? marks + 1 : 0
      }
      if marks > largestMarkCount {
        pieces.append(start..<index)
        (start, marks) = (index, 1)
      }
      index += isPair ? 2 : 1
    }
    return pieces + [start..<range.upperBound]
  }

  private static func isMark(_ code: UInt32) -> Bool {
    switch Unicode.Scalar(code)?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private static func glyphs(
    of text: [UInt16], _ range: Range<Int>, _ request: Request
  ) -> [ShapedRun.Glyph] {
    let buffer: OpaquePointer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    text.withUnsafeBufferPointer { units in
      hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    hb_buffer_set_direction(buffer, request.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_string(request.script, 4))
    if let language = request.language {
      hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    }
    // Text that continues after a cut is not a broken syllable.
    if range.lowerBound > request.range.lowerBound {
      hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_DO_NOT_INSERT_DOTTED_CIRCLE)
    }
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)

    let features = HarfBuzzFeatures.all(request.plan.features)
    hb_shape(request.face.shaper, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let places = hb_buffer_get_glyph_positions(buffer, &count)
    let scale = request.glyphSize / request.face.unitsPerEm
    var glyphs: [ShapedRun.Glyph] = []
    glyphs.reserveCapacity(Int(count))
    if let infos, let places {
      for index in 0..<Int(count) {
        let flags = hb_glyph_info_get_glyph_flags(infos + index)
        glyphs.append(
          ShapedRun.Glyph(
            id: infos[index].codepoint, cluster: Int(infos[index].cluster),
            advance: Double(places[index].x_advance) * scale,
            xOffset: Double(places[index].x_offset) * scale,
            yOffset: -Double(places[index].y_offset) * scale,
            isSafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0))
      }
    }
    return glyphs
  }

  /// The same run composed of words that were shaped before.
  static func shape(_ text: [UInt16], _ request: Request, words: WordCache?) -> ShapedRun {
    guard let context = words?.context(face: request.face, plan: request.plan) else {
      return shape(text, request)
    }
    return shape(text, request, in: context)
  }

  /// The same with the context of the request's face and plan.
  static func shape(_ text: [UInt16], _ request: Request, in context: ShapingContext) -> ShapedRun {
    guard context.shapes(request.range, of: text) else { return shape(text, request) }
    let scale = request.glyphSize / request.face.unitsPerEm
    let start = request.range.lowerBound
    var glyphs: [ShapedRun.Glyph] = []
    glyphs.reserveCapacity(request.range.count)
    let isWhole = text.withUnsafeBufferPointer { units in
      context.forEachGlyph(of: UnsafeBufferPointer(rebasing: units[request.range])) { glyph in
        glyphs.append(
          ShapedRun.Glyph(
            id: glyph.id, cluster: start + Int(glyph.cluster), advance: Double(glyph.advance) * scale,
            xOffset: Double(glyph.xOffset) * scale, yOffset: -Double(glyph.yOffset) * scale,
            isSafeToBreak: glyph.isSafeToBreak))
      }
    }
    return isWhole ? run(request, glyphs: glyphs) : shape(text, request)
  }

  private static func run(_ request: Request, glyphs: [ShapedRun.Glyph]) -> ShapedRun {
    var glyphs = glyphs
    if request.face.hasPictures, !request.attributes.font.isForMac { spaceEmoji(&glyphs, request) }
    addSpacing(to: &glyphs, request)
    return ShapedRun(
      range: request.range, level: request.level, font: request.font, face: request.face,
      glyphSize: request.glyphSize, attributes: request.attributes,
      script: request.script.utf8.reduce(0) { $0 << 8 | UInt32($1) }, glyphs: glyphs)
  }

  /// Gives emoji the advance of Apple's, their pictures in its middle.
  private static func spaceEmoji(_ glyphs: inout [ShapedRun.Glyph], _ request: Request) {
    let metrics = EmojiMetrics(size: request.attributes.font.size)
    for index in glyphs.indices where glyphs[index].advance != 0 {
      glyphs[index].xOffset += (metrics.advance - glyphs[index].advance) / 2
      glyphs[index].yOffset -= metrics.rise
      glyphs[index].advance = metrics.advance
    }
  }

  /// Adds tracking after the last glyph of every cluster.
  private static func addSpacing(to glyphs: inout [ShapedRun.Glyph], _ request: Request) {
    let spacing = request.spacing
    if spacing == 0 { return }
    for index in glyphs.indices {
      let isLast = index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster
      // Marks have no width of their own and get no space of their own either.
      if isLast && glyphs[index].advance != 0 { glyphs[index].advance += spacing }
    }
  }
}
