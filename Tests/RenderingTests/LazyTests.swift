import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

@MainActor
@Suite struct LazyTests {
  /// Counts how often the bodies of rows are read.
  private final class Counter {
    var count = 0
  }

  private struct Row: View {
    let index: Int
    let counter: Counter

    var body: some View {
      counter.count += 1
      return Color.red.frame(height: 40).probe("row \(index)")
    }
  }

  private func list(_ counter: Counter) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000_000) { Row(index: $0, counter: counter) }
      }
    }
  }

  @Test func onlyRowsThatShowAreDescribed() throws {
    let counter = Counter()
    let frames = try Render.frames(list(counter), width: 300, height: 800)
    #expect(counter.count == 20)
    #expect(frames["row 19"] == [0, 760, 300, 40])
    #expect(frames["row 20"] == nil)
  }

  @Test func aScrollTargetFromOutsideIsReachedWithoutTheRowsBefore() throws {
    let counter = Counter()
    let frames = try Render.frames(list(counter), width: 300, height: 800) {
      $0.scrollTarget = .id("500000")
    }
    #expect(frames["row 500000"] == [0, 0, 300, 40])
    #expect(counter.count <= 41)
  }

  @Test func headersStayPinnedWhileTheirRowsScrollBy() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<3) { section in
          Section {
            ForEach(0..<10) { row in
              Color.red.frame(height: 50).id("\(section)-\(row)")
            }
          } header: {
            Color.blue.frame(height: 20).probe("header \(section)")
          }
        }
      }
    }
    let frames = try Render.frames(view, width: 100, height: 200) { $0.scrollTarget = .id("1-5") }
    #expect(frames["header 1"] == [0, 0, 100, 20])
  }
}
