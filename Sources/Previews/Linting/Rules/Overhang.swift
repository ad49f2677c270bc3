import Foundation
import Geometry
import Rendering

/// How far something extends beyond a rectangle, at the edge where it loses the largest share.
struct Overhang {
  enum Edge: String, CaseIterable {
    case left
    case right
    case top
    case bottom

    var isHorizontal: Bool { self == .left || self == .right }

    /// How far a rectangle reaches beyond this edge of another, in points; negative where it does not.
    func distance(of frame: CGRect, beyond bounds: CGRect) -> CGFloat {
      switch self {
      case .left: bounds.minX - frame.minX
      case .right: frame.maxX - bounds.maxX
      case .top: bounds.minY - frame.minY
      case .bottom: frame.maxY - bounds.maxY
      }
    }

    /// A rectangle's length across this edge.
    func length(of frame: CGRect) -> CGFloat { isHorizontal ? frame.width : frame.height }
  }

  let edge: Edge
  /// In points.
  let length: CGFloat
  /// Of the whole, from 0 to 1.
  let share: Double

  /// - Parameter slack: how much is forgiven on each axis, in points.
  init?(of frame: CGRect, beyond bounds: CGRect, slack: CGSize) {
    let shares = Edge.allCases.compactMap { edge -> (edge: Edge, distance: CGFloat, share: CGFloat)? in
      let distance = edge.distance(of: frame, beyond: bounds)
      let whole = edge.length(of: frame)
      guard distance > (edge.isHorizontal ? slack.width : slack.height), whole > 0 else { return nil }
      return (edge, min(distance, whole), min(distance / whole, 1))
    }
    guard let worst = shares.max(by: { $0.share < $1.share }) else { return nil }
    edge = worst.edge
    length = worst.distance
    share = Double(worst.share)
  }

  /// Lines have space above and below their letters, some of which may be cut off without loss.
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
