// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import Geometry

/// The recorded drawing commands of a Core Graphics context, in the order of the calls.
///
/// A context makes no pixels here: the renderer goes through this list and draws it.
public struct _ContextDrawing {
  /// A part of the plane outside which nothing is drawn.
  public enum Clip {
    /// The inside of a path, in points of the canvas.
    case path(Path, isEvenOdd: Bool)
    /// The opaque area of a picture that is stretched to a rectangle; the transform leads to points of the
    /// canvas.
    case mask(CGImage, CGRect, CGAffineTransform)
  }

  /// The paint of areas and lines.
  public enum Paint {
    case color(CGColor)
    /// A colour that the context's owner supplies, such as one that depends on the appearance.
    case foreign(Any)
  }

  public struct Shadow {
    public let offset: CGSize
    public let blur: CGFloat
    public let paint: Paint
  }

  /// The graphics state of a drawing, which `saveGState` saves.
  public struct State {
    /// From the drawings' points to those of the canvas, whose y axis points down.
    public var transform: CGAffineTransform
    public var clips: [Clip] = []
    public var fill = Paint.color(.black)
    public var stroke = Paint.color(.black)
    public var line = StrokeStyle(lineWidth: 1, miterLimit: 10)
    public var alpha: CGFloat = 1
    public var blendMode = CGBlendMode.normal
    public var shadow: Shadow?

    public init(transform: CGAffineTransform) { self.transform = transform }
  }

  public enum Kind {
    /// In the state's own points, like the others.
    case fill(Path, isEvenOdd: Bool, Paint)
    case stroke(Path, StrokeStyle, Paint)
    /// A picture stretched to a rectangle, its first row at the rectangle's greatest y.
    case image(CGImage, CGRect)
    case linearGradient(CGGradient, CGPoint, CGPoint, CGGradientDrawingOptions)
    case radialGradient(CGGradient, CGPoint, CGFloat, CGPoint, CGFloat, CGGradientDrawingOptions)
    /// A drawing that another framework makes.
    case foreign(Any)
    /// Drawings that are combined before they are drawn with the state.
    case group([_ContextDrawing])
  }

  public let kind: Kind
  public let state: State
}
