import Foundation
import Geometry
import LayoutEngine
import Testing

/// Choosing the first view that fits.
struct ViewThatFitsTests {
  private func chosen(
    _ width: CGFloat?, _ height: CGFloat?, in axes: Axis.Set = [.horizontal, .vertical],
    @SketchBuilder _ content: () -> [any Sketch]
  ) -> Int? {
    let node = ViewThatFits(in: axes, content).nodes(SketchInputs())[0] as! ViewThatFitsNode
    let proposal = ProposedViewSize(width: width, height: height)
    node.place(at: .zero, size: node.sizeThatFits(proposal), proposal: proposal, in: nil)
    return node.chosenIndex
  }

  @Test func longTextCountsWithItsSingleLine() {
    #expect(
      chosen(100, 100) {
        Text("a long text that could wrap")
        Text("Hi")
      } == 1)
  }

  @Test func onOneAxisTheOtherIsOfferedAsItIs() {
    // Wrapped to 100 points the text is 42 high.
    #expect(
      chosen(100, 45, in: .vertical) {
        Text("words that wrap")
        Text("Hi")
      } == 0)
    #expect(
      chosen(100, 30, in: .vertical) {
        Text("words that wrap")
        Text("Hi")
      } == 1)
  }

  @Test func equalityFitsAndAHairMoreDoesNot() {
    #expect(
      chosen(100, 20) {
        Box(100, 20)
        Box(1, 1)
      } == 0)
    #expect(
      chosen(99.9, 20) {
        Box(100, 20)
        Box(1, 1)
      } == 1)
  }

  @Test func openAxisAlwaysFits() {
    #expect(
      chosen(50, nil) {
        Box(60, 5_000)
        Box(40, 5_000)
        Box(1, 1)
      } == 1)
    #expect(
      chosen(nil, nil) {
        Box(5_000, 5_000)
        Box(1, 1)
      } == 0)
  }

  @Test func lastOneIsTheFallback() {
    #expect(
      chosen(10, 10) {
        Box(30, 30)
        Box(20, 20)
        Box(40, 40)
      } == 2)
  }

  @Test func viewsThatAreNotThereAreNoCandidates() {
    #expect(
      chosen(10, 10) {
        EmptyView()
        ForEach(0..<3) { Box(CGFloat(30 - $0 * 10), 5) }
      } == 2)
    #expect(chosen(10, 10) {} == nil)
    #expect(size(10, 10) { ViewThatFits {} } == .zero)
  }

  @Test func greedyViewFitsByItsIdeal() {
    #expect(
      chosen(50, 50) {
        Color.red
        Box(1, 1)
      } == 0)
    #expect(
      chosen(9, 50) {
        Color.red
        Box(1, 1)
      } == 1)
  }

  @Test func chosenViewIsOfferedTheWholeProposal() {
    let laid = LaidOut(120, 50) {
      ViewThatFits(in: .horizontal) {
        HStack {
          Box(50, 10)
          Spacer()
          Box(50, 10).probe("b")
        }
        Box(1, 1)
      }
    }
    // 50 + 8 + 50 fits; then the spacer takes the rest.
    #expect(laid.frame("b").maxX == 120)
  }

  @Test func noAxisTakesTheFirst() {
    #expect(
      chosen(1, 1, in: []) {
        Box(50, 50)
        Box(1, 1)
      } == 0)
  }

  @Test func reportNamesIdealAndVerdictOfEveryCandidate() {
    let node =
      ViewThatFits {
        Box(60, 10)
        Box(40, 10)
        Box(20, 10)
      }.nodes(SketchInputs())[0] as! ViewThatFitsNode
    let proposal = ProposedViewSize(width: 50, height: 20)
    node.place(at: .zero, size: node.sizeThatFits(proposal), proposal: proposal, in: nil)
    #expect(node.report.map(\.fits) == [false, true, true])
    #expect(node.report.map(\.ideal.width) == [60, 40, 20])
    #expect(node.chosenIndex == 1)
  }

  @Test func noCandidateIsMeasuredTwiceForOneProposal() {
    final class Counter: LeafContent {
      var asked: [ProposedViewSize] = []
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        asked.append(proposal)
        return CGSize(60, 10)
      }
    }
    let counters = (0..<27).map { _ in Counter() }
    var next = 0
    func fitting(_ depth: Int) -> LayoutNode {
      if depth == 0 {
        next += 1
        return MeasuredLeafNode(content: counters[next - 1])
      }
      return ViewThatFitsNode(
        axes: [.horizontal, .vertical], candidates: (0..<3).map { _ in fitting(depth - 1) })
    }
    let node = fitting(3)
    let proposal = ProposedViewSize(width: 50, height: 50)
    node.place(at: .zero, size: node.sizeThatFits(proposal), proposal: proposal, in: nil)
    for counter in counters {
      for (index, asked) in counter.asked.enumerated() {
        #expect(!counter.asked[..<index].contains(asked))
      }
    }
  }
}
