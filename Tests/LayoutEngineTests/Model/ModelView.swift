import Foundation

/// A view of the layout model: an independent, plain statement of the rules for stacks, frames and padding.
///
/// It shares no code with the engine, keeps nothing between questions, and is as slow as the rules are
/// recursive: only small trees can be asked.
indirect enum ModelView: Equatable {
  /// Takes what it is offered.
  case color
  case box(Double, Double)
  case spacer(minLength: Double?)
  /// A text of square characters, 10 points each, that wraps: the narrower, the taller.
  case paragraph(Int)
  case hStack(Line, spacing: Double?, [ModelView])
  case vStack(Line, spacing: Double?, [ModelView])
  case zStack(x: Line, y: Line, [ModelView])
  case frame(width: Double?, height: Double?, x: Line, y: Line, ModelView)
  case flexFrame(Bounds, Bounds, x: Line, y: Line, ModelView)
  case padding(top: Double, leading: Double, bottom: Double, trailing: Double, ModelView)
  case fixedSize(horizontal: Bool, vertical: Bool, ModelView)
  case priority(Double, ModelView)
  /// Keeps a ratio of width to height within what it is offered.
  case fitted(Double, ModelView)

  /// The alignment of views: at the start, in the middle or at the end of an axis.
  enum Line: CaseIterable {
    case start
    case middle
    case end

    func value(_ length: Double) -> Double {
      switch self {
      case .start: 0
      case .middle: length / 2
      case .end: length
      }
    }
  }

  struct Bounds: Equatable {
    var min: Double?
    var ideal: Double?
    var max: Double?

    var isEmpty: Bool { min == nil && ideal == nil && max == nil }
  }

  struct Size: Equatable {
    var width: Double
    var height: Double
  }

  struct Offer: Equatable, CustomStringConvertible {
    var width: Double?
    var height: Double?

    var description: String {
      "(\(width.map { "\($0)" } ?? "nil"), \(height.map { "\($0)" } ?? "nil"))"
    }
  }

  /// A view's rectangle, its own children's after it.
  struct Placed: Equatable {
    var x: Double
    var y: Double
    var size: Size
    var offer: Offer
    var children: [Placed]
  }

  enum Axis {
    case horizontal
    case vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
  }

  var children: [ModelView] {
    switch self {
    case .color, .box, .spacer, .paragraph: []
    case .hStack(_, _, let children), .vStack(_, _, let children), .zStack(_, _, let children): children
    case .frame(_, _, _, _, let child), .flexFrame(_, _, _, _, let child), .padding(_, _, _, _, let child),
      .fixedSize(_, _, let child), .priority(_, let child), .fitted(_, let child):
      [child]
    }
  }

  var count: Int { children.reduce(1) { $0 + $1.count } }
}
