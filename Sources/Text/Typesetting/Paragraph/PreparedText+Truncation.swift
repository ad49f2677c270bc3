import Fonts
import Foundation

/// The visible part of a line that does not fit.
extension PreparedText {
  /// The ellipsis in the style of the text at a code unit.
  func ellipsis(at position: Int) -> ShapedRun? {
    mark("\u{2026}", at: position)
  }

  /// The hyphen that a soft hyphen at a code unit becomes at the end of a line.
  func hyphen(at position: Int) -> ShapedRun? {
    mark("-", at: position)
  }

  /// A character that is not in the text, in the style of the text at a code unit.
  func mark(_ character: String, at position: Int) -> ShapedRun? {
    guard let entry = fonts.first(where: { position < $0.end }) ?? fonts.last else { return nil }
    var attributes = entry.attributes
    attributes.attachment = nil
    return resources.mark(
      character, attributes: attributes, style: style, level: paragraphLevel(at: position))
  }

  func ellipsisWidth(at position: Int) -> Double {
    ellipsis(at: position)?.width ?? 0
  }

  func truncated(_ line: LineBreaker.Line, width: Double) -> LineBreaker.Line {
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
