package import Fonts
package import Foundation
import Synchronization

/// A text analysed and shaped once, to be measured and set at any width.
///
/// It is divided into paragraphs and runs (`+Paragraphs`), broken into lines that fit a proposal
/// (`+Fitting`), whose heights and baselines follow from their fonts (`+LineMetrics`); what does not fit is
/// truncated (`+Truncation`). `LineSetter` then positions each glyph.
package final class PreparedText: Sendable {
  package let text: StyledText
  package let style: ParagraphStyle
  /// Characters that no font has, each once.
  package let missingGlyphs: [String]
  /// The largest font of the text, which decides the spacing to its neighbours.
  package let largestFont: ResolvedFont

  let resources: TypesettingResources
  let runs: [ShapedRun]
  let fonts: [(end: Int, font: ResolvedFont, attributes: TextAttributes)]
  let memory = Mutex(Memory())
  /// Made when lines are needed; ideal sizes do not need it.
  let lazyBreaker = Mutex<LineBreaker?>(nil)

  struct Memory {
    var sizes: [Question: CGSize] = [:]
    var scaled: [Double: PreparedText] = [:]
  }

  struct Question: Hashable {
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

  /// A text in one style with known runs and no missing glyphs.
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

  /// The text set in lines for a proposal.
  package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let fitted = fitted(width: width, height: height)
    return LineSetter(text: fitted.text, lines: fitted.lines, size: fitted.size, missing: missingGlyphs)
      .layout(isTruncated: fitted.isTruncated, scale: fitted.scale)
  }

  /// The size that the text takes in a proposal: the width of its widest line, rounded up to a pixel, and the
  /// height of its lines; nil requests the ideal size.
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

  /// The size in unlimited space; on one line it is the sum of all advances.
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

  /// The lines of a text at a width, without truncation.
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

  /// The words that are wider than a line at a width in points, so that they are broken across lines.
  ///
  /// - Parameter count: the number of visible lines; a word that continues after the last one is truncated,
  ///   not broken.
  package func brokenWords(width: CGFloat, lines count: Int) -> [String] {
    let units = Array(text.utf16)
    let lines = naturalLines(width: Double(width)).prefix(count)
    var words: [String] = []
    var end = 0
    for line in lines.dropLast() where line.range.upperBound > end {
      guard !breaker.isOpportunity(line.range.upperBound) else { continue }
      // A word may span several lines.
      var start = line.range.upperBound
      end = start
      while start > 0, !breaker.isOpportunity(start) { start -= 1 }
      while end < units.count, !breaker.isOpportunity(end) { end += 1 }
      let word = String(decoding: units[start..<end], as: UTF16.self)
      words.append(String(word.reversed().drop(while: \.isWhitespace).reversed()))
    }
    return words
  }

  /// How many lines the text takes at a width in points, without truncation.
  package func lineCount(width: CGFloat) -> Int { naturalLines(width: Double(width)).count }

  /// The visible text in a number of lines at a width in points, line by line.
  package func shown(width: CGFloat, lineLimit: Int) -> [String] {
    let fitted = broken(width: Double(width), height: .infinity, lineLimit: lineLimit)
    let setter = LineSetter(text: self, lines: fitted.lines, size: fitted.size, missing: missingGlyphs)
    return fitted.lines.map(setter.string(of:))
  }
}
