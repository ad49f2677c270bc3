import Fonts
import Foundation

/// The heights and distances of lines.
extension PreparedText {
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
    // Texts may have thousands of runs: start at the first that reaches the line.
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

  /// The gap between the boxes of two lines in a font; negative if they overlap.
  ///
  /// Pictures of iOS 26 have 13 points between lines of 11 points and 14 between those of 12, where the boxes are 13.13
  /// and 14.32 high.
  func leading(of font: ResolvedFont) -> Double {
    switch style.rules {
    case .iOS18: max(font.leading, 0)
    case .iOS26: font.linePitch.rounded() - font.ascent - font.descent
    }
  }

  /// The distance of each line's baseline from the previous one, and the total height.
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
  func lineCount(_ lines: [LineBreaker.Line], fitting height: Double) -> Int {
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

  /// The height of the reserved lines, in the first font.
  var reservedHeight: Double { Self.reservedHeight(in: fonts.first?.font ?? largestFont, style) }

  static func reservedHeight(in font: ResolvedFont, _ style: ParagraphStyle) -> Double {
    let pitch = style.rules == .iOS26 ? font.linePitch.rounded() : font.linePitch
    return font.ascent + font.descent + Double(style.reservedLines - 1) * (pitch + style.lineSpacing)
  }
}
