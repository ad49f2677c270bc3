import Drawing
import Fonts
import Foundation
import Geometry
import Imaging
package import LayoutEngine
import Typesetting

extension Image: PrimitiveView {
  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    let node = shownNode(inputs)
    (node.annotation as? NodeAnnotation)?.imageName = imageName(inputs)
    return node
  }

  @MainActor
  private func shownNode(_ inputs: _ViewInputs) -> LayoutNode {
    if inputs.environment.redactionReasons.contains(.placeholder) {
      inputs.note(
        .approximated, "redacted", "The corners of an image's placeholder are not measured.")
    }
    switch source {
    case .symbol(let name):
      return symbolNode(name, inputs)
    case .asset(let name):
      if let asset = inputs.environment.assetImage(named: name, isResizable: capInsets != nil) {
        return assetNode(asset, inputs)
      }
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
    var look = SymbolLook(of: self, in: environment)
    look.light = environment.symbolPose.light
    symbol.note(name, look: look, in: environment)
    let shown = SymbolChange.Shown(name: name, symbol: symbol, look: look, environment: environment)
    if let capInsets {
      let ink = symbol.glyph.shape.ink
      let size =
        ink.isNull
        ? symbol.size
        : CGSize(width: ink.width * symbol.pointSize, height: ink.height * symbol.pointSize)
      return ResizableImageLeafNode(naturalSize: size, capInsets: capInsets).annotated(
        "Image", roles: .picture,
        drawing: redacted(environment)
          ?? ResizedSymbolDrawing(shown: shown, passage: SymbolChange.passage(to: shown, inputs)),
        inputs: inputs)
    }
    return MeasuredLeafNode(content: SymbolLeaf(symbol: symbol)).annotated(
      "Image", roles: .picture,
      drawing: redacted(environment)
        ?? SymbolDrawing(shown: shown, passage: SymbolChange.passage(to: shown, inputs)),
      inputs: inputs)
  }

  /// What is drawn instead of a redacted image; nil if the image is visible.
  @MainActor
  private func redacted(_ environment: EnvironmentValues) -> (any NodeDrawing)? {
    environment.redactionReasons.contains(.placeholder)
      ? RedactedImageDrawing(environment: environment) : nil
  }

  /// An image of a catalog, with the catalog's settings wherever the view has none.
  @MainActor
  private func assetNode(_ asset: AssetImage, _ inputs: _ViewInputs) -> LayoutNode {
    var image = self
    image.renderingMode = renderingMode ?? asset.renderingMode
    if let baseline = asset.baseline, capInsets == nil {
      let drawing = BitmapDrawing(
        asset: asset, image: image, naturalSize: asset.size, environment: inputs.environment)
      let shown: any NodeDrawing = redacted(inputs.environment) ?? drawing
      return MeasuredLeafNode(content: SymbolLeaf(size: asset.size, baseline: CGFloat(baseline))).annotated(
        "Image", roles: .picture, drawing: shown, inputs: inputs)
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

  /// A missing image, which takes no room, or, if it is resizable, that of a square.
  ///
  /// In a picture of iOS 26.2 at three pixels to a point, `.resizable().aspectRatio(contentMode: .fit).frame(width: 92)` of an
  /// image that does not exist has a background of 92 by 92 points.
  @MainActor
  private func absentNode(_ inputs: _ViewInputs) -> LayoutNode {
    let node: LayoutNode =
      if let capInsets {
        ResizableImageLeafNode(naturalSize: CGSize(width: 1, height: 1), capInsets: capInsets)
      } else {
        FixedLeafNode(size: .zero)
      }
    return node.annotated("Image", roles: .picture, inputs: inputs)
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
    return node.annotated(
      "Image", roles: .picture, drawing: redacted(inputs.environment) ?? drawing, inputs: inputs)
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

/// A symbol's response to proposals: one size, with a baseline and nearly the spacing of text.
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
  let shown: SymbolChange.Shown
  let passage: SymbolPassage?

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let frame = context.snappedFrame(of: node)
    SymbolPassage.draw(shown, passage, in: frame, in: &context) { shown, context in
      // A symbol that is replaced by one of another size stays centred.
      let origin =
        shown.name == self.shown.name
        ? frame.origin
        : CGPoint(
          x: frame.midX - shown.symbol.size.width / 2, y: frame.midY - shown.symbol.size.height / 2)
      shown.symbol.draw(
        at: origin, look: shown.look, paint: ForegroundStyle()._paint(in: shown.environment).paint,
        bounds: frame, environment: shown.environment, in: &context)
    }
  }
}

/// Draws a symbol stretched to its frame.
private struct ResizedSymbolDrawing: NodeDrawing {
  let shown: SymbolChange.Shown
  let passage: SymbolPassage?

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let frame = context.snappedFrame(of: node)
    SymbolPassage.draw(shown, passage, in: frame, in: &context) { shown, context in
      draw(shown, in: frame, in: &context)
    }
  }

  private func draw(_ shown: SymbolChange.Shown, in frame: CGRect, in context: inout DrawingContext) {
    let symbol = shown.symbol
    // The ink fills the frame: in pictures of iOS, `42.circle` in a frame of 262 points is 261.7 by 262.
    let box = symbol.glyph.shape.ink
    guard frame.width > 0, frame.height > 0, box.width > 0, box.height > 0 else { return }
    let place = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(scaleX: frame.width / box.width, y: frame.height / box.height))
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    symbol.drawLayers(
      placed: place, look: shown.look, paint: ForegroundStyle()._paint(in: shown.environment).paint,
      bounds: frame, environment: shown.environment, in: &context)
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
      context.add(tiles(in: frame, tint: tint, transform: transform))
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

  /// The tiled picture; for a template, the tint where the picture is opaque.
  private func tiles(in frame: CGRect, tint: Paint?, transform: CGAffineTransform) -> DisplayItem {
    func fill(_ paint: Paint) -> DisplayItem {
      .fill(DisplayItem.Fill(path: Path(frame), paint: paint, transform: transform))
    }
    let tiles = fill(
      .image(
        asset.bitmap, origin: frame.origin, scale: Double(naturalSize.width) / Double(asset.bitmap.width)))
    guard let tint else { return tiles }
    return .layer(DisplayItem.Layer(items: [fill(tint)], mask: DisplayItem.Mask(items: [tiles])))
  }

  private var interpolation: DisplayItem.Interpolation {
    switch image.interpolationMode {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }

  /// What is drawn where: the whole picture, or the nine parts that cap insets divide it into.
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

/// Draws a surface where an image is redacted, in the colour that hides texts.
private struct RedactedImageDrawing: NodeDrawing {
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let frame = context.snappedFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return }
    context.fill(
      Path(roundedRect: frame, cornerRadius: min(min(frame.width, frame.height) * 0.25, 4)),
      with: HierarchicalShapeStyle.quaternary._paint(in: environment).paint, bounds: frame)
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
    case symbol(ResolvedSymbol, SymbolLook)
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
        let look = SymbolLook(of: image, in: environment)
        symbol.note(name, look: look, in: environment)
        content = .symbol(symbol, look)
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
    case .symbol(let symbol, let look):
      symbol.draw(
        at: context.snapped(rect.origin), look: look, paint: paint, bounds: rect, environment: environment,
        in: &context)
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
