// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: NoLeadingUnderscores

import CoreGraphicsShim
import Foundation
import Geometry
import LayoutEngine
import UIFoundationShim
import Views

// Replays the drawings of a Core Graphics context with the commands of a canvas.

/// An image that UIKit draws into a context.
struct ContextPicture {
  let image: UIImage
  let rect: CGRect

  init(_ image: UIImage, in rect: CGRect) {
    self.image = image
    self.rect = rect
  }

  /// A template is drawn in its tint, or black.
  func draw(in context: GraphicsContext) {
    var resolved = context.resolve(image._image)
    if image._tint != nil || image.renderingMode == .alwaysTemplate || image.isSymbolImage {
      resolved.shading = .color(image._tint?._color ?? .black)
    }
    context.draw(resolved, in: rect)
  }
}

/// A text that UIKit draws into a context. Without a font it is of 12 points, without a colour it is black.
struct ContextText {
  let text: NSAttributedString
  let rect: CGRect

  init(_ text: NSAttributedString, in rect: CGRect) {
    self.text = text
    self.rect = rect
  }

  func draw(in context: GraphicsContext) {
    guard text.length > 0 else { return }
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let alignment = style?.alignment ?? .natural
    let view = Text(AttributedString(text)).font(.system(size: 12)).foregroundColor(.black)
    let resolved = context.with(
      \.multilineTextAlignment,
      alignment == .center ? .center : alignment == .right ? .trailing : .leading
    ).resolve(view)
    // A text at a point has its ideal width: an extra pixel keeps its last word on the line.
    let room = CGSize(width: rect.width + 0.01, height: .infinity)
    let size = resolved.measure(in: room)
    let free = max(rect.width - size.width, 0)
    let x = alignment == .center ? free / 2 : alignment == .right ? free : 0
    context.draw(
      resolved, in: CGRect(x: rect.minX + x, y: rect.minY, width: size.width + 0.01, height: size.height))
  }
}

extension CGContext {
  /// Draws the canvas again, its upper left corner at the context's origin.
  func replay(in context: inout GraphicsContext) {
    for drawing in _drawings { drawing.draw(in: context, of: self) }
  }
}

extension _ContextDrawing {
  func draw(in outer: GraphicsContext, of canvas: CGContext) {
    var context = outer
    for clip in state.clips { clip.apply(to: &context) }
    context.opacity *= Double(state.alpha)
    context.blendMode = state.blendMode.ofCanvas
    if let shadow = state.shadow {
      // Core Graphics counts the blur as twice the standard deviation.
      context.addFilter(
        .shadow(
          color: shadow.paint.color, radius: shadow.blur / 2, x: shadow.offset.width,
          y: shadow.offset.height))
    }
    context.concatenate(state.transform)
    switch kind {
    case .fill(let path, let isEvenOdd, let paint):
      context.fill(path, with: .color(paint.color), style: FillStyle(eoFill: isEvenOdd))
    case .stroke(let path, let style, let paint):
      context.stroke(path, with: .color(paint.color), style: style)
    case .image(let image, let rect):
      context.upright(in: rect)
      context.draw(Image(decorative: image, scale: 1), in: rect)
    case .linearGradient(let gradient, let start, let end, let options):
      context.fill(
        Path(everywhere(on: canvas)),
        with: .linearGradient(gradient.gradient(options), startPoint: start, endPoint: end))
    case .radialGradient(let gradient, _, let startRadius, let center, let endRadius, let options):
      context.fill(
        Path(everywhere(on: canvas)),
        with: .radialGradient(
          gradient.gradient(options), center: center, startRadius: startRadius, endRadius: endRadius))
    case .foreign(let picture as ContextPicture):
      if canvas._isYUp { context.upright(in: picture.rect) }
      picture.draw(in: context)
    case .foreign(let text as ContextText):
      if canvas._isYUp { context.upright(in: text.rect) }
      text.draw(in: context)
    case .foreign: break
    case .group(let drawings):
      context.transform = outer.transform
      context.drawLayer { layer in for drawing in drawings { drawing.draw(in: layer, of: canvas) } }
    }
  }

  /// The canvas in the drawing's points.
  private func everywhere(on canvas: CGContext) -> CGRect {
    CGRect(origin: .zero, size: canvas._size).applying(state.transform.inverted())
  }
}

extension _ContextDrawing.Clip {
  fileprivate func apply(to context: inout GraphicsContext) {
    switch self {
    case .path(let path, let isEvenOdd):
      context.clip(to: path, style: FillStyle(eoFill: isEvenOdd))
    case .mask(let image, let rect, let transform):
      context.clipToLayer { layer in
        layer.concatenate(transform)
        layer.upright(in: rect)
        layer.draw(Image(decorative: image, scale: 1), in: rect)
      }
    }
  }
}

extension _ContextDrawing.Paint {
  fileprivate var color: Color {
    switch self {
    case .color(let color): Color(cgColor: color)
    case .foreign(let color): color as? Color ?? .black
    }
  }
}

extension GraphicsContext {
  /// Flips a rectangle's content vertically, in place.
  fileprivate mutating func upright(in rect: CGRect) {
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
  }
}

extension CGGradient {
  /// The colours; nothing is drawn before and after its ends unless the options say so.
  fileprivate func gradient(_ options: CGGradientDrawingOptions) -> Gradient {
    var stops = _stops.map { Gradient.Stop(color: Color(cgColor: $0.color), location: $0.location) }
    stops.sort { $0.location < $1.location }
    if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
      stops.insert(Gradient.Stop(color: first.color.opacity(0), location: first.location), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation), let last = stops.last {
      stops.append(Gradient.Stop(color: last.color.opacity(0), location: last.location))
    }
    return Gradient(stops: stops)
  }
}

extension CGBlendMode {
  fileprivate var ofCanvas: GraphicsContext.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    // Exactly the area of the shape is cleared.
    case .clear: .destinationOut
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// What a closure draws into a UIKit context, filling the available space.
public nonisolated struct _ContextCanvas: View {
  private let isYUp: Bool
  private let drawing: @MainActor (CGContext, CGRect) -> Void

  public init(isYUp: Bool = false, drawing: @escaping @MainActor (CGContext, CGRect) -> Void) {
    self.isYUp = isYUp
    self.drawing = drawing
  }

  @MainActor public var body: some View {
    let (isYUp, drawing) = (isYUp, drawing)
    return Canvas { graphics, size in
      let canvas = CGContext(_size: size, isYUp: isYUp)
      MainActor.duringLayout {
        _CurrentContext.drawing(in: canvas) { drawing(canvas, CGRect(origin: .zero, size: size)) }
      }
      canvas.replay(in: &graphics)
    }
  }
}
