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
      return symbolNode(name, inputs)
    case .asset(let name):
      if let asset = inputs.environment.assetImage(named: name) { return assetNode(asset, inputs) }
      return inputs.environment.showsMissingAssets ? placeholderNode(inputs) : absentNode(inputs)
    case .bitmap(let bitmap, let scale):
      return bitmapNode(bitmap, scale: scale, inputs)
    }
  }

  @MainActor
  private func symbolNode(_ name: String, _ inputs: _ViewInputs) -> LayoutNode {
    let environment = inputs.environment
    guard
      let symbol = ResolvedSymbol(variantOf: name, environment: environment, graph: inputs.graph)
    else {
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

  /// An image of a catalog, with what the catalog says of it where the view says nothing.
  @MainActor
  private func assetNode(_ asset: AssetImage, _ inputs: _ViewInputs) -> LayoutNode {
    var image = self
    image.renderingMode = renderingMode ?? asset.renderingMode
    if let baseline = asset.baseline, capInsets == nil {
      let drawing = BitmapDrawing(
        asset: asset, image: image, naturalSize: asset.size, environment: inputs.environment)
      return MeasuredLeafNode(content: SymbolLeaf(size: asset.size, baseline: CGFloat(baseline))).annotated(
        "Image", roles: .picture, drawing: drawing, inputs: inputs)
    }
    if let insets = asset.capInsets, capInsets == nil || capInsets == EdgeInsets() {
      // Slices of the catalog make the image resizable, as `resizableImage(withCapInsets:)` does.
      image.capInsets = insets
      image.resizingMode = asset.isTiled ? .tile : .stretch
    }
    return image.pictureNode(asset, inputs)
  }

  @MainActor
  private func bitmapNode(_ bitmap: Bitmap, scale: CGFloat, _ inputs: _ViewInputs) -> LayoutNode {
    pictureNode(AssetImage(bitmap: bitmap, scale: Double(scale)), inputs)
  }

  /// A picture that is not there.
  @MainActor
  private func absentNode(_ inputs: _ViewInputs) -> LayoutNode {
    FixedLeafNode(size: .zero).annotated("Image", roles: .picture, inputs: inputs)
  }

  @MainActor
  private func pictureNode(_ asset: AssetImage, _ inputs: _ViewInputs) -> LayoutNode {
    let size = asset.size
    let drawing = BitmapDrawing(
      asset: asset, image: self, naturalSize: size, environment: inputs.environment)
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

  /// The variant of a symbol that the views around ask for; where it does not exist, the symbol itself.
  package init?(variantOf name: String, environment: EnvironmentValues, graph: ViewGraph) {
    let variant = environment.symbolVariants.name(for: name)
    if let symbol = Self(variant, environment: environment, graph: graph) {
      self = symbol
    } else if variant != name, let symbol = Self(name, environment: environment, graph: graph) {
      self = symbol
    } else {
      return nil
    }
  }

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
  private let size: CGSize
  private let baseline: CGFloat

  init(size: CGSize, baseline: CGFloat) {
    self.size = size
    self.baseline = baseline
  }

  convenience init(symbol: ResolvedSymbol) {
    self.init(size: symbol.size, baseline: symbol.baseline)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
      ? baseline : nil
  }

  var spacing: ViewSpacing {
    .symbol(baselineOffset: max(size.height - baseline, 0))
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
  let asset: AssetImage
  let image: Image
  let naturalSize: CGSize
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let frame = context.snappedFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return }
    let tint: Paint? =
      image.renderingMode == .template
      ? ForegroundStyle()._paint(in: environment).paint.filling(frame) : nil
    let transform =
      asset.flipsForRightToLeft && environment.layoutDirection == .rightToLeft
      ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
        .concatenating(context.transform)
      : context.transform
    if let insets = image.capInsets, image.resizingMode == .tile, insets == EdgeInsets() {
      context.add(
        .fill(
          DisplayItem.Fill(
            path: Path(frame),
            paint: .image(
              asset.bitmap, origin: frame.origin,
              scale: Double(naturalSize.width) / Double(asset.bitmap.width)),
            transform: transform)))
      return
    }
    for part in parts(in: frame) {
      context.add(
        .image(
          DisplayItem.Image(
            bitmap: part.bitmap, rect: part.rect, interpolation: interpolation, tint: tint,
            transform: transform)))
    }
  }

  private var interpolation: DisplayItem.Interpolation {
    switch image.interpolationMode {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }

  /// What is drawn where: the whole, or the nine parts that cap insets make of it.
  private func parts(in frame: CGRect) -> [SlicedImage.Part] {
    if let insets = image.capInsets, insets != EdgeInsets(), frame.size != naturalSize {
      return SlicedImage(
        bitmap: asset.bitmap, scale: asset.scale, insets: insets, isTiled: image.resizingMode == .tile
      ).parts(in: frame)
    }
    // A drawing that keeps its vectors is as sharp at any size.
    let width = Int((Double(frame.width) * Double(environment.displayScale)).rounded())
    let height = Int((Double(frame.height) * Double(environment.displayScale)).rounded())
    if let redraw = asset.redraw, (width, height) != (asset.bitmap.width, asset.bitmap.height),
      let bitmap = redraw(width, height)
    {
      return [SlicedImage.Part(bitmap: bitmap, rect: frame)]
    }
    return [SlicedImage.Part(bitmap: asset.bitmap, rect: frame)]
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
  private var isTemplate = false
  private let environment: EnvironmentValues
  let box: TextAttributes.Attachment

  @MainActor
  init(image: Image, environment: EnvironmentValues, graph: ViewGraph) {
    self.environment = environment
    switch image.source {
    case .symbol(let name):
      if let symbol = ResolvedSymbol(variantOf: name, environment: environment, graph: graph) {
        image.noteLayers(in: environment)
        content = .symbol(symbol)
        box = TextAttributes.Attachment(
          width: Double(symbol.size.width), ascent: Double(symbol.baseline),
          descent: Double(symbol.size.height - symbol.baseline))
        return
      }
      environment.noteMissing("symbol \"\(name)\"")
    case .asset(let name):
      if let asset = environment.assetImage(named: name) {
        isTemplate = (image.renderingMode ?? asset.renderingMode) == .template
        content = .bitmap(asset.bitmap)
        let (width, height) = (Double(asset.size.width), Double(asset.size.height))
        let baseline = asset.baseline ?? height
        box = TextAttributes.Attachment(width: width, ascent: baseline, descent: height - baseline)
        return
      }
      if !environment.showsMissingAssets {
        content = .bitmap(Bitmap(width: 0, height: 0))
        box = TextAttributes.Attachment(width: 0, ascent: 0, descent: 0)
        return
      }
    case .bitmap(let bitmap, let scale):
      isTemplate = image.renderingMode == .template
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
      guard bitmap.width > 0, bitmap.height > 0 else { return }
      context.add(
        .image(
          DisplayItem.Image(
            bitmap: bitmap, rect: context.snapped(rect), tint: isTemplate ? paint.filling(rect) : nil,
            transform: context.transform)))
    case .missing:
      context.stroke(
        Path(rect.insetBy(dx: 1.5, dy: 1.5)), style: StrokeStyle(lineWidth: 1, dash: [3, 2]), with: paint,
        bounds: rect)
    }
  }
}
