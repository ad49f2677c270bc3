import Foundation
import Geometry
import Imaging
import Rendering
import Reports

/// Texts with too little contrast to their background.
///
/// The Web Content Accessibility Guidelines 2.2 require at level AA (criterion 1.4.3) a ratio of 4.5, and of
/// 3 for large text: from 18 points, or from 14 points if it is bold. Text of disabled controls is exempt.
/// The background is the picture without any text, so that shapes, pictures and materials count as they are
/// drawn.
enum ContrastCheck: LintCheck {
  static let rule = LintRule.contrast

  static func observations(in scene: LintScene) -> [LintObservation] {
    let lines = scene.visibleLines
    return scene.texts.flatMap { index, element, text -> [LintObservation] in
      let surroundings = element.surroundings
      guard text.isEnabled, !text.isRedacted, !surroundings.changesColors, !surroundings.isMask,
        !surroundings.isTurned
      else { return [] }
      let worst = text.lines.flatMap(\.runs).compactMap { run -> Measured? in
        guard let color = run.color else { return nil }
        let opacity = Float(surroundings.opacity * element.node.opacity)
        let rect = run.frame.intersection(surroundings.visible)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
        // Letters of other texts must not be mistaken for this one's.
        let others = lines.filter { $0.index != index && $0.frame.intersects(rect) }.map(\.frame)
        let ground = Ground(of: rect, except: others, opacity: opacity, in: scene)
        return measure(run, color: color.opacity(opacity), ground: ground)
      }.min { $0.ratio / $0.needed < $1.ratio / $1.needed }
      guard let worst, worst.ratio < worst.needed - 0.005 else { return [] }
      let size = "\(Wording.points(CGFloat(worst.run.pointSize))) pt\(worst.isBold ? " bold" : "")"
      let system = worst.run.hasSystemColor
      return [
        scene.observation(
          rule, at: index, subject: "Text \(Wording.quoted(text.string))",
          message: "has a contrast of \(Wording.ratio(worst.ratio)) : 1, \(worst.color.hexadecimal) on "
            + "\(worst.ground.hexadecimal); WCAG AA asks for \(worst.needed == 3 ? "3" : "4.5") : 1 at \(size)"
            + (system ? " (the colour is the system's own)" : ""),
          badness: worst.needed / worst.ratio, frame: text.inkFrame, detail: system ? "system" : "",
          severity: system ? .note : nil)
      ]
    }
  }

  private struct Measured {
    let run: FrameTree.TextReport.Run
    /// As it appears, without transparency.
    let color: RGBAColor
    let ground: RGBAColor
    let ratio: Double
    let isBold: Bool
    let needed: Double
  }

  /// The contrast that three quarters of the background behind a run's letters exceed; nil if nothing of the
  /// run is visible, or something covers it.
  private static func measure(
    _ run: FrameTree.TextReport.Run, color: RGBAColor, ground: Ground
  ) -> Measured? {
    guard color.alpha > 0.01 else { return nil }
    let total = ground.counts.values.reduce(0, +)
    // Only a few sample points are left if all but a corner of a text is covered.
    guard total * 50 > ground.sampleCount else { return nil }
    let ratios = ground.counts.map { pixel, count in
      let below = RGBAColor(pixel)
      let shown = color.over(below)
      return (ratio: Contrast.ratio(shown, below), shown: shown, ground: below, count: count)
    }.sorted { ($0.ratio, $0.ground.hexadecimal) < ($1.ratio, $1.ground.hexadecimal) }
    var seen = 0
    for entry in ratios {
      seen += entry.count
      guard seen * 4 > total else { continue }
      // Bold text of the smaller text styles resolves to semibold.
      let isBold = run.weight >= 0.3
      let isLarge = run.pointSize >= 18 || isBold && run.pointSize >= 14
      return Measured(
        run: run, color: entry.shown, ground: entry.ground, ratio: entry.ratio, isBold: isBold,
        needed: isLarge ? 3 : 4.5)
    }
    return nil
  }
}

/// The background of the letters in a rectangle.
private struct Ground {
  /// How often each colour is found behind the letters.
  private(set) var counts: [Bitmap.Pixel: Int] = [:]
  /// The number of sample points in the rectangle.
  private(set) var sampleCount = 0

  /// - Parameters:
  ///   - rect: in points.
  ///   - others: the parts of it that other texts overlap.
  ///   - opacity: the opacity of the text apart from its own colour.
  init(of rect: CGRect, except others: [CGRect], opacity: Float, in scene: LintScene) {
    let marked = scene.marked
    let backdrop = scene.backdrop
    let scale = CGFloat(scene.scale)
    let columns = Self.range(rect.minX * scale, rect.maxX * scale, limit: backdrop.width)
    let rows = Self.range(rect.minY * scale, rect.maxY * scale, limit: backdrop.height)
    // A few thousand sample points are enough for a whole line.
    let step = max(1, Int((Double(columns.count * rows.count) / 16384).squareRoot()))
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
      for column in stride(from: columns.lowerBound, to: columns.upperBound, by: step) {
        sampleCount += 1
        let below = backdrop[column, row]
        let shown = marked[column, row]
        guard shown != below else { continue }
        let point = CGPoint(x: (CGFloat(column) + 0.5) / scale, y: (CGFloat(row) + 0.5) / scale)
        if others.contains(where: { $0.contains(point) }) { continue }
        // Where a letter in the marker's colour changes the picture less than this, it is the letter's edge,
        // or something covers it.
        let whole = LintScene.markerColor.distance(to: RGBAColor(below)) * opacity
        guard RGBAColor(shown).distance(to: RGBAColor(below)) >= whole * 0.3 else { continue }
        counts[below, default: 0] += 1
      }
    }
  }

  private static func range(_ start: CGFloat, _ end: CGFloat, limit: Int) -> Range<Int> {
    let low = max(0, Int(max(start, -1).rounded(.down)))
    let high = min(limit, Int(min(end, CGFloat(limit)).rounded(.up)))
    return low < high ? low..<high : 0..<0
  }
}
