/// Breaks a shaped text into lines by adding up widths; nothing is shaped again.
final class LineBreaker: Sendable {
  /// One line of text.
  struct Line: Sendable {
    /// Where an ellipsis replaces text that is left out.
    enum Ellipsis {
      case none
      case before
      case between
      case after
    }

    /// The code units of the line, white space and line break at its end included.
    var range: Range<Int>
    /// The end of the visible part; trailing white space hangs.
    var visibleEnd: Int
    var ellipsis = Ellipsis.none
    /// The text after an ellipsis in the middle.
    var tail: Range<Int>?
    /// Whether the line ends at a soft hyphen, which shows only there.
    var endsWithSoftHyphen = false

    init(range: Range<Int>, visibleEnd: Int) {
      self.range = range
      self.visibleEnd = visibleEnd
    }
  }

  private let text: [UInt16]
  /// The width of everything before each code unit, in points.
  private let prefix: [Double]
  private let clusterStarts: [Bool]
  private let breaks: [TextAnalysis.Break]
  /// The width of the hyphen that shows instead of each soft hyphen, by its code unit.
  private let hyphenWidths: [Int: Double]
  /// The places where a line may end, in order; empty if each unit must be examined, because of soft hyphens
  /// or letters with negative net advances.
  private let opportunities: [Opportunity]

  private struct Opportunity {
    var position: Int
    /// The end of the visible text before it.
    var visibleEnd: Int
  }

  init(
    text: [UInt16], runs: [ShapedRun], clusterStarts: [Bool], breaks: [TextAnalysis.Break],
    hyphenWidths: [Int: Double]
  ) {
    self.text = text
    self.hyphenWidths = hyphenWidths
    self.clusterStarts = clusterStarts
    self.breaks = breaks
    var advances = [Double](repeating: 0, count: text.count)
    for run in runs {
      for glyph in run.glyphs where glyph.cluster < advances.count {
        advances[glyph.cluster] += glyph.advance
      }
    }
    var prefix = [Double](repeating: 0, count: text.count + 1)
    for index in text.indices {
      prefix[index + 1] = prefix[index] + (Self.isLineEnd(text[index]) ? 0 : advances[index])
    }
    self.prefix = prefix
    opportunities =
      hyphenWidths.isEmpty && advances.allSatisfy { $0 >= 0 } ? Self.opportunities(in: text, breaks) : []
  }

  private static func opportunities(in text: [UInt16], _ breaks: [TextAnalysis.Break]) -> [Opportunity] {
    var opportunities: [Opportunity] = []
    var visibleEnd = 0
    for (index, unit) in text.enumerated() {
      if !isSpace(unit) { visibleEnd = index + 1 }
      if breaks[index + 1] != .none {
        opportunities.append(Opportunity(position: index + 1, visibleEnd: visibleEnd))
      }
    }
    return opportunities
  }

  /// The tolerance for rounding errors when comparing widths.
  private static let tolerance = 1e-6

  static func isLineEnd(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x0B || unit == 0x0C || unit == 0x85 || unit == 0x2028
      || unit == 0x2029
  }

  /// White space that hangs at the end of a line; no-break spaces do not.
  static func isSpace(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || isLineEnd(unit) || unit == 0x1680 || (0x2000...0x2006).contains(unit)
      || (0x2008...0x200B).contains(unit) || unit == 0x205F || unit == 0x3000
  }

  func width(from start: Int, to end: Int) -> Double {
    end > start ? prefix[end] - prefix[start] : 0
  }

  /// Whether a line may end before a code unit.
  func isOpportunity(_ unit: Int) -> Bool { breaks[unit] != .none }

  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound && Self.isSpace(text[end - 1]) { end -= 1 }
    return end
  }

  func width(of line: Line, ellipsis: (Int) -> Double, measure: (Range<Int>) -> Double) -> Double {
    var width = measure(line.range.lowerBound..<max(line.visibleEnd, line.range.lowerBound))
    if line.endsWithSoftHyphen { width += hyphenWidths[line.range.upperBound - 1] ?? 0 }
    if let tail = line.tail { width += measure(tail) }
    if line.ellipsis != .none {
      width += ellipsis(max(line.visibleEnd - 1, line.range.lowerBound))
    }
    return width
  }

  /// The width of the white space at the end of a wrapped line; 0 if the line ends with a line break or the
  /// text.
  func hangingWidth(of line: Line) -> Double {
    let end = line.range.upperBound
    guard line.ellipsis == .none, end < text.count, end > line.visibleEnd, !Self.isLineEnd(text[end - 1])
    else {
      return 0
    }
    return width(from: line.visibleEnd, to: end)
  }

  /// Two lines, the second of which is not a single word: the last word of the first moves down to it.
  ///
  /// So iOS 26 sets "Welcome to / Home Assistant". If the first line has only one word, the second would be
  /// too wide, or there are more lines, nothing changes.
  func joiningLoneWord(_ lines: [Line], width: Double, measure: (Range<Int>) -> Double) -> [Line] {
    guard lines.count == 2, let end = lines.first?.range.upperBound, end < text.count,
      Self.isSpace(text[end - 1]), !Self.isLineEnd(text[end - 1]),
      lines[0].visibleEnd > lines[0].range.lowerBound
    else { return lines }
    let second = lines[1].range
    // A break opportunity inside the second line makes it more than one word.
    for position in second.lowerBound + 1..<max(lines[1].visibleEnd, second.lowerBound + 1)
    where breaks[position] != .none {
      return lines
    }
    var start = end - 1
    while start > lines[0].range.lowerBound, breaks[start] == .none || start >= lines[0].visibleEnd {
      start -= 1
    }
    guard start > lines[0].range.lowerBound, Self.isSpace(text[start - 1]),
      measure(start..<lines[1].visibleEnd) <= width + Self.tolerance
    else { return lines }
    let first = lines[0].range.lowerBound..<start
    return [
      Line(range: first, visibleEnd: trimmedEnd(of: first)),
      Line(range: start..<second.upperBound, visibleEnd: lines[1].visibleEnd),
    ]
  }

  /// The end of the paragraph that contains a code unit, without its line break.
  func paragraphEnd(from start: Int) -> Int {
    var end = start
    while end < text.count && !Self.isLineEnd(text[end]) { end += 1 }
    return end
  }

  /// The last position at which the text can be cut between characters and still fits a width.
  func fit(from start: Int, upTo end: Int, width: Double) -> Int {
    var cut = start
    var position = start
    // The end of the visible text: white space after it hangs.
    var visibleEnd = start
    while position < end {
      var next = position + 1
      while next < end && !clusterStarts[next] { next += 1 }
      if !Self.isSpace(text[next - 1]) { visibleEnd = next }
      if self.width(from: start, to: visibleEnd) > width + Self.tolerance { break }
      cut = next
      position = next
    }
    return cut
  }

  /// The same from the end backwards.
  func fitBackwards(from end: Int, downTo start: Int, width: Double) -> Int {
    var cut = end
    var position = end
    while position > start {
      var next = position - 1
      while next > start && !clusterStarts[next] { next -= 1 }
      if self.width(from: next, to: end) > width + Self.tolerance { break }
      cut = next
      position = next
    }
    // A cut before a space excludes the space.
    while cut < end && Self.isSpace(text[cut]) { cut += 1 }
    return cut
  }

  /// The lines for a width: as many words as fit on each, a word cut between characters only where it is wider
  /// than a line, and never less than one character.
  ///
  /// Widths are added up from the whole text; `measure` returns the actual width of a range once it is cut
  /// off.
  func lines(width: Double, measure: (Range<Int>) -> Double) -> [Line] {
    if text.isEmpty { return [Line(range: 0..<0, visibleEnd: 0)] }
    var lines: [Line] = []
    var start = 0
    while start < text.count {
      let end = lineEnd(from: start, width: width, measure: measure)
      var line = Line(range: start..<end, visibleEnd: trimmedEnd(of: start..<end))
      if end < text.count, text[end - 1] == 0xAD, let hyphen = hyphenWidths[end - 1] {
        let own = self.width(from: start, to: line.visibleEnd)
        line.endsWithSoftHyphen = own + hyphen <= width + Self.tolerance
      }
      lines.append(line)
      start = end
    }
    // A line break at the very end opens one more line.
    if Self.isLineEnd(text[text.count - 1]) {
      lines.append(Line(range: text.count..<text.count, visibleEnd: text.count))
    }
    return lines
  }

  private func lineEnd(from start: Int, width: Double, measure: (Range<Int>) -> Double) -> Int {
    if let lastFit = lastFit(from: start, width: width),
      let end = wordEnd(from: start, upTo: lastFit, width: width, measure: measure)
    {
      return end
    }
    var lastFit = start
    // The end of the visible text so far: white space behind it hangs.
    var visibleEnd = start
    for position in (start + 1)...text.count {
      if !Self.isSpace(text[position - 1]) { visibleEnd = position }
      let opportunity = breaks[position]
      if opportunity == .none {
        // No opportunity further on can fit either: looking for one would make long words slow.
        if self.width(from: start, to: visibleEnd) <= width + Self.tolerance { continue }
        var end = position
        while end < text.count && !clusterStarts[end] { end += 1 }
        return wordEnd(from: start, upTo: lastFit, width: width, measure: measure)
          ?? emergencyEnd(from: start, upTo: end, width: width, measure: measure)
      }
      let hyphen = text[position - 1] == 0xAD && position < text.count ? hyphenWidths[position - 1] ?? 0 : 0
      if self.width(from: start, to: visibleEnd) + hyphen > width + Self.tolerance {
        // What fits without its hyphen may still have space for what follows up to the next opportunity.
        if hyphen > 0 && self.width(from: start, to: visibleEnd) <= width + Self.tolerance { continue }
        if let end = wordEnd(from: start, upTo: lastFit, width: width, measure: measure) { return end }
        return emergencyEnd(from: start, upTo: position, width: width, measure: measure)
      }
      lastFit = position
      if opportunity == .mandatory { break }
    }
    return wordEnd(from: start, upTo: lastFit, width: width, measure: measure)
      ?? emergencyEnd(from: start, upTo: max(lastFit, start + 1), width: width, measure: measure)
  }

  /// The last opportunity at which a line fits without being reshaped; nil if that needs more than the list
  /// of opportunities.
  private func lastFit(from start: Int, width: Double) -> Int? {
    var (low, high) = (0, opportunities.count)
    while low < high {
      let middle = (low + high) / 2
      if opportunities[middle].position > start { high = middle } else { low = middle + 1 }
    }
    var last: Int?
    while low < opportunities.count {
      let next = opportunities[low]
      if self.width(from: start, to: next.visibleEnd) > width + Self.tolerance { break }
      last = next.position
      if breaks[next.position] == .mandatory { break }
      low += 1
    }
    return last
  }

  /// The last opportunity up to a position at which the line, reshaped at the cut, actually fits.
  private func wordEnd(
    from start: Int, upTo lastFit: Int, width: Double, measure: (Range<Int>) -> Double
  ) -> Int? {
    var end = lastFit
    while end > start {
      if breaks[end] != .none,
        measure(start..<trimmedEnd(of: start..<end))
          + (text[end - 1] == 0xAD ? hyphenWidths[end - 1] ?? 0 : 0)
          <= width + Self.tolerance
      {
        return end
      }
      end -= 1
    }
    return nil
  }

  /// The end of a line that is too narrow for a single word.
  private func emergencyEnd(
    from start: Int, upTo end: Int, width: Double, measure: (Range<Int>) -> Double
  ) -> Int {
    var cut = fit(from: start, upTo: end, width: width)
    // Letters at the cut may become wider than they were in the word.
    while cut > start && measure(start..<trimmedEnd(of: start..<cut)) > width + Self.tolerance {
      cut -= 1
      while cut > start && !clusterStarts[cut] { cut -= 1 }
    }
    if cut == start {
      cut += 1
      while cut < end && !clusterStarts[cut] { cut += 1 }
    }
    // White space behind the last character hangs on its line.
    while cut < end && Self.isSpace(text[cut]) && !Self.isLineEnd(text[cut]) { cut += 1 }
    return cut
  }
}
