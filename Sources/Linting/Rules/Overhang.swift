import Foundation
import Geometry
import Rendering

/// How far something reaches beyond a rectangle, at the edge where it reaches furthest.
struct Overhang {
  let edge: String
  /// In points.
  let length: CGFloat
  /// Of the whole, from 0 to 1.
  let share: Double

  /// "12 pt at the right edge".
  var description: String {
    share >= 1 ? "all of it" : "\(Wording.points(length)) pt at the \(edge) edge"
  }

  /// - Parameter slack: how much is forgiven on each axis, in points.
  init?(of frame: CGRect, beyond bounds: CGRect, slack: CGSize) {
    let edges: [(name: String, length: CGFloat, whole: CGFloat, slack: CGFloat)] = [
      ("left", bounds.minX - frame.minX, frame.width, slack.width),
      ("right", frame.maxX - bounds.maxX, frame.width, slack.width),
      ("top", bounds.minY - frame.minY, frame.height, slack.height),
      ("bottom", frame.maxY - bounds.maxY, frame.height, slack.height),
    ]
    let beyond = edges.filter { $0.length > $0.slack && $0.whole > 0 }
    guard let worst = beyond.max(by: { $0.length / $0.whole < $1.length / $1.whole }) else { return nil }
    edge = worst.name
    length = min(worst.length, worst.whole)
    share = Double(length / worst.whole)
  }

  /// Lines have room above and below their letters, a part of which may go without loss.
  init?(of text: FrameTree.TextReport, beyond bounds: CGRect) {
    let lineHeight = text.lines.map(\.frame.height).min() ?? 0
    self.init(of: text.inkFrame, beyond: bounds, slack: CGSize(width: 1, height: lineHeight * 0.2))
  }
}

extension FrameTree.TextReport {
  /// The rectangle around all lines.
  var inkFrame: CGRect {
    let frames = lines.map(\.frame).filter { $0.width > 0 }
    return frames.dropFirst().reduce(frames.first ?? .null) { $0.union($1) }
  }
}
