import Fonts
import Foundation
import Synchronization

/// Fitting lines to a proposal.
extension PreparedText {
  func naturalLines(width: Double) -> [LineBreaker.Line] {
    let lines = breaker.lines(width: width, measure: self.width(of:))
    guard style.rules == .iOS26, width.isFinite else { return lines }
    return breaker.joiningLoneWord(lines, width: width, measure: self.width(of:))
  }

  /// The lines for a proposal, at the scale at which they fit.
  struct Fitted {
    var text: PreparedText
    var lines: [LineBreaker.Line]
    var size: CGSize
    var isTruncated: Bool
    var scale: Double
  }

  func fitted(width: CGFloat?, height: CGFloat?) -> Fitted {
    let width = Double(width ?? .infinity)
    let height = Double(height ?? .infinity)
    let own = broken(width: width, height: height)
    if fits(own, height) || style.minimumScaleFactor >= 1 && !own.isTruncated { return own }
    if own.isTruncated, style.allowsTightening, let tightened = tightened(width: width, height: height) {
      return tightened
    }
    if style.minimumScaleFactor >= 1 { return own }
    // The largest scale that fits, to within half a per cent.
    var low = max(style.minimumScaleFactor, 0.01)
    guard var best = scaled(by: low)?.broken(width: width, height: height) else { return own }
    best.scale = low
    if !fits(best, height) { return best }
    var high = 1.0
    while high - low > 0.005 {
      let middle = (low + high) / 2
      guard var candidate = scaled(by: middle)?.broken(width: width, height: height) else { break }
      if !fits(candidate, height) {
        high = middle
      } else {
        candidate.scale = middle
        best = candidate
        low = middle
      }
    }
    return best
  }

  /// Whether the whole text fits the proposed height, so that it need not shrink: in a picture of iOS 26 a
  /// line of 18.3 points in 17 is drawn at 0.93 of its size. What rounding up to pixels adds does not count.
  private func fits(_ fitted: Fitted, _ height: Double) -> Bool {
    !fitted.isTruncated && Double(fitted.size.height) - style.pixelLength < height
  }

  func broken(width: Double, height: Double, lineLimit: Int? = nil) -> Fitted {
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
      // The space at the end of a wrapped line counts if there is room for it, as in Apple's pictures.
      widest = max(widest, visible, min(visible + breaker.hangingWidth(of: line), width))
    }
    var total = self.height(of: lines)
    if style.reservedLines > lines.count { total = max(total, reservedHeight) }
    let pixel = style.pixelLength
    // Rounding up never exceeds the proposal; only a character wider than a line does.
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

  func scaled(by factor: Double) -> PreparedText? {
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
  func tightened(width: Double, height: Double) -> Fitted? {
    // UIKit tightens by a few per cent at most before it truncates.
    for step in 1...5 {
      let amount = Double(step) * 0.01
      let candidate = changed { $0.kerning -= $0.font.size * amount * 0.5 }
      if let fitted = candidate?.broken(width: width, height: height), !fitted.isTruncated { return fitted }
    }
    return nil
  }

  func changed(_ change: (inout TextAttributes) -> Void) -> PreparedText? {
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
}
