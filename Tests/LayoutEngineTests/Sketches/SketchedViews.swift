import Foundation
import Geometry
import LayoutEngine

struct Color: Sketch {
  static let red = Color()
  static let green = Color()
  static let blue = Color()
  static let orange = Color()
  static let clear = Color()
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] { [GreedyLeafNode()] }
}

struct Rectangle: Sketch {
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] { [GreedyLeafNode()] }
}

/// A shape that answers squares.
struct Circle: Sketch {
  final class Content: LeafContent {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let size = proposal.replacingUnspecifiedDimensions()
      return CGSize(min(size.width, size.height), min(size.width, size.height))
    }
  }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] { [MeasuredLeafNode(content: Content())] }
}

struct EmptyView: Sketch {
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] { [] }
}

/// A view of one size, such as a bitmap image.
struct Box: Sketch {
  var size: CGSize
  init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width, height) }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] { [FixedLeafNode(size: size)] }
}

struct ResizableImage: Sketch {
  var size: CGSize
  var capInsets = EdgeInsets()
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    [ResizableImageLeafNode(naturalSize: size, capInsets: capInsets)]
  }
}

/// Text of characters 10 points wide in lines 20 high, 2 apart: ascent 15, descent 5, capitals 12.
struct Text: Sketch {
  var words: [Int]

  init(_ text: String) {
    words = text.split(separator: " ").map(\.count)
  }

  final class Content: LeafContent {
    let words: [Int]
    let pixelLength: CGFloat
    init(words: [Int], pixelLength: CGFloat) {
      self.words = words
      self.pixelLength = pixelLength
    }

    /// The characters of each line.
    func lines(_ width: CGFloat) -> [Int] {
      let limit = max(Int(min(width, 1e6) / 10), 1)
      var lines: [Int] = []
      for word in words {
        if let last = lines.last, last <= limit, last + 1 + word <= limit {
          lines[lines.count - 1] = last + 1 + word
          continue
        }
        var rest = word
        while rest > limit {
          lines.append(limit)
          rest -= limit
        }
        lines.append(rest)
      }
      return lines.isEmpty ? [0] : lines
    }

    func fitting(_ proposal: ProposedViewSize) -> [Int] {
      let lines = lines(proposal.width ?? .infinity)
      guard let height = proposal.height, height < 1e6 else { return lines }
      return Array(lines.prefix(max(Int(min(height + 2, 1e6) / 22), 1)))
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let lines = fitting(proposal)
      return CGSize(CGFloat(lines.max() ?? 0) * 10, CGFloat(lines.count) * 22 - 2)
    }

    func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      if key == VerticalAlignment.firstTextBaseline.key { return 15 }
      if key == VerticalAlignment.lastTextBaseline.key { return size.height - 5 }
      return nil
    }

    var spacing: ViewSpacing {
      .text(ascent: 15, descent: 5, capHeight: 12, leading: 2, pixelLength: pixelLength)
    }
  }

  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    [MeasuredLeafNode(content: Content(words: words, pixelLength: inputs.pixelLength))]
  }
}

struct Spacer: Sketch {
  var minLength: CGFloat?
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    [SpacerNode(axis: inputs.stackAxis, minLength: minLength)]
  }
}

struct Divider: Sketch {
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    [DividerNode(stackAxis: inputs.stackAxis, thickness: inputs.pixelLength)]
  }
}

struct Group: Sketch {
  let content: [any Sketch]
  init(@SketchBuilder _ content: () -> [any Sketch]) { self.content = content() }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] { content.nodes(inputs) }
}

struct ForEach: Sketch {
  let content: [any Sketch]
  init(_ range: Range<Int>, @SketchBuilder _ content: (Int) -> [any Sketch]) {
    self.content = range.flatMap(content)
  }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] { content.nodes(inputs) }
}

struct HStack: Sketch {
  var alignment: VerticalAlignment
  var spacing: CGFloat?
  let content: [any Sketch]
  init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @SketchBuilder _ content: () -> [any Sketch]
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    [
      StackNode(
        axis: .horizontal, verticalAlignment: alignment, spacing: spacing, layoutDirection: inputs.direction,
        children: content.nodes(inputs.inside(.horizontal)))
    ]
  }
}

struct VStack: Sketch {
  var alignment: HorizontalAlignment
  var spacing: CGFloat?
  let content: [any Sketch]
  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @SketchBuilder _ content: () -> [any Sketch]
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    [
      StackNode(
        axis: .vertical, horizontalAlignment: alignment, spacing: spacing, layoutDirection: inputs.direction,
        children: content.nodes(inputs.inside(.vertical)))
    ]
  }
}

struct ZStack: Sketch {
  var alignment: Alignment
  let content: [any Sketch]
  init(alignment: Alignment = .center, @SketchBuilder _ content: () -> [any Sketch]) {
    (self.alignment, self.content) = (alignment, content())
  }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    [
      ZStackNode(
        alignment: alignment, layoutDirection: inputs.direction, children: content.nodes(inputs.inside(nil)))
    ]
  }
}

/// A view arranged by a layout value.
struct Arranged<L: Layout>: Sketch {
  let layout: L
  let content: [any Sketch]
  init(_ layout: L, @SketchBuilder _ content: () -> [any Sketch]) {
    (self.layout, self.content) = (layout, content())
  }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    let orientation = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    let children = content.nodes(inputs.inside(orientation))
    // Rows of a grid mean something to the grid's own node alone.
    if let grid = ((layout as? AnyLayout)?.base ?? layout) as? GridLayout {
      return [
        grid._makeContainer(_ContainerChildren(children, layoutDirection: inputs.direction)).node
      ]
    }
    return [ContainerNode(layout: layout, layoutDirection: inputs.direction, children: children)]
  }
}

struct ViewThatFits: Sketch {
  var axes: Axis.Set
  let content: [any Sketch]
  init(in axes: Axis.Set = [.horizontal, .vertical], @SketchBuilder _ content: () -> [any Sketch]) {
    (self.axes, self.content) = (axes, content())
  }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    [ViewThatFitsNode(axes: axes, candidates: content.nodes(inputs))]
  }
}

struct GeometryReader: Sketch {
  let content: (GeometryProxy) -> [any Sketch]
  init(@SketchBuilder _ content: @escaping (GeometryProxy) -> [any Sketch]) { self.content = content }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    [
      GeometryReaderNode(layoutDirection: inputs.direction) { proxy in
        content(proxy).nodes(inputs.inside(nil))
      }
    ]
  }
}

struct GridRow: Sketch {
  var alignment: VerticalAlignment?
  let content: [any Sketch]
  init(alignment: VerticalAlignment? = nil, @SketchBuilder _ content: () -> [any Sketch]) {
    (self.alignment, self.content) = (alignment, content())
  }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    let mark = GridRowMark(alignment: alignment)
    let cells = content.nodes(inputs)
    for cell in cells { cell.traits.gridRow = mark }
    return cells
  }
}

struct Grid: Sketch {
  var alignment: Alignment
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  let content: [any Sketch]
  init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @SketchBuilder _ content: () -> [any Sketch]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    [
      GridNode(
        alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
        layoutDirection: inputs.direction,
        rows: GridNode.Row.rows(of: content.nodes(inputs.inside(nil))))
    ]
  }
}

/// Rows that exist already.
final class ReadySource: LazyChildSource {
  let segments: [LazySegment]
  init(_ nodes: [LayoutNode]) {
    segments = [
      LazySegment(
        kind: .rows, section: 0, count: nodes.count, nodes: { [nodes[$0]] }, id: { AnyHashable($0) },
        index: { $0.base as? Int })
    ]
  }
}

struct LazyVGrid: Sketch {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: [any Sketch]
  init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @SketchBuilder _ content: () -> [any Sketch]
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content())
  }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    [
      LazyGridNode(
        axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, pinnedViews: [], layoutDirection: inputs.direction,
        source: ReadySource(content.nodes(inputs)), container: nil)
    ]
  }
}

struct LazyVStack: Sketch {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: [any Sketch]
  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @SketchBuilder _ content: () -> [any Sketch]
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    [
      LazyStackNode(
        axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        pinnedViews: [], layoutDirection: inputs.direction,
        source: ReadySource(content.nodes(inputs.inside(.vertical))), container: inputs.container)
    ]
  }
}

struct ScrollView: Sketch {
  var axes: Axis.Set
  var margins: EdgeInsets
  var position: ScrollNode.Position
  let content: [any Sketch]
  init(
    _ axes: Axis.Set = .vertical, margins: EdgeInsets = EdgeInsets(), position: ScrollNode.Position = .start,
    @SketchBuilder _ content: () -> [any Sketch]
  ) {
    (self.axes, self.margins, self.position, self.content) = (axes, margins, position, content())
  }
  func nodes(_ inputs: SketchInputs) -> [LayoutNode] {
    let container = LayoutContainer()
    return [
      ScrollNode(
        axes: axes, content: content.column(inputs.inside(.vertical).container(container)),
        container: container, contentMargins: margins, position: position,
        layoutDirection: inputs.direction)
    ]
  }
}
