package import Fonts
package import Foundation
import Synchronization

/// A text analysed and shaped once, to be measured and set at any width.
package final class PreparedText: Sendable {
  package let text: StyledText
  package let style: ParagraphStyle
  /// Characters that no font has, each once.
  package let missingGlyphs: [String]
  /// The largest font of the text, which decides the spacing to its neighbours.
  package let largestFont: ResolvedFont

  private let resources: TypesettingResources
  let runs: [ShapedRun]
  private let fonts: [(end: Int, font: ResolvedFont, attributes: TextAttributes)]
  private let memory = Mutex(Memory())
  /// Made when lines are asked for: ideal sizes do without.
  private let lazyBreaker = Mutex<LineBreaker?>(nil)

  private struct Memory {
    var sizes: [Question: CGSize] = [:]
    var scaled: [Double: PreparedText] = [:]
  }

  private struct Question: Hashable {
    var width: UInt64
    var height: UInt64
  }

  init(text: StyledText, style: ParagraphStyle, resources: TypesettingResources) throws {
    self.text = text
    self.style = style
    self.resources = resources
    var itemizer = Itemizer(resources: resources, text: text, style: style)
    if try !itemizer.runPlain() {
      try itemizer.run(
        levels: Self.levels(text.utf16, isRightToLeft: style.isRightToLeft),
        clusterStarts: TextAnalysis.clusterStarts(text.utf16))
    }
    runs = itemizer.runs
    missingGlyphs = itemizer.missing
    var end = 0
    fonts = try text.runs.map { run in
      end += run.length
      return (end, try resources.fonts.resolve(run.attributes.font), run.attributes)
    }
    let fallback = try resources.fonts.resolve(FontRequest(size: 17))
    largestFont = fonts.map(\.font).max { $0.ascent + $0.descent < $1.ascent + $1.descent } ?? fallback
  }

  /// A text in one style whose runs are known, and which lacks no glyph.
  init(
    text: StyledText, style: ParagraphStyle, runs: [ShapedRun], font: ResolvedFont,
    resources: TypesettingResources
  ) {
    self.text = text
    self.style = style
    self.resources = resources
    self.runs = runs
    missingGlyphs = []
    fonts = text.runs.map { (text.utf16.count, font, $0.attributes) }
    largestFont = font
  }

  /// Where lines may end and how wide everything is.
  var breaker: LineBreaker {
    lazyBreaker.withLock { known in
      if let known { return known }
      let hyphenWidths = hyphenWidths
      let breaker = LineBreaker(
        text: text.utf16, runs: runs, clusterStarts: TextAnalysis.clusterStarts(text.utf16),
        breaks: TextAnalysis.lineBreaks(text.utf16, language: style.language), hyphenWidths: hyphenWidths)
      known = breaker
      return breaker
    }
  }

  /// The width of the hyphen that each soft hyphen may become; in one stretch they are all alike.
  private var hyphenWidths: [Int: Double] {
    var widths: [Int: Double] = [:]
    var start = 0
    for stretch in fonts {
      let places = (start..<stretch.end).filter { text.utf16[$0] == 0xAD }
      start = stretch.end
      guard let first = places.first, let width = hyphen(at: first)?.width else { continue }
      for place in places { widths[place] = width }
    }
    return widths
  }

  /// Which of the runs, lying one behind the other, have something in a range of code units.
  func runIndices(in range: Range<Int>) -> Range<Int> {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound > range.lowerBound { high = middle } else { low = middle + 1 }
    }
    var end = low
    while end < runs.count && runs[end].range.lowerBound < range.upperBound { end += 1 }
    return low..<end
  }

  /// Embedding levels paragraph by paragraph, each in its own direction.
  private static func levels(_ text: [UInt16], isRightToLeft: Bool) -> [UInt8] {
    var levels: [UInt8] = []
    for paragraph in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let isRightToLeft = TextAnalysis.isRightToLeft(paragraph, fallback: isRightToLeft)
      levels += TextAnalysis.bidiLevels(Array(paragraph), isRightToLeft: isRightToLeft)
      levels.append(isRightToLeft ? 1 : 0)
    }
    levels.removeLast()
    return levels
  }

  /// The level of what is added to the paragraph that a code unit lies in: an ellipsis, a hyphen.
  private func paragraphLevel(at position: Int) -> UInt8 {
    let text = text.utf16
    let start = text[..<min(position, text.count)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let paragraph = text[start...].prefix { $0 != 0x0A }
    return TextAnalysis.isRightToLeft(paragraph, fallback: style.isRightToLeft) ? 1 : 0
  }

  // MARK: Cutting

  /// The shaped runs of a stretch, cut where it begins and ends.
  func pieces(of range: Range<Int>) -> [ShapedRun] {
    runs[runIndices(in: range)].compactMap { run in
      let common = run.range.clamped(to: range)
      if common.isEmpty { return nil }
      if common == run.range { return run }
      let isSafe =
        (common.lowerBound == run.range.lowerBound || run.isSafeToCut(before: common.lowerBound))
        && (common.upperBound == run.range.upperBound || run.isSafeToCut(before: common.upperBound))
      if !isSafe && run.attributes.attachment == nil {
        // Letters that join across the cut take their final forms at it.
        return Shaper.shape(
          text.utf16,
          Shaper.Request(
            range: common, level: run.level, font: run.font, face: run.face, glyphSize: run.glyphSize,
            isPrimary: run.face === run.font.face, attributes: run.attributes,
            script: String(
              decoding: (0..<4).map { UInt8(truncatingIfNeeded: run.script >> (24 - 8 * $0)) },
              as: UTF8.self),
            language: run.attributes.language ?? style.language), words: resources.words)
      }
      var cut = run
      cut.range = common
      cut.glyphs = Array(run.glyphs(in: common))
      return cut
    }
  }

  /// How wide a stretch is on a line of its own, where letters that join across its ends take other forms.
  func width(of range: Range<Int>) -> Double {
    if isSafeToCut(before: range.lowerBound) && isSafeToCut(before: range.upperBound) {
      return breaker.width(from: range.lowerBound, to: range.upperBound)
    }
    return pieces(of: range).reduce(0) { $0 + $1.width }
  }

  private func isSafeToCut(before unit: Int) -> Bool {
    guard let run = runs[runIndices(in: unit..<(unit + 1))].first, run.range.lowerBound < unit else {
      return true
    }
    return run.isSafeToCut(before: unit)
  }

  // MARK: Measuring

  /// The size that the text takes in a proposal: the width of its widest line, rounded up to a pixel, and the
  /// height of its lines; nil asks for the ideal.
  package func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let question = Question(
      width: Double(width ?? .infinity).bitPattern, height: Double(height ?? .infinity).bitPattern)
    if let size = memory.withLock({ $0.sizes[question] }) { return size }
    let size =
      width == nil && height == nil ? idealSize : fitted(width: width, height: height).size
    memory.withLock { memory in
      if memory.sizes.count >= 256 { memory.sizes.removeAll() }
      memory.sizes[question] = size
    }
    return size
  }

  /// The size in unlimited room; on one line it is the sum of all glyphs.
  private var idealSize: CGSize {
    guard let last = text.utf16.last, !LineBreaker.isSpace(last), last != 0xAD,
      !text.utf16.contains(where: LineBreaker.isLineEnd)
    else { return fitted(width: nil, height: nil).size }
    let line = LineBreaker.Line(range: 0..<text.utf16.count, visibleEnd: text.utf16.count)
    let metrics = metrics(of: line)
    var height = metrics.ascent + metrics.descent
    if style.reservedLines > 1 { height = max(height, reservedHeight) }
    return CGSize(
      width: Self.ceil(runs.reduce(0) { $0 + $1.width }, style.pixelLength),
      height: Self.ceil(height, style.pixelLength))
  }

  /// The lines of a text at a width, where nothing is cut off.
  package struct Wrapping {
    package var lineCount: Int
    /// Whether a line ends inside a word that is wider than a line.
    package var breaksWord: Bool
  }

  /// How the text breaks at a width in points.
  package func wrapping(width: CGFloat) -> Wrapping {
    let lines = naturalLines(width: Double(width))
    let breaksWord = lines.dropLast().contains { !breaker.isOpportunity($0.range.upperBound) }
    return Wrapping(lineCount: lines.count, breaksWord: breaksWord)
  }

  /// The words that are wider than a line at a width in points, so that they go on in the next one.
  ///
  /// - Parameter count: how many lines show; what would go on after the last one is cut off, not broken.
  package func brokenWords(width: CGFloat, lines count: Int) -> [String] {
    let units = Array(text.utf16)
    let lines = naturalLines(width: Double(width)).prefix(count)
    var words: [String] = []
    var end = 0
    for line in lines.dropLast() where line.range.upperBound > end {
      guard !breaker.isOpportunity(line.range.upperBound) else { continue }
      // A word may go over several lines.
      var start = line.range.upperBound
      end = start
      while start > 0, !breaker.isOpportunity(start) { start -= 1 }
      while end < units.count, !breaker.isOpportunity(end) { end += 1 }
      let word = String(decoding: units[start..<end], as: UTF16.self)
      words.append(String(word.reversed().drop(while: \.isWhitespace).reversed()))
    }
    return words
  }

  /// How many lines the text takes at a width in points, where nothing is cut off.
  package func lineCount(width: CGFloat) -> Int { naturalLines(width: Double(width)).count }

  private func naturalLines(width: Double) -> [LineBreaker.Line] {
    let lines = breaker.lines(width: width, measure: self.width(of:))
    guard style.rules == .iOS26, width.isFinite else { return lines }
    return breaker.joiningLoneWord(lines, width: width, measure: self.width(of:))
  }

  /// What is shown of the text in a number of lines at a width in points, line by line.
  package func shown(width: CGFloat, lineLimit: Int) -> [String] {
    let fitted = broken(width: Double(width), height: .infinity, lineLimit: lineLimit)
    let setter = LineSetter(text: self, lines: fitted.lines, size: fitted.size, missing: missingGlyphs)
    return fitted.lines.map(setter.string(of:))
  }

  /// The text set in lines for a proposal.
  package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let fitted = fitted(width: width, height: height)
    return LineSetter(text: fitted.text, lines: fitted.lines, size: fitted.size, missing: missingGlyphs)
      .layout(isTruncated: fitted.isTruncated, scale: fitted.scale)
  }

  /// Lines that were found for a proposal, at the scale that made them fit.
  private struct Fitted {
    var text: PreparedText
    var lines: [LineBreaker.Line]
    var size: CGSize
    var isTruncated: Bool
    var scale: Double
  }

  private func fitted(width: CGFloat?, height: CGFloat?) -> Fitted {
    let width = Double(width ?? .infinity)
    let height = Double(height ?? .infinity)
    let own = broken(width: width, height: height)
    if !own.isTruncated { return own }
    if style.allowsTightening, let tightened = tightened(width: width, height: height) { return tightened }
    if style.minimumScaleFactor >= 1 { return own }
    // The largest scale that fits, to within half a per cent.
    var low = max(style.minimumScaleFactor, 0.01)
    guard var best = scaled(by: low)?.broken(width: width, height: height) else { return own }
    best.scale = low
    if best.isTruncated { return best }
    var high = 1.0
    while high - low > 0.005 {
      let middle = (low + high) / 2
      guard var candidate = scaled(by: middle)?.broken(width: width, height: height) else { break }
      if candidate.isTruncated {
        high = middle
      } else {
        candidate.scale = middle
        best = candidate
        low = middle
      }
    }
    return best
  }

  private func broken(width: Double, height: Double, lineLimit: Int? = nil) -> Fitted {
    let natural = naturalLines(width: width)
    var limit = (lineLimit ?? style.lineLimit).map { max($0, 1) } ?? Int.max
    if height.isFinite { limit = min(limit, lineCount(natural, fitting: height)) }
    var lines = natural
    let isTruncated = natural.count > limit
    if isTruncated {
      lines = Array(natural.prefix(limit))
      lines[limit - 1] = truncated(natural[limit - 1], width: width)
    }
    var widest = 0.0
    for line in lines {
      let visible = breaker.width(of: line, ellipsis: ellipsisWidth, measure: self.width(of:))
      // The space that ends a wrapped line counts as far as there is room for it, as it does in Apple's pictures.
      widest = max(widest, visible, min(visible + breaker.hangingWidth(of: line), width))
    }
    var total = self.height(of: lines)
    if style.reservedLines > lines.count { total = max(total, reservedHeight) }
    let pixel = style.pixelLength
    // Rounding up never takes more than was offered; only a character wider than a line does.
    let roundedWidth =
      widest <= width ? min(Self.ceil(widest, pixel), width) : Self.ceil(widest, pixel)
    return Fitted(
      text: self, lines: lines,
      size: CGSize(width: roundedWidth, height: Self.ceil(total, pixel)),
      isTruncated: isTruncated, scale: 1)
  }

  /// Rounds up to a pixel, forgiving what sums of fractions leave behind.
  static func ceil(_ value: Double, _ pixel: Double) -> Double {
    max((value / pixel - 1e-6).rounded(.up), 0) * pixel
  }

  private func scaled(by factor: Double) -> PreparedText? {
    if let known = memory.withLock({ $0.scaled[factor] }) { return known }
    let scaled = changed { attributes in
      attributes.font = attributes.font.scaled(by: factor)
      attributes.kerning *= factor
      attributes.tracking *= factor
      attributes.baselineOffset *= factor
      if let box = attributes.attachment {
        attributes.attachment = TextAttributes.Attachment(
          width: box.width * factor, ascent: box.ascent * factor, descent: box.descent * factor)
      }
    }
    memory.withLock { memory in
      if memory.scaled.count > 32 { memory.scaled.removeAll() }
      memory.scaled[factor] = scaled
    }
    return scaled
  }

  /// The text with its letters moved closer, if that makes it fit.
  private func tightened(width: Double, height: Double) -> Fitted? {
    // UIKit tightens by a few per cent at most before it truncates.
    for step in 1...5 {
      let amount = Double(step) * 0.01
      let candidate = changed { $0.kerning -= $0.font.size * amount * 0.5 }
      if let fitted = candidate?.broken(width: width, height: height), !fitted.isTruncated { return fitted }
    }
    return nil
  }

  private func changed(_ change: (inout TextAttributes) -> Void) -> PreparedText? {
    var copy = StyledText()
    var position = 0
    for run in text.runs {
      var attributes = run.attributes
      change(&attributes)
      let units = Array(text.utf16[position..<(position + run.length)])
      copy.append(String(decoding: units, as: UTF16.self), attributes: attributes)
      position += run.length
    }
    var style = style
    style.minimumScaleFactor = 1
    style.allowsTightening = false
    return try? PreparedText(text: copy, style: style, resources: resources)
  }

  // MARK: Line heights

  /// A line's box around its baseline.
  struct LineMetrics {
    var ascent: Double
    var descent: Double
    /// Beyond the box, up to the next line.
    var leading: Double
  }

  func metrics(of line: LineBreaker.Line) -> LineMetrics {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    var leading = -Double.infinity
    // Texts may have thousands of stretches: begin at the first that reaches the line.
    var (first, high) = (0, fonts.count)
    while first < high {
      let middle = (first + high) / 2
      if fonts[middle].end >= line.range.lowerBound { high = middle } else { first = middle + 1 }
    }
    var start = first == 0 ? 0 : fonts[first - 1].end
    for entry in fonts[first...] {
      if start > line.range.upperBound { break }
      let range = start..<entry.end
      start = entry.end
      let isInLine =
        range.overlaps(line.range)
        || (line.range.isEmpty
          && (range.contains(line.range.lowerBound) || range.upperBound == line.range.lowerBound))
      if !isInLine { continue }
      if let box = entry.attributes.attachment {
        ascent = max(ascent, box.ascent + entry.attributes.baselineOffset)
        descent = max(descent, box.descent - entry.attributes.baselineOffset)
        continue
      }
      ascent = max(ascent, entry.font.ascent + max(entry.attributes.baselineOffset, 0))
      descent = max(descent, entry.font.descent + max(-entry.attributes.baselineOffset, 0))
      leading = max(leading, self.leading(of: entry.font))
    }
    if ascent == -.infinity {
      return LineMetrics(
        ascent: largestFont.ascent, descent: largestFont.descent, leading: self.leading(of: largestFont))
    }
    return LineMetrics(
      ascent: ascent, descent: descent, leading: leading.isFinite ? leading : 0)
  }

  /// What lies between the boxes of two lines in a font; less than nothing where they overlap.
  ///
  /// Pictures of iOS 26 have 13 points between lines of 11 points and 14 between those of 12, where the boxes are 13.13
  /// and 14.32 high.
  private func leading(of font: ResolvedFont) -> Double {
    switch style.rules {
    case .iOS18: max(font.leading, 0)
    case .iOS26: font.linePitch.rounded() - font.ascent - font.descent
    }
  }

  /// How far each line's baseline lies below the one before it, and the whole height.
  func height(of lines: [LineBreaker.Line]) -> Double {
    guard let first = lines.first else { return 0 }
    var previous = metrics(of: first)
    var height = previous.ascent
    for line in lines.dropFirst() {
      let next = metrics(of: line)
      height += advance(from: previous, to: next)
      previous = next
    }
    return height + previous.descent
  }

  func advance(from upper: LineMetrics, to lower: LineMetrics) -> Double {
    upper.descent + lower.leading + lower.ascent + style.lineSpacing
  }

  /// How many lines fit a height; at least one always shows.
  private func lineCount(_ lines: [LineBreaker.Line], fitting height: Double) -> Int {
    guard let first = lines.first else { return 1 }
    var previous = metrics(of: first)
    var baseline = previous.ascent
    var count = 1
    for line in lines.dropFirst() {
      let next = metrics(of: line)
      baseline += advance(from: previous, to: next)
      if Self.ceil(baseline + next.descent, style.pixelLength) > height + 1e-6 { break }
      previous = next
      count += 1
    }
    return count
  }

  /// The height of as many lines as room is kept for, in the first font.
  private var reservedHeight: Double { Self.reservedHeight(in: fonts.first?.font ?? largestFont, style) }

  static func reservedHeight(in font: ResolvedFont, _ style: ParagraphStyle) -> Double {
    let pitch = style.rules == .iOS26 ? font.linePitch.rounded() : font.linePitch
    return font.ascent + font.descent + Double(style.reservedLines - 1) * (pitch + style.lineSpacing)
  }

  // MARK: Truncation

  /// The ellipsis in the style of the text at a code unit.
  func ellipsis(at position: Int) -> ShapedRun? {
    mark("\u{2026}", at: position)
  }

  /// The hyphen that a soft hyphen at a code unit becomes at the end of a line.
  func hyphen(at position: Int) -> ShapedRun? {
    mark("-", at: position)
  }

  /// A character that is not in the text, in the style of the text at a code unit.
  private func mark(_ character: String, at position: Int) -> ShapedRun? {
    guard let entry = fonts.first(where: { position < $0.end }) ?? fonts.last else { return nil }
    var attributes = entry.attributes
    attributes.attachment = nil
    return resources.mark(
      character, attributes: attributes, style: style, level: paragraphLevel(at: position))
  }

  func ellipsisWidth(at position: Int) -> Double {
    ellipsis(at: position)?.width ?? 0
  }

  private func truncated(_ line: LineBreaker.Line, width: Double) -> LineBreaker.Line {
    var line = line
    let end = breaker.paragraphEnd(from: line.range.lowerBound)
    switch style.truncation {
    case .tail:
      let room = width - ellipsisWidth(at: max(line.range.upperBound - 1, line.range.lowerBound))
      let start = line.range.lowerBound
      var cut = breaker.fit(from: start, upTo: end, width: room)
      // A letter that was kerned with the next one may be wider before the ellipsis.
      while case let seen = breaker.trimmedEnd(of: start..<cut), seen > start,
        self.width(of: start..<seen) > room + 1e-6
      {
        cut = breaker.fit(from: start, upTo: end, width: breaker.width(from: start, to: seen) - 1e-4)
      }
      line.range = line.range.lowerBound..<cut
      line.visibleEnd = breaker.trimmedEnd(of: line.range)
      line.ellipsis = .after
    case .head:
      let last = text.utf16.count
      let room = width - ellipsisWidth(at: max(last - 1, 0))
      line.range = breaker.fitBackwards(from: last, downTo: line.range.lowerBound, width: room)..<last
      line.visibleEnd = breaker.trimmedEnd(of: line.range)
      line.ellipsis = .before
    case .middle:
      let last = text.utf16.count
      let room = width - ellipsisWidth(at: line.range.lowerBound)
      let front = breaker.fit(from: line.range.lowerBound, upTo: end, width: room / 2)
      let frontEnd = breaker.trimmedEnd(of: line.range.lowerBound..<front)
      let used = breaker.width(from: line.range.lowerBound, to: frontEnd)
      let back = breaker.fitBackwards(from: last, downTo: front, width: room - used)
      line.range = line.range.lowerBound..<frontEnd
      line.visibleEnd = frontEnd
      line.tail = back..<last
      line.ellipsis = .between
    }
    return line
  }
}
