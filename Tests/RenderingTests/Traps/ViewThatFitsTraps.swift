import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Which candidate is chosen.
@MainActor
@Suite struct ViewThatFitsTraps {
  private func chosen(_ view: some View, _ width: CGFloat?, _ height: CGFloat? = nil) throws -> Int? {
    func find(_ node: FrameTree.Node) -> Int? {
      if let fits = node.viewThatFits { return fits.chosen }
      return node.children.lazy.compactMap(find).first
    }
    return find(try Render.outcome(view, width: width, height: height).tree.root)
  }

  @Test func aTextsIdealIsOneLineEvenIfItCouldWrap() throws {
    let view = ViewThatFits {
      Text(longText)
      Text("Hi")
    }
    #expect(try chosen(view, 100, 500) == 1)
    #expect(try chosen(view, 1000, 500) == 0)
  }

  @Test func vertically() throws {
    let view = ViewThatFits(in: .vertical) {
      Text(longText)
      Text("Hi")
    }
    #expect(try chosen(view, 100, 30) == 1)
    #expect(try chosen(view, 100, 300) == 0)
  }

  @Test func aSpacerCountsWithItsLeastLength() throws {
    let view = ViewThatFits(in: .horizontal) {
      HStack {
        Plain(50, 10)
        Spacer()
        Plain(50, 10)
      }.probe("row")
      Plain(1, 1)
    }
    #expect(try chosen(view, 110, 20) == 0)
    #expect(try Render.frames(view, width: 110, height: 20)["row"]?[2] == 110)
    #expect(try chosen(view, 107, 20) == 1)
    #expect(try chosen(view, 108, 20) == 0)
  }

  @Test func greedyCandidatesAlwaysFit() throws {
    #expect(
      try chosen(
        ViewThatFits {
          Color.red
          Text("Hi")
        }, 12, 12) == 0)
    #expect(
      try chosen(
        ViewThatFits {
          Rectangle()
          Text("Hi")
        }, 10, 10) == 0)
  }

  @Test func theLastStandsInWhereNothingFits() throws {
    let view = ViewThatFits {
      Plain(100, 100)
      Text(longText)
    }
    #expect(try chosen(view, 50, 25) == 1)
    #expect(try Render.lines(view, 50, 25).count == 1)
  }

  @Test func groupsAndLoopsHoldOneCandidateEach() throws {
    let loop = ViewThatFits { ForEach([300, 200, 100], id: \.self) { Plain(CGFloat($0), 10) } }
    #expect(try chosen(loop, 250, 20) == 1)
    let group = ViewThatFits {
      Group {
        Plain(300, 10)
        Plain(200, 10)
      }
      Plain(100, 10)
    }
    #expect(try chosen(group, 150, 20) == 2)
    let empty = ViewThatFits {
      EmptyView()
      Plain(100, 10)
    }
    #expect(try chosen(empty, 150, 20) == 0)
  }

  @Test func scrollViewsLeaveOnlyTheWidthToDecide() throws {
    let view = ScrollView {
      ViewThatFits {
        Plain(100, 2000)
        Plain(50, 10)
      }
    }
    #expect(try chosen(view, 100, 100) == 0)
    #expect(try chosen(view, 99, 100) == 1)
  }

  @Test func whatFitsIdeallyIsNotTruncated() throws {
    let width = try Render.size(Text("Hello"))[0]
    let view = ViewThatFits(in: .horizontal) {
      Text("Hello").lineLimit(1)
      Text("…")
    }
    #expect(try Render.lines(view, CGFloat(width), 30) == ["Hello"])
  }

  @Test func theDocumentedExample() throws {
    let view = ViewThatFits(in: .horizontal) {
      HStack {
        Text("100%")
        ProgressView(value: 1).frame(width: 100)
      }
      ProgressView(value: 1).frame(width: 100)
      Text("100%")
    }
    #expect(try chosen(view.frame(maxWidth: 200), 390, 100) == 0)
    #expect(try chosen(view.frame(maxWidth: 100), 390, 100) == 1)
    #expect(try chosen(view.frame(maxWidth: 50), 390, 100) == 2)
  }
}
