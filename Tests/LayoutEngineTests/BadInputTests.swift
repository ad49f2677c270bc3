import Foundation
import Geometry
import LayoutEngine
import TestSupport
import Testing

/// Numbers that no layout can use.
struct BadInputTests {
  private static let lengths: [CGFloat] = [
    .nan, .infinity, -.infinity, -50, -0.0, 0, .leastNonzeroMagnitude, 1e300, -1e300, 10, 33.3, 100,
  ]

  private struct Random {
    var generator: SeededRandom
    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    mutating func length() -> CGFloat { lengths[below(lengths.count)] }
    mutating func optional() -> CGFloat? { below(2) == 0 ? nil : length() }
  }

  /// A layout that answers and places whatever it is told.
  private struct Careless: Layout {
    let size: CGSize
    let point: CGPoint
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      for subview in subviews { _ = subview.sizeThatFits(ProposedViewSize(size)) }
      return size
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews { subview.place(at: point, proposal: ProposedViewSize(size)) }
    }
  }

  private func sketch(_ depth: Int, _ random: inout Random) -> any Sketch {
    if depth == 0 {
      switch random.below(6) {
      case 0: return Color.red
      case 1: return Box(random.length(), random.length())
      case 2: return Spacer(minLength: random.optional())
      case 3: return Text("some words")
      case 4: return Divider()
      default:
        return ResizableImage(
          size: CGSize(random.length(), random.length()), capInsets: EdgeInsets(random.length()))
      }
    }
    let children = (0..<random.below(4)).map { _ in sketch(depth - 1, &random) }
    @SketchBuilder func content() -> [any Sketch] {
      several(children)
    }
    func several(_ children: [any Sketch]) -> Several { Several(children: children) }
    let child = Several(children: [sketch(depth - 1, &random)])
    let (a, b, c, d) = (random.length(), random.length(), random.length(), random.length())
    let optional = (0..<6).map { _ in random.optional() }
    switch random.below(24) {
    case 0: return HStack(alignment: .firstTextBaseline, spacing: optional[0], content)
    case 1: return VStack(alignment: .trailing, spacing: optional[0], content)
    case 2: return ZStack(alignment: .bottomTrailing, content)
    case 3: return child.frame(width: optional[0], height: optional[1])
    case 4, 5:
      return child.frame(
        minWidth: optional[0], idealWidth: optional[1], maxWidth: optional[2], minHeight: optional[3],
        idealHeight: optional[4], maxHeight: optional[5], alignment: .bottomLeading)
    case 6: return child.padding(EdgeInsets(top: a, leading: b, bottom: c, trailing: d))
    case 7: return child.offset(x: a, y: b)
    case 8: return child.position(x: a, y: b)
    case 9: return child.aspectRatio(optional[0], contentMode: random.below(2) == 0 ? .fit : .fill)
    case 10: return child.fixedSize(horizontal: a > 0, vertical: b > 0)
    case 11: return child.overlay(alignment: .topTrailing, content)
    case 12: return child.alignmentGuide(.leading) { _ in a }.alignmentGuide(.firstTextBaseline) { _ in b }
    case 13: return ViewThatFits(content)
    case 14: return Arranged(Careless(size: CGSize(a, b), point: CGPoint(x: c, y: d)), content)
    case 15:
      return Grid(horizontalSpacing: optional[0], verticalSpacing: optional[1]) {
        GridRow(content)
        Several(children: children.map { $0 })
      }
    case 16:
      return LazyVGrid(
        columns: [
          GridItem(.adaptive(minimum: a, maximum: b), spacing: optional[0]), GridItem(.fixed(c)),
          GridItem(.flexible(minimum: d, maximum: a)),
        ], spacing: optional[1], content)
    case 17: return ScrollView(.vertical, margins: EdgeInsets(a), content)
    case 18: return LazyVStack(spacing: optional[0], content)
    case 19: return GeometryReader { _ in Several(children: children) }
    case 20: return child.safeAreaPadding(EdgeInsets(a))
    case 21: return child.safeAreaInset(edge: .bottom, spacing: optional[0], content)
    case 22: return child.containerRelativeFrame(.horizontal) { length, _ in length * a }
    default: return child.layoutPriority(Double(a)).ignoresSafeArea()
    }
  }

  private struct Several: Sketch {
    let children: [any Sketch]
    func nodes(_ inputs: SketchInputs) -> [LayoutNode] { children.nodes(inputs) }
  }

  @Test func anyNumbersGiveSomeLayout() {
    func check(_ node: LayoutNode) -> Bool {
      if node.size.width.isNaN || node.size.height.isNaN || node.origin.x.isNaN || node.origin.y.isNaN {
        return false
      }
      return node.children.allSatisfy(check)
    }
    var random = Random(generator: SeededRandom(seed: 99))
    for index in 0..<4_000 {
      let sketch = sketch(1 + index % 4, &random)
      let proposal = ProposedViewSize(width: random.optional(), height: random.optional())
      let laid = LaidOut(proposal) { Several(children: [sketch]) }
      guard check(laid.root) else {
        Issue.record("a place that is not a number, tree \(index)")
        return
      }
    }
  }

  @Test func guideThatIsNoNumberIsIgnored() {
    let laid = LaidOut(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Box(20, 10).alignmentGuide(.leading) { _ in .nan }.probe("a")
        Box(20, 10).alignmentGuide(.leading) { _ in .infinity }.probe("b")
      }
    }
    #expect(laid.frame("a").minX == 40)
    #expect(laid.frame("b").minX == 40)
  }

  @Test func ratiosThatAreNoneAreTheViewsOwn() {
    func size(_ ratio: CGFloat?) -> CGSize {
      LaidOut(100, 100) {
        ResizableImage(size: CGSize(40, 20)).aspectRatio(ratio, contentMode: .fit).probe("a")
      }
      .frame("a").size
    }
    #expect(size(nil) == CGSize(100, 50))
    #expect(size(4) == CGSize(100, 25))
    for ratio: CGFloat in [0, -1, .nan, .infinity] { #expect(size(ratio) == size(nil), "\(ratio)") }
    // A view without a ratio also takes what it is offered.
    for image in [CGSize(0, 20), CGSize(40, 0), .zero] {
      for mode in [ContentMode.fit, .fill] {
        let laid = LaidOut(100, 80) {
          ResizableImage(size: image).aspectRatio(nil, contentMode: mode).probe("a")
        }
        #expect(laid.frame("a").size == CGSize(100, 80), "\(image)")
      }
    }
  }

  @Test func whatHasNoSizeOrPlaceIsEmptyAndAtItsParentsCorner() {
    let leaf = FixedLeafNode(size: CGSize(10, 10))
    leaf.place(at: CGPoint(x: .nan, y: -.infinity), size: CGSize(.nan, .nan), proposal: .unspecified, in: nil)
    #expect(leaf.origin == .zero && leaf.size == .zero)
    for axis in [Geometry.Axis.horizontal, .vertical] {
      let endless = axis == .horizontal ? CGSize(10, .infinity) : CGSize(.infinity, 10)
      let stack = StackNode(
        axis: axis, spacing: 0, layoutDirection: .leftToRight,
        children: [FixedLeafNode(size: endless), FixedLeafNode(size: endless)])
      stack.place(at: .zero, size: stack.sizeThatFits(.unspecified), proposal: .unspecified, in: nil)
      #expect(
        stack.children.map(\.origin) == [
          .zero, axis == .horizontal ? CGPoint(x: 10, y: 0) : CGPoint(x: 0, y: 10),
        ])
    }
    // Endless views that are centred upon each other have no place but the corner.
    for axis in [Geometry.Axis.horizontal, .vertical] {
      let stack = StackNode(
        axis: axis, spacing: 0, layoutDirection: .leftToRight, children: [GreedyLeafNode(), GreedyLeafNode()])
      let proposal = ProposedViewSize(
        width: axis == .horizontal ? 20 : .infinity, height: axis == .horizontal ? .infinity : 20)
      stack.place(at: .zero, size: stack.sizeThatFits(proposal), proposal: proposal, in: nil)
      #expect(
        stack.children.map(\.origin) == [
          .zero, axis == .horizontal ? CGPoint(x: 10, y: 0) : CGPoint(x: 0, y: 10),
        ])
    }
  }
}
