import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Testing
import Views

/// Grids, lazy stacks and scroll views.
@MainActor
@Suite struct GridTraps {
  @Test func aDividerWidensTheGridUnlessUnsized() throws {
    let wide = Grid {
      GridRow {
        Plain(10, 10)
        Plain(20, 10)
      }
      Divider()
    }
    #expect(try Render.size(wide, 300, 100)[0] == 300)
    let hugging = Grid {
      GridRow {
        Plain(10, 10)
        Plain(20, 10)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    #expect(try Render.size(hugging, 300, 100)[0] == 38)
  }

  @Test func shortRowsEndEarlyAndEmptyViewsAreNoCells() throws {
    let frames = try Render.frames(
      Grid {
        GridRow {
          EmptyView()
          Plain(10, 10).probe("a")
        }
        GridRow {
          Plain(10, 10).probe("b")
          Plain(10, 10).probe("c")
        }
      })
    #expect(frames["a"]?[0] == frames["b"]?[0])
    #expect(frames["c"]?[0] == 18)
  }

  private func columns(_ items: [GridItem], width: CGFloat) throws -> [[Double]] {
    let frames = try Render.frames(
      LazyVGrid(columns: items) {
        ForEach(0..<6) { Color.red.frame(height: 10).probe("\($0)") }
      }.probe("grid"), width: width, height: 300)
    let row = frames["0"]?[1]
    return (0..<6).compactMap { frames["\($0)"] }.filter { $0[1] == row }
  }

  @Test func adaptiveColumnsShareWhatFixedOnesLeave() throws {
    let found = try columns([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], width: 200)
    #expect(found.map { $0[2] } == [70, 57, 57])
  }

  @Test func flexibleColumnsAreResolvedInOrder() throws {
    let first = try columns([GridItem(.flexible(minimum: 140)), GridItem(.flexible())], width: 200)
    #expect(first.map { $0[2] } == [140, 52])
    let second = try columns([GridItem(.flexible()), GridItem(.flexible(minimum: 140))], width: 200)
    // Measured in 200 the columns are 96 and 140 wide; placed in the 244 that they make, 118 and 140.
    #expect(second.map { $0[2] } == [118, 140])
  }

  @Test func lazyStacksStretchAndScrollViewsHug() throws {
    #expect(try Render.size(LazyVStack { Text("Hi") }, 300, 100)[0] == 300)
    let text = try Render.size(Text("Hi"))[0]
    #expect(try Render.size(VStack { Text("Hi") }, 300, 100)[0] == text)
    let frames = try Render.frames(
      ScrollView { Text("Hi").probe("text") }.probe("scroll"), width: 300, height: 100)
    #expect(frames["scroll"]?[2] == text)
    #expect(frames["text"]?[1] == 0)
  }

  @Test func columnsThatOverflowBeginAtTheGridsLeadingEdge() throws {
    // Sized in 200: 95 + 10 + 120 = 225; placed in 225: 107.5 and 120, from the answer's leading edge.
    let items = [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120))]
    let found = try columns(items, width: 200)
    #expect(found.map { [$0[0], $0[2]] } == [[-12.5, 107.5], [105, 120]])
  }
}
