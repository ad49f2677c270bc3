import Foundation
import Geometry
import LayoutEngine
import Testing

/// Trees as deep as generated code can make them.
struct DeepTreeTests {
  private static let depth = 10_000

  /// Notes how far down the stack its questions arrive.
  private final class DepthGauge: LeafContent {
    var lowest = UInt.max

    func note() {
      var here: UInt8 = 0
      withUnsafeMutablePointer(to: &here) { lowest = min(lowest, UInt(bitPattern: $0)) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      note()
      return proposal.replacingUnspecifiedDimensions()
    }
  }

  /// The bytes of stack that one level takes while a tree is sized, placed and freed.
  private func stackPerLevel(_ wrap: @escaping @Sendable (LayoutNode, Int) -> LayoutNode) -> Int {
    final class Outcome: @unchecked Sendable { var bytes = 0 }
    let outcome = Outcome()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let gauge = DepthGauge()
      var top: UInt8 = 0
      let start = withUnsafeMutablePointer(to: &top) { UInt(bitPattern: $0) }
      var node: LayoutNode = GeometryObserverNode(child: MeasuredLeafNode(content: gauge)) { _ in gauge.note()
      }
      for level in 0..<Self.depth { node = wrap(node, level) }
      let proposal = ProposedViewSize(width: 500, height: 500)
      let root = RootNode(
        content: node, safeAreaInsets: EdgeInsets(), layoutDirection: .leftToRight,
        container: LayoutContainer())
      root.layOut(proposal)
      outcome.bytes = Int(start - gauge.lowest) / Self.depth
      done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    done.wait()
    return outcome.bytes
  }

  @Test func tenThousandPaddingsAreLaidOut() {
    let bytes = stackPerLevel { node, _ in
      PaddingNode(child: node, insets: EdgeInsets(0.01), layoutDirection: .leftToRight)
    }
    print("padding: \(bytes) bytes of stack per level")
    #expect(bytes < 1024)
  }

  @Test func tenThousandFramesAreLaidOut() {
    let bytes = stackPerLevel { node, level in
      level % 2 == 0
        ? FlexFrameNode(
          child: node, minWidth: 0, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
          maxHeight: nil, alignment: .topLeading, layoutDirection: .leftToRight, diagnostics: nil)
        : FrameNode(
          child: node, width: nil, height: 100, alignment: .bottom, layoutDirection: .leftToRight,
          diagnostics: nil)
    }
    print("frame: \(bytes) bytes of stack per level")
    #expect(bytes < 1024)
  }

  @Test func tenThousandStacksAreLaidOut() {
    let bytes = stackPerLevel { node, level in
      StackNode(
        axis: level % 2 == 0 ? .horizontal : .vertical, spacing: 0, layoutDirection: .leftToRight,
        children: [node, FixedLeafNode(size: CGSize(width: 0.01, height: 0.01))])
    }
    print("stack: \(bytes) bytes of stack per level")
    #expect(bytes < 6144)
  }

  @Test func tenThousandPilesAreLaidOut() {
    let bytes = stackPerLevel { node, _ in
      ZStackNode(layoutDirection: .leftToRight, children: [node, GreedyLeafNode()])
    }
    print("pile: \(bytes) bytes of stack per level")
    #expect(bytes < 6144)
  }

  @Test func tenThousandAlignmentGuidesAreLaidOut() {
    let bytes = stackPerLevel { node, level in
      FrameNode(
        child: AlignmentGuideNode(child: node, guide: HorizontalAlignment.center) { $0.width / 2 },
        width: nil, height: nil, alignment: level % 2 == 0 ? .center : .leading,
        layoutDirection: .leftToRight,
        diagnostics: nil)
    }
    print("guide: \(bytes) bytes of stack per level")
    #expect(bytes < 4096)
  }
}
