import Fonts
import Foundation

/// Positions the glyphs of broken lines.
struct LineSetter {
  let text: PreparedText
  let lines: [LineBreaker.Line]
  let size: CGSize
  let missing: [String]

  func layout(isTruncated: Bool, scale: Double) -> TextLayout {
    let pixel = text.style.pixelLength
    var result: [TextLayout.Line] = []
    var previous: PreparedText.LineMetrics?
    var baseline = 0.0
    for line in lines {
      let metrics = text.metrics(of: line)
      if let previous {
        baseline += text.advance(from: previous, to: metrics)
      } else {
        // The first baseline is snapped to a pixel; the others keep their distance.
        baseline = (metrics.ascent / pixel + 0.5).rounded(.down) * pixel
      }
      result.append(set(line, metrics: metrics, baseline: baseline))
      previous = metrics
    }
    let last = result.last?.baseline ?? 0
    return TextLayout(
      size: size, lines: result, isTruncated: isTruncated, scale: scale, missingGlyphs: missing,
      firstBaseline: result.first?.baseline ?? 0, lastBaseline: PreparedText.ceil(last, pixel))
  }

  /// A line's content, including the ellipsis or hyphen.
  func string(of line: LineBreaker.Line) -> String {
    let string = substring(line.range.lowerBound..<line.visibleEnd)
    switch line.ellipsis {
    case .none:
      return line.endsWithSoftHyphen ? String(string.dropLast()) + "-" : string
    case .before: return "\u{2026}" + string
    case .after: return string + "\u{2026}"
    case .between: return string + "\u{2026}" + (line.tail.map { substring($0) } ?? "")
    }
  }

  private func set(
    _ line: LineBreaker.Line, metrics: PreparedText.LineMetrics, baseline: Double
  ) -> TextLayout.Line {
    var pieces = text.pieces(of: line.range.lowerBound..<line.visibleEnd)
    let ellipsis =
      line.ellipsis == .none
      ? nil : text.ellipsis(at: max(line.visibleEnd - 1, line.range.lowerBound))
    switch line.ellipsis {
    case .none:
      if line.endsWithSoftHyphen, let hyphen = text.hyphen(at: line.range.upperBound - 1) {
        pieces.append(hyphen)
      }
    case .before:
      if let ellipsis { pieces.insert(ellipsis, at: 0) }
    case .after:
      if let ellipsis { pieces.append(ellipsis) }
    case .between:
      if let ellipsis { pieces.append(ellipsis) }
      if let tail = line.tail { pieces += text.pieces(of: tail) }
    }
    let string = string(of: line)
    let visual = reordered(pieces)
    let width = visual.reduce(0) { $0 + $1.width }
    var x = offset(of: width)
    let left = x
    var runs: [TextLayout.Run] = []
    var decorations: [TextLayout.Decoration] = []
    for run in visual {
      let runWidth = run.width
      let rise = run.attributes.baselineOffset
      var pen = 0.0
      let glyphs = run.glyphs.map { glyph -> GlyphRun.Glyph in
        defer { pen += glyph.advance }
        return GlyphRun.Glyph(
          id: glyph.id, x: Float(pen + glyph.xOffset), y: Float(glyph.yOffset))
      }
      let box = run.attributes.attachment.map {
        CGRect(x: x, y: baseline - rise - $0.ascent, width: $0.width, height: $0.ascent + $0.descent)
      }
      runs.append(
        TextLayout.Run(
          glyphs: GlyphRun(
            font: run.face === run.font.face
              ? run.font.instance : FontInstance(source: run.face, size: run.glyphSize, key: run.face.key),
            glyphs: box == nil ? glyphs : []),
          origin: CGPoint(x: x, y: baseline - rise), width: runWidth, tag: run.attributes.tag,
          attachment: box))
      decorations += self.decorations(run, x: x, width: runWidth, baseline: baseline - rise)
      x += runWidth
    }
    return TextLayout.Line(
      string: string,
      frame: CGRect(
        x: left, y: baseline - metrics.ascent, width: width, height: metrics.ascent + metrics.descent),
      baseline: baseline, runs: runs, decorations: decorations)
  }

  private func substring(_ range: Range<Int>) -> String {
    text.text.string(of: range)
  }

  /// The offset of a line by the text's alignment.
  private func offset(of width: Double) -> Double {
    let room = Double(size.width) - width
    switch (text.style.alignment, text.style.isRightToLeft) {
    case (.leading, false), (.trailing, true): return 0
    case (.trailing, false), (.leading, true): return room
    case (.center, _): return room / 2
    }
  }

  /// Runs in visual order (UAX #9, rule L2).
  private func reordered(_ runs: [ShapedRun]) -> [ShapedRun] {
    guard let highest = runs.map(\.level).max(), highest > 0 else { return runs }
    let lowestOdd = runs.map(\.level).filter { $0 % 2 == 1 }.min() ?? highest + 1
    var result = runs
    var level = highest
    while level >= lowestOdd && level > 0 {
      var start = 0
      while start < result.count {
        if result[start].level < level {
          start += 1
          continue
        }
        var end = start
        while end < result.count && result[end].level >= level { end += 1 }
        result[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return result
  }

  /// Lines under and through a run, as thick as a fourteenth of the size, on whole pixels.
  private func decorations(
    _ run: ShapedRun, x: Double, width: Double, baseline: Double
  ) -> [TextLayout.Decoration] {
    let size = run.font.request.size
    let pixel = text.style.pixelLength
    let thickness = max((size / 14 / pixel).rounded() * pixel, pixel)
    var result: [TextLayout.Decoration] = []
    if run.attributes.hasUnderline {
      result.append(
        TextLayout.Decoration(
          kind: .underline,
          rect: CGRect(x: x, y: baseline + size * 0.1, width: width, height: thickness),
          tag: run.attributes.tag))
    }
    if run.attributes.hasStrikethrough {
      result.append(
        TextLayout.Decoration(
          kind: .strikethrough,
          rect: CGRect(
            x: x, y: baseline - run.font.xHeight / 2 - thickness / 2, width: width, height: thickness),
          tag: run.attributes.tag))
    }
    return result
  }
}
