import Foundation
import Geometry
import LayoutEngine

/// Times the layout of trees of stacks, frames and padding.
///
/// Targets: sizing and placing within 250 ns per node whatever the size of the tree, 400 bytes per node, and
/// nested `ViewThatFits` in polynomial time.
struct LayoutBenchmark {
  static func run() {
    LayoutBenchmark().run()
  }

  private func run() {
    // First, while no freed memory can be reused: both trees are kept until both are counted.
    var kept: [RootNode] = []
    for depth in [6, 60] { kept.append(reportMemory(leaves: 100_000, depth: depth)) }
    withExtendedLifetime(kept) {}
    kept.removeAll()
    print("layout                            nodes   ns per node")
    for depth in [6, 60] {
      for leaves in [1_000, 10_000, 100_000] {
        report(leaves: leaves, depth: depth)
      }
    }
    for depth in [4, 8, 12] {
      reportFitting(depth: depth)
    }
  }

  private func makeTree(leaves: Int, depth: Int) -> (root: RootNode, nodeCount: Int) {
    var builder = TreeBuilder()
    let root = RootNode(
      content: builder.tree(leaves: leaves, depth: depth), safeAreaInsets: EdgeInsets(),
      layoutDirection: .leftToRight, container: LayoutContainer())
    return (root, builder.nodeCount + 1)
  }

  private func report(leaves: Int, depth: Int) {
    var best = Double.infinity
    var nodeCount = 0
    for _ in 0..<(leaves > 10_000 ? 5 : 15) {
      let tree = makeTree(leaves: leaves, depth: depth)
      nodeCount = tree.nodeCount
      best = min(best, Self.seconds { tree.root.layOut(ProposedViewSize(width: 393, height: 852)) })
    }
    let name = "\(leaves) leaves, \(depth) deep".padding(toLength: 28, withPad: " ", startingAt: 0)
    print(name, String(format: "%10d %13.1f", nodeCount, best * 1e9 / Double(nodeCount)))
  }

  private func reportMemory(leaves: Int, depth: Int) -> RootNode {
    let before = Self.residentBytes()
    let tree = makeTree(leaves: leaves, depth: depth)
    tree.root.layOut(ProposedViewSize(width: 393, height: 852))
    let bytes = Double(Self.residentBytes() - before) / Double(tree.nodeCount)
    print("memory of \(leaves) leaves, \(depth) deep: \(String(format: "%.0f", bytes)) bytes per node")
    return tree.root
  }

  /// Three candidates at each level, two of which contain a `ViewThatFits` each: the tree doubles with every
  /// level, and the number of measurements must not grow faster.
  private func reportFitting(depth: Int) {
    var measured = 0
    var leafCount = 0
    func fitting(_ depth: Int) -> LayoutNode {
      leafCount += 1
      let leaf = MeasuredLeafNode(content: CountingContent { measured += 1 })
      if depth == 0 { return leaf }
      func stack(_ axis: Axis) -> LayoutNode {
        StackNode(
          axis: axis, layoutDirection: .leftToRight,
          children: [FixedLeafNode(size: CGSize(width: 30, height: 20)), fitting(depth - 1)])
      }
      return ViewThatFitsNode(
        axes: [.horizontal, .vertical], candidates: [leaf, stack(.horizontal), stack(.vertical)])
    }
    let root = RootNode(
      content: fitting(depth), safeAreaInsets: EdgeInsets(), layoutDirection: .leftToRight,
      container: LayoutContainer())
    let time = Self.seconds { root.layOut(ProposedViewSize(width: 300, height: 300)) }
    print(
      "ViewThatFits \(depth) deep: \(String(format: "%.2f", time * 1e3)) ms,"
        + " \(measured) measurements of \(leafCount) leaves")
  }

  private final class CountingContent: LeafContent {
    let count: () -> Void
    init(_ count: @escaping () -> Void) { self.count = count }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      count()
      return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 5_000, height: 20))
    }
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    let duration = (ContinuousClock.now - start).components
    return Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
  }

  /// The process's memory, or 0 if the system does not report it.
  private static func residentBytes() -> Int {
    guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = line.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
  }
}

/// Makes trees that mix rows, columns, fixed and flexible frames and padding.
private struct TreeBuilder {
  private(set) var nodeCount = 0
  private var state: UInt64 = 42

  private mutating func random(_ count: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % count
  }

  private mutating func counted(_ node: LayoutNode) -> LayoutNode {
    nodeCount += 1
    return node
  }

  mutating func tree(leaves: Int, depth: Int) -> LayoutNode {
    depth > 12 ? spines(leaves: leaves, depth: depth) : branch(leaves: leaves, depth: depth, axis: .vertical)
  }

  private mutating func branch(leaves: Int, depth: Int, axis: Axis) -> LayoutNode {
    if depth == 0 { return leaf() }
    let width = max(Int(pow(Double(leaves), 1 / Double(depth)).rounded()), 1)
    var children: [LayoutNode] = []
    for index in 0..<width {
      let share = leaves / width + (index < leaves % width ? 1 : 0)
      if share > 0 { children.append(branch(leaves: share, depth: depth - 1, axis: axis.perpendicular)) }
    }
    return wrapped(stack(axis, children))
  }

  /// Deep chains of stacks side by side, two leaves at every level.
  private mutating func spines(leaves: Int, depth: Int) -> LayoutNode {
    let count = max(leaves / (depth * 2), 1)
    var children: [LayoutNode] = []
    for _ in 0..<count {
      var node = leaf()
      for level in 0..<depth {
        let axis: Axis = level % 2 == 0 ? .horizontal : .vertical
        node = wrapped(stack(axis, [leaf(), node, leaf()]))
      }
      children.append(node)
    }
    return stack(.vertical, children)
  }

  private mutating func stack(_ axis: Axis, _ children: [LayoutNode]) -> LayoutNode {
    counted(
      StackNode(
        axis: axis, spacing: random(2) == 0 ? nil : 4, layoutDirection: .leftToRight, children: children))
  }

  private mutating func wrapped(_ node: LayoutNode) -> LayoutNode {
    switch random(3) {
    case 0:
      return counted(
        PaddingNode(child: node, insets: EdgeInsets(2), layoutDirection: .leftToRight))
    case 1:
      return counted(
        FlexFrameNode(
          child: node, minWidth: 1, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
          maxHeight: nil, alignment: .topLeading, layoutDirection: .leftToRight, diagnostics: nil))
    default:
      return node
    }
  }

  private mutating func leaf() -> LayoutNode {
    let leaf = counted(GreedyLeafNode())
    switch random(4) {
    case 0:
      return counted(
        FrameNode(
          child: leaf, width: 4, height: 3, alignment: .center, layoutDirection: .leftToRight,
          diagnostics: nil))
    case 1:
      return counted(
        FlexFrameNode(
          child: leaf, minWidth: 2, idealWidth: nil, maxWidth: 40, minHeight: nil, idealHeight: nil,
          maxHeight: nil, alignment: .leading, layoutDirection: .leftToRight, diagnostics: nil))
    case 2:
      return counted(PaddingNode(child: leaf, insets: EdgeInsets(1), layoutDirection: .leftToRight))
    default:
      return leaf
    }
  }
}
