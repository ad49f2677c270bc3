import Fonts
import Foundation
import Synchronization

/// Break opportunities of a text, and its runs.
extension PreparedText {
  /// Break opportunities and widths.
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

  /// The width of the hyphen that each soft hyphen may become; it is the same within one run.
  var hyphenWidths: [Int: Double] {
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

  /// The consecutive runs that overlap a range of code units.
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
  static func levels(_ text: [UInt16], isRightToLeft: Bool) -> [UInt8] {
    var levels: [UInt8] = []
    for paragraph in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let isRightToLeft = TextAnalysis.isRightToLeft(paragraph, fallback: isRightToLeft)
      levels += TextAnalysis.bidiLevels(Array(paragraph), isRightToLeft: isRightToLeft)
      levels.append(isRightToLeft ? 1 : 0)
    }
    levels.removeLast()
    return levels
  }

  /// The level of what is added to the paragraph of a code unit: an ellipsis, a hyphen.
  func paragraphLevel(at position: Int) -> UInt8 {
    let text = text.utf16
    let start = text[..<min(position, text.count)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let paragraph = text[start...].prefix { $0 != 0x0A }
    return TextAnalysis.isRightToLeft(paragraph, fallback: style.isRightToLeft) ? 1 : 0
  }

  /// The shaped runs of a range, cut at its boundaries.
  func pieces(of range: Range<Int>) -> [ShapedRun] {
    runs[runIndices(in: range)].compactMap { run in
      let common = run.range.clamped(to: range)
      if common.isEmpty { return nil }
      if common == run.range { return run }
      let isSafe =
        (common.lowerBound == run.range.lowerBound || run.isSafeToCut(before: common.lowerBound))
        && (common.upperBound == run.range.upperBound || run.isSafeToCut(before: common.upperBound))
      if !isSafe && run.attributes.attachment == nil {
        // Letters that join across the cut take their final forms there.
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

  /// The width of a range on its own line, where letters that join across its ends take other forms.
  func width(of range: Range<Int>) -> Double {
    if isSafeToCut(before: range.lowerBound) && isSafeToCut(before: range.upperBound) {
      return breaker.width(from: range.lowerBound, to: range.upperBound)
    }
    return pieces(of: range).reduce(0) { $0 + $1.width }
  }

  func isSafeToCut(before unit: Int) -> Bool {
    guard let run = runs[runIndices(in: unit..<(unit + 1))].first, run.range.lowerBound < unit else {
      return true
    }
    return run.isSafeToCut(before: unit)
  }
}
