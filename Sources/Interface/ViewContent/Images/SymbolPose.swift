import Drawing
package import Foundation
import Geometry
import LayoutEngine

/// The state of symbol effects at a moment.
package struct SymbolPose: Equatable, Sendable {
  /// The opacity of a symbol's parts in a variable colour effect.
  package struct Light: Equatable, Sendable {
    /// The progress of the highlight, from 0 before the first part to 1 past the last.
    package var phase: Double
    /// Whether parts that have been reached stay bright.
    package var isCumulative: Bool
    /// The opacity of the other parts.
    package var rest: Double

    package init(phase: Double, isCumulative: Bool, rest: Double) {
      self.phase = phase
      self.isCumulative = isCumulative
      self.rest = rest
    }

    /// The opacity of a part, by its number from the inside out.
    func opacity(ofPart number: Int, of count: Int) -> Double {
      let place = phase * Double(count + 1) - Double(number)
      let share = isCumulative ? min(max(place, 0), 1) : max(1 - abs(place - 1), 0)
      return rest + (1 - rest) * share
    }
  }

  /// About the centre of the symbol.
  package var scale = 1.0
  package var opacity = 1.0
  /// Clockwise, in radians.
  package var angle = 0.0
  /// In multiples of the symbol's height.
  package var shift = CGSize.zero
  /// How much of the symbol has been drawn, from its leading edge.
  package var drawn = 1.0
  package var light: Light?

  package init() {}

  package static let rest = SymbolPose()

  /// The pose with that of another effect added.
  package mutating func combine(_ other: SymbolPose) {
    scale *= other.scale
    opacity *= other.opacity
    angle += other.angle
    shift.width += other.shift.width
    shift.height += other.shift.height
    drawn = min(drawn, other.drawn)
    light = other.light ?? light
  }

  /// Draws a symbol in the pose.
  func draw(in frame: CGRect, in context: inout DrawingContext, _ body: (inout DrawingContext) -> Void) {
    var still = self
    still.light = nil
    if still == .rest {
      body(&context)
      return
    }
    if opacity <= 0 || drawn <= 0 || scale <= 0 { return }
    let transform = CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
      .concatenating(
        CGAffineTransform(
          translationX: frame.midX + shift.width * frame.height,
          y: frame.midY + shift.height * frame.height))
    let own = context
    let items = context.collecting(under: transform, body)
    if items.isEmpty { return }
    var layer = DisplayItem.Layer(items: items, opacity: Float(min(opacity, 1)))
    if drawn < 1 {
      let part = CGRect(
        x: frame.minX, y: frame.minY, width: frame.width * drawn, height: frame.height)
      layer.clips = [
        DisplayItem.Clip(
          path: Path(part), rule: .nonZero, transform: own.transform, isAntialiased: true)
      ]
    }
    context.add(.layer(layer))
  }
}

extension EnvironmentValues {
  private struct SymbolPoseKey: EnvironmentKey {
    static var defaultValue: SymbolPose { .rest }
  }

  /// The current state of the symbol effects of the enclosing views.
  package var symbolPose: SymbolPose {
    get { self[SymbolPoseKey.self] }
    set { self[SymbolPoseKey.self] = newValue }
  }
}
