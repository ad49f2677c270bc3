import Drawing
import Fonts
package import Foundation
import Geometry
package import LayoutEngine
package import Typesetting

extension Text: PrimitiveView {
  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    var inputs = inputs
    let look = inputs.environment.titleLook
    look?.apply(to: &inputs.environment)
    let runs = runs(in: inputs.environment, graph: inputs.graph)
    let leaf = TextLeaf(runs: look?.runs(of: runs) ?? runs, inputs: inputs)
    let paint =
      inputs.graph.timeline == nil
      ? nil : ForegroundStyle()._paint(in: inputs.environment).paint.atPresent(inputs)
    let node = MeasuredLeafNode(content: leaf)
    return node.annotated(
      "Text",
      drawing: TextDrawing(
        leaf: leaf, inputs: inputs, presentPaint: paint,
        passage: TextChange.passage(to: leaf, node: node, inputs)), inputs: inputs)
  }
}

/// A text that is ready to be measured and drawn.
package final class TextLeaf: LeafContent {
  package let runs: [TextRun]
  package let environment: EnvironmentValues
  /// Nil if a bundled font could not be used, which has been reported.
  package let prepared: PreparedText?
  /// The symbols and pictures in the text, by the number of their run.
  private let images: [Int: InlineImage]

  @MainActor
  init(runs: [TextRun], inputs: _ViewInputs) {
    let environment = inputs.environment
    self.runs = runs
    self.environment = environment
    var text = StyledText()
    var images: [Int: InlineImage] = [:]
    for (tag, run) in runs.enumerated() {
      var attributes = TextAttributes(font: run.font.request(in: environment, modifiers: run.modifiers))
      inputs.noteSubstitution(of: attributes.font)
      attributes.tracking = Double(run.modifiers.tracking)
      attributes.kerning = Double(run.modifiers.kerning)
      attributes.baselineOffset = Double(run.modifiers.baselineOffset)
      attributes.hasUnderline = run.modifiers.underline != nil
      attributes.hasStrikethrough = run.modifiers.strikethrough != nil
      attributes.tag = tag
      switch run.content {
      case .string(let string):
        Self.append(string, attributes: attributes, to: &text, typesetter: inputs.graph.typesetter)
      case .image(let image):
        var own = environment
        own.font = run.font
        own.textModifiers = run.modifiers
        let inline = InlineImage(image: image, environment: own, graph: inputs.graph)
        images[tag] = inline
        attributes.attachment = inline.box
        text.append("\u{FFFC}", attributes: attributes)
      }
    }
    self.images = images
    do {
      prepared = try inputs.graph.typesetter.prepare(text, style: Self.style(environment))
    } catch {
      prepared = nil
      inputs.graph.warn("\(error)")
    }
  }

  /// Adds a string; small capitals are made from capitals if the font has none of its own.
  private static func append(
    _ string: String, attributes: TextAttributes, to text: inout StyledText, typesetter: Typesetter
  ) {
    let pieces =
      attributes.font.smallCapitals.isEmpty
      ? nil : try? SmallCapitals.pieces(of: string, font: typesetter.font(attributes.font))
    guard let pieces else {
      text.append(string, attributes: attributes)
      return
    }
    for piece in pieces {
      var own = attributes
      own.font.glyphScale *= piece.scale
      text.append(piece.string, attributes: own)
    }
  }

  private static func style(_ environment: EnvironmentValues) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    style.isRightToLeft = environment.layoutDirection == .rightToLeft
    style.lineLimit = environment.lineLimit
    style.reservedLines = environment.lineLimitLower ?? 0
    style.truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    style.lineSpacing = Double(environment.lineSpacing)
    style.minimumScaleFactor = Double(environment.minimumScaleFactor)
    style.allowsTightening = environment.allowsTightening
    style.pixelLength = Double(environment.pixelLength)
    style.rules = environment.renderVersion < .iOS26 ? .iOS18 : .iOS26
    style.language = environment.locale.identifier(.bcp47)
    return style
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer = environment.textRenderer else { return ownSize(proposal) }
    return renderer.sizeThatFits(proposal: proposal, text: TextProxy(leaf: self))
  }

  /// The size, ignoring any `TextRenderer`.
  func ownSize(_ proposal: ProposedViewSize) -> CGSize {
    prepared?.size(width: proposal.width, height: proposal.height) ?? .zero
  }

  /// The lines for a placed box.
  ///
  /// The box was made for these lines, so they are broken again for the proposal it answered.
  package func layout(size: CGSize, proposal: ProposedViewSize) -> TextLayout? {
    prepared?.layout(width: proposal.width, height: proposal.height)
  }

  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return layout(size: size, proposal: proposal).map { CGFloat($0.firstBaseline) }
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return layout(size: size, proposal: proposal).map { CGFloat($0.lastBaseline) }
    }
    return nil
  }

  package var spacing: ViewSpacing {
    guard let font = prepared?.largestFont else { return .plain }
    return .text(
      ascent: font.ascent, descent: font.descent, capHeight: font.capHeight, leading: font.leading,
      pixelLength: environment.pixelLength)
  }

  /// Draws the lines with the top left corner of the box at a point.
  ///
  /// - Parameter foreground: the paint of runs without a style of their own, instead of the environment's.
  func draw(
    _ layout: TextLayout, at origin: CGPoint, foreground: _StylePaint.Paint? = nil,
    in context: inout DrawingContext
  ) {
    let box = CGRect(origin: origin, size: layout.size)
    for line in layout.lines {
      for run in line.runs where runs.indices.contains(run.tag) {
        if let background = runs[run.tag].background {
          let rect = CGRect(
            x: origin.x + run.origin.x, y: origin.y + line.frame.minY, width: run.width,
            height: line.frame.height)
          context.fill(Path(rect), with: background._paint(in: environment).paint, bounds: rect)
        }
      }
      for decoration in line.decorations where decoration.kind == .underline {
        draw(decoration, at: origin, bounds: box, foreground: foreground, in: &context)
      }
      for run in line.runs { draw(run, at: origin, bounds: box, foreground: foreground, in: &context) }
      for decoration in line.decorations where decoration.kind == .strikethrough {
        draw(decoration, at: origin, bounds: box, foreground: foreground, in: &context)
      }
    }
  }

  /// Draws a part of a line at its position in a box at the origin.
  func draw(
    _ run: TextLayout.Run, decorations: [TextLayout.Decoration], size: CGSize,
    in context: inout DrawingContext
  ) {
    let box = CGRect(origin: .zero, size: size)
    for decoration in decorations where decoration.kind == .underline {
      draw(decoration, at: .zero, bounds: box, foreground: nil, in: &context)
    }
    draw(run, at: .zero, bounds: box, foreground: nil, in: &context)
    for decoration in decorations where decoration.kind == .strikethrough {
      draw(decoration, at: .zero, bounds: box, foreground: nil, in: &context)
    }
  }

  func draw(
    _ run: TextLayout.Run, at origin: CGPoint, bounds box: CGRect, foreground: _StylePaint.Paint?,
    in context: inout DrawingContext
  ) {
    let paint = paint(run.tag, foreground)
    if let rect = run.attachment, let image = images[run.tag] {
      image.draw(in: rect.offsetBy(dx: origin.x, dy: origin.y), paint: paint, context: &context)
      return
    }
    if run.glyphs.glyphs.isEmpty { return }
    // Baselines are snapped to pixels; glyphs along the line are not.
    let baseline = context.snapped(
      CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y)
    ).y
    context.add(
      .glyphs(
        DisplayItem.Glyphs(
          run: run.glyphs, origin: CGPoint(x: origin.x + run.origin.x, y: baseline),
          paint: paint.filling(box), transform: context.transform)))
  }

  private func draw(
    _ decoration: TextLayout.Decoration, at origin: CGPoint, bounds: CGRect,
    foreground: _StylePaint.Paint?, in context: inout DrawingContext
  ) {
    guard runs.indices.contains(decoration.tag) else { return }
    let modifiers = runs[decoration.tag].modifiers
    let style = decoration.kind == .underline ? modifiers.underline : modifiers.strikethrough
    let paint = style?.color.map { $0._paint(in: environment).paint } ?? paint(decoration.tag, foreground)
    let rect = context.snapped(decoration.rect.offsetBy(dx: origin.x, dy: origin.y))
    let dashes = style?.pattern.dashes(thickness: rect.height) ?? []
    if dashes.isEmpty {
      context.fill(Path(rect), with: paint, bounds: bounds)
    } else {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      context.stroke(
        path, style: StrokeStyle(lineWidth: rect.height, dash: dashes), with: paint, bounds: bounds)
    }
  }

  /// The paint of the run with a number.
  package func paint(_ tag: Int) -> _StylePaint.Paint {
    foreground(tag)._paint(in: environment).paint
  }

  private func paint(_ tag: Int, _ foreground: _StylePaint.Paint?) -> _StylePaint.Paint {
    let hasOwn = runs.indices.contains(tag) && runs[tag].foreground != nil
    return hasOwn ? paint(tag) : foreground ?? paint(tag)
  }

  /// Whether the system and not the app chose what the run with a number is painted with.
  package func hasSystemColor(_ tag: Int) -> Bool {
    foreground(tag).isChosenBySystem(in: environment)
  }

  private func foreground(_ tag: Int) -> AnyShapeStyle {
    (runs.indices.contains(tag) ? runs[tag].foreground : nil) ?? AnyShapeStyle(ForegroundStyle())
  }
}

extension Text.LineStyle.Pattern {
  fileprivate func dashes(thickness: CGFloat) -> [CGFloat] {
    switch self {
    case .dot: [thickness, thickness]
    case .dash: [4 * thickness, 2 * thickness]
    case .dashDot: [4 * thickness, 2 * thickness, thickness, 2 * thickness]
    case .dashDotDot:
      [4 * thickness, 2 * thickness, thickness, 2 * thickness, thickness, 2 * thickness]
    default: []
    }
  }
}

/// Draws a placed text.
package struct TextDrawing: NodeDrawing {
  package let leaf: TextLeaf
  let inputs: _ViewInputs
  /// The current foreground, while it animates.
  var presentPaint: _StylePaint.Paint?
  /// What the text is animating from, if it is animating.
  var passage: TextPassage?

  package func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    guard let layout = leaf.layout(size: node.size, proposal: node.proposal) else { return }
    let frame = context.frame(of: node)
    let origin = context.snapped(frame.origin)
    if leaf.environment.redactionReasons.contains(.placeholder) {
      drawPlaceholder(layout, at: origin, in: &context)
      return
    }
    guard let renderer = leaf.environment.textRenderer ?? context.textRenderer as? any TextRenderer else {
      guard let passage else {
        leaf.draw(layout, at: origin, foreground: presentPaint, in: &context)
        return
      }
      passage.draw(
        to: TextPassage.Content(leaf: leaf, layout: layout), at: origin, foreground: presentPaint,
        in: &context)
      return
    }
    var graphics = GraphicsContext(drawingIn: context, at: origin, size: node.size, inputs: inputs)
    renderer.draw(layout: Text.Layout(layout, leaf: leaf), in: &graphics)
    for item in graphics.surface.items { context.add(item) }
  }

  /// A rounded bar for each line instead of its letters.
  private func drawPlaceholder(_ layout: TextLayout, at origin: CGPoint, in context: inout DrawingContext) {
    for line in layout.lines where line.frame.width > 0 {
      let rect = line.frame.offsetBy(dx: origin.x, dy: origin.y)
        .insetBy(dx: 0, dy: line.frame.height * 0.15)
      let color = HierarchicalShapeStyle.quaternary._paint(in: leaf.environment).paint
      context.fill(Path(roundedRect: rect, cornerRadius: rect.height * 0.25), with: color, bounds: rect)
    }
  }
}
