import Drawing
package import Fonts
package import Foundation
import Geometry
import Imaging
package import LayoutEngine
import Typesetting

extension Image: PrimitiveView {
  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    if inputs.environment.redactionReasons.contains(.placeholder) {
      inputs.note(
        .approximated, "redacted", "Images and symbols are shown, where a device shows a placeholder.")
    }
    switch source {
    case .symbol(let name):
      return symbolNode(inputs.environment.symbolVariants.name(for: name), inputs)
    case .asset(let name):
      if let (bitmap, scale) = inputs.environment.assets.image(named: name, in: inputs.environment) {
        return bitmapNode(bitmap, scale: CGFloat(scale), inputs)
      }
      inputs.environment.noteMissing("image \"\(name)\"")
      return placeholderNode(inputs)
    case .bitmap(let bitmap, let scale):
      return bitmapNode(bitmap, scale: scale, inputs)
    }
  }

  @MainActor
  private func symbolNode(_ name: String, _ inputs: _ViewInputs) -> LayoutNode {
    let environment = inputs.environment
    guard let symbol = ResolvedSymbol(name, environment: environment, graph: inputs.graph) else {
      inputs.environment.noteMissing("symbol \"\(name)\"")
      return placeholderNode(inputs)
    }
    noteLayers(in: environment)
    if let capInsets {
      return ResizableImageLeafNode(naturalSize: symbol.size, capInsets: capInsets).annotated(
        "Image", roles: .picture, drawing: ResizedSymbolDrawing(symbol: symbol, environment: environment),
        inputs: inputs)
    }
    return MeasuredLeafNode(content: SymbolLeaf(symbol: symbol)).annotated(
      "Image", roles: .picture, drawing: SymbolDrawing(symbol: symbol, environment: environment),
      inputs: inputs)
  }

  /// Notes what a symbol of one layer cannot show.
  fileprivate func noteLayers(in environment: EnvironmentValues) {
    if let mode = symbolRenderingMode ?? environment.symbolRenderingMode, mode != .monochrome {
      environment.note(
        .approximated, "symbolRenderingMode",
        "The stand-in symbols have one layer, which is drawn in one color.")
    }
    if let variableValue, variableValue < 1 {
      environment.note(
        .withoutEffect, "Image(systemName:variableValue:)",
        "The stand-in symbols have no variable parts and are drawn whole.")
    }
  }

  @MainActor
  private func bitmapNode(_ bitmap: Bitmap, scale: CGFloat, _ inputs: _ViewInputs) -> LayoutNode {
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    let drawing = BitmapDrawing(
      bitmap: bitmap, image: self, naturalSize: size, environment: inputs.environment)
    let node: LayoutNode =
      if let capInsets {
        ResizableImageLeafNode(naturalSize: size, capInsets: capInsets)
      } else {
        FixedLeafNode(size: size)
      }
    return node.annotated("Image", roles: .picture, drawing: drawing, inputs: inputs)
  }

  /// A dashed square of the size that a symbol would have.
  @MainActor
  private func placeholderNode(_ inputs: _ViewInputs) -> LayoutNode {
    let environment = inputs.environment
    let request = (environment.font ?? .body).request(in: environment, modifiers: environment.textModifiers)
    let side = CGFloat(request.size) * 1.2
    let size = CGSize(width: side, height: side)
    let node: LayoutNode =
      capInsets == nil
      ? FixedLeafNode(size: size) : ResizableImageLeafNode(naturalSize: size, capInsets: EdgeInsets())
    return node.annotated(
      "Image", roles: .picture, drawing: MissingImageDrawing(environment: environment), inputs: inputs)
  }
}

/// A symbol at the size of the text around it.
package struct ResolvedSymbol {
  package let glyph: SymbolGlyph
  /// The size of the em square, in points.
  package let pointSize: CGFloat
  package let size: CGSize
  /// From the top of the box, in points.
  package let baseline: CGFloat

  package init?(_ name: String, environment: EnvironmentValues, graph: ViewGraph) {
    let request = (environment.font ?? .body).request(in: environment, modifiers: environment.textModifiers)
    guard
      let symbol = try? graph.fonts.symbol(named: name, weight: request.openTypeWeight)
    else { return nil }
    // Small and large symbols relative to medium ones, from SF Symbols' published guides (about 0.79, 1.27).
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.79
      case .medium: 1
      case .large: 1.27
      }
    let pointSize = CGFloat(request.size) * factor
    let top = CGFloat(symbol.inkTop - SymbolGlyph.verticalMargin) * pointSize
    let bottom = CGFloat(symbol.inkBottom + SymbolGlyph.verticalMargin) * pointSize
    let pixel = environment.pixelLength
    func ceilPixel(_ value: CGFloat) -> CGFloat { (value / pixel - 1e-6).rounded(.up) * pixel }
    // The symbol is centred on the capitals of text at its original size, whatever its scale.
    let capShift = CGFloat(request.size) * (1 - factor) * 0.352
    glyph = symbol
    self.pointSize = pointSize
    size = CGSize(width: ceilPixel(CGFloat(symbol.advance) * pointSize), height: ceilPixel(bottom - top))
    baseline = (-top + capShift)
  }

  /// Draws the glyph with the box's top left corner at a point.
  package func draw(
    at origin: CGPoint, paint: _StylePaint.Paint, bounds: CGRect, in context: inout DrawingContext
  ) {
    let instance = FontInstance(source: glyph.face, size: Double(pointSize), key: glyph.face.key)
    let advance = CGFloat(glyph.advance) * pointSize
    let top = CGFloat(glyph.inkTop - SymbolGlyph.verticalMargin) * pointSize
    context.add(
      .glyphs(
        DisplayItem.Glyphs(
          run: GlyphRun(font: instance, glyphs: [GlyphRun.Glyph(id: glyph.glyph, x: 0, y: 0)]),
          origin: CGPoint(x: origin.x + (size.width - advance) / 2, y: origin.y - top),
          paint: paint.filling(bounds), transform: context.transform)))
  }
}

/// A symbol's answer to proposals: one size, with a baseline and nearly the spacing of text.
private final class SymbolLeaf: LeafContent {
  let symbol: ResolvedSymbol

  init(symbol: ResolvedSymbol) {
    self.symbol = symbol
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { symbol.size }

  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
      ? symbol.baseline : nil
  }

  var spacing: ViewSpacing {
    .symbol(baselineOffset: max(symbol.size.height - symbol.baseline, 0))
  }
}

/// Draws a symbol in the foreground style.
private struct SymbolDrawing: NodeDrawing {
  let symbol: ResolvedSymbol
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let frame = context.snappedFrame(of: node)
    symbol.draw(
      at: frame.origin, paint: ForegroundStyle()._paint(in: environment).paint, bounds: frame, in: &context)
  }
}

/// Draws a symbol stretched to its frame.
private struct ResizedSymbolDrawing: NodeDrawing {
  let symbol: ResolvedSymbol
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let frame = context.snappedFrame(of: node)
    guard frame.width > 0, frame.height > 0, symbol.size.width > 0, symbol.size.height > 0 else { return }
    let outline = symbol.glyph.face.outline(of: symbol.glyph.glyph)
    let ink = outline.boundingRect
    guard !ink.isNull, ink.width > 0, ink.height > 0 else { return }
    // The layout box, in em units, is what fills the frame.
    let box = CGRect(
      x: 0, y: ink.minY - SymbolGlyph.verticalMargin, width: symbol.glyph.advance,
      height: ink.height + 2 * SymbolGlyph.verticalMargin)
    let place = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(scaleX: frame.width / box.width, y: frame.height / box.height))
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    context.fill(
      outline.applying(place), with: ForegroundStyle()._paint(in: environment).paint, bounds: frame)
  }
}

/// Draws a bitmap in its frame.
private struct BitmapDrawing: NodeDrawing {
  let bitmap: Bitmap
  let image: Image
  let naturalSize: CGSize
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let frame = context.snappedFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return }
    let tint: Paint? =
      image.renderingMode == .template
      ? ForegroundStyle()._paint(in: environment).paint.filling(frame) : nil
    let interpolation: DisplayItem.Interpolation =
      switch image.interpolationMode {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    if image.capInsets != nil && image.resizingMode == .tile {
      context.add(
        .fill(
          DisplayItem.Fill(
            path: Path(frame),
            paint: .image(
              bitmap, origin: frame.origin, scale: Double(naturalSize.width) / Double(bitmap.width)),
            transform: context.transform)))
      return
    }
    context.add(
      .image(
        DisplayItem.Image(
          bitmap: bitmap, rect: frame, interpolation: interpolation, tint: tint,
          transform: context.transform)))
  }
}

/// Draws a dashed square where an image is missing.
private struct MissingImageDrawing: NodeDrawing {
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let frame = context.snappedFrame(of: node).insetBy(dx: 1.5, dy: 1.5)
    guard frame.width > 0, frame.height > 0 else { return }
    context.stroke(
      Path(roundedRect: frame, cornerRadius: 2), style: StrokeStyle(lineWidth: 1, dash: [3, 2]),
      with: ForegroundStyle()._paint(in: environment).paint, bounds: frame)
  }
}

/// A symbol or picture in a line of text.
struct InlineImage {
  private enum Content {
    case symbol(ResolvedSymbol)
    case bitmap(Bitmap)
    case missing
  }

  private let content: Content
  private let environment: EnvironmentValues
  let box: TextAttributes.Attachment

  @MainActor
  init(image: Image, environment: EnvironmentValues, graph: ViewGraph) {
    self.environment = environment
    switch image.source {
    case .symbol(let name):
      if let symbol = ResolvedSymbol(
        environment.symbolVariants.name(for: name), environment: environment, graph: graph)
      {
        image.noteLayers(in: environment)
        content = .symbol(symbol)
        box = TextAttributes.Attachment(
          width: Double(symbol.size.width), ascent: Double(symbol.baseline),
          descent: Double(symbol.size.height - symbol.baseline))
        return
      }
      environment.noteMissing("symbol \"\(name)\"")
    case .asset(let name):
      if let (bitmap, scale) = environment.assets.image(named: name, in: environment) {
        content = .bitmap(bitmap)
        box = TextAttributes.Attachment(
          width: Double(bitmap.width) / scale, ascent: Double(bitmap.height) / scale, descent: 0)
        return
      }
      environment.noteMissing("image \"\(name)\"")
    case .bitmap(let bitmap, let scale):
      content = .bitmap(bitmap)
      box = TextAttributes.Attachment(
        width: Double(bitmap.width) / Double(scale), ascent: Double(bitmap.height) / Double(scale), descent: 0
      )
      return
    }
    content = .missing
    box = TextAttributes.Attachment(width: 17, ascent: 14, descent: 3)
  }

  func draw(in rect: CGRect, paint: _StylePaint.Paint, context: inout DrawingContext) {
    switch content {
    case .symbol(let symbol):
      symbol.draw(at: context.snapped(rect.origin), paint: paint, bounds: rect, in: &context)
    case .bitmap(let bitmap):
      context.add(
        .image(DisplayItem.Image(bitmap: bitmap, rect: context.snapped(rect), transform: context.transform)))
    case .missing:
      context.stroke(
        Path(rect.insetBy(dx: 1.5, dy: 1.5)), style: StrokeStyle(lineWidth: 1, dash: [3, 2]), with: paint,
        bounds: rect)
    }
  }
}
