import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Testing
import Views

/// What views learn about the scroll view around them.
@MainActor
struct ScrollObservationTests {
  private struct Observed: View {
    @State private var height: CGFloat = 0
    @State private var width: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Plain(1 + height + width, 1).probe("bar")
        ScrollView { Plain(10, 500) }
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { _, new in height = new }
          .onScrollGeometryChange(for: CGFloat.self, of: \.containerSize.height) { _, new in width = new }
      }
    }
  }

  @Test func everyObserverIsToldOfTheGeometry() throws {
    #expect(try Render.frames(Observed(), width: 700, height: 101)["bar"]?[2] == 601)
  }

  private struct Row: View {
    let number: Int
    @State private var isVisible = false

    var body: some View {
      Plain(isVisible ? 20 : 10, 40).onScrollVisibilityChange { isVisible = $0 }.probe("\(number)")
    }
  }

  @Test func viewsLearnWhetherHalfOfThemShows() throws {
    let view = ScrollView { VStack(spacing: 0) { ForEach(0..<4) { Row(number: $0) } } }
    let frames = try Render.frames(view, width: 100, height: 110)
    #expect((0..<4).map { frames["\($0)"]?[2] } == [20, 20, 20, 10])
    // 19 of 40 points are less than half.
    let less = try Render.frames(view, width: 100, height: 99)
    #expect((0..<4).map { less["\($0)"]?[2] } == [20, 20, 10, 10])
  }
}
