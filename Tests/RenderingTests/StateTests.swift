import Foundation
import Geometry
import LayoutEngine
import OpenCombine
import RenderSupport
import Rendering
import Testing
import Views

@MainActor
@Suite struct StateTests {
  private struct Appearing: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 10).probe("box").onAppear { width = 40 }
    }
  }

  @Test func whatAppearingChangesShows() throws {
    #expect(try Render.frames(Appearing())["box"]?[2] == 40)
  }

  private final class Holder { var count: Binding<Int>? }

  private struct HandingOut: View {
    let holder: Holder
    @State private var count = 1

    var body: some View {
      Color.red.onAppear { holder.count = $count }
    }
  }

  /// As a task of a view does that ends after its picture.
  @Test func stateMayBeSetAfterItsViewHasGone() throws {
    let holder = Holder()
    _ = try Render.frames(HandingOut(holder: holder))
    let count = try #require(holder.count)
    count.wrappedValue += 1
    #expect(count.wrappedValue == 2)
  }

  private struct Measuring: View {
    @State private var height: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            height = $0
          }
        Color.blue.frame(width: 10, height: height).probe("copy")
      }
    }
  }

  @Test func aMeasuredHeightIsUsedInTheNextPass() throws {
    #expect(try Render.frames(Measuring(), width: 100)["copy"]?[3] == 30)
  }

  private struct Restless: View {
    @State private var width: CGFloat = 1

    var body: some View {
      GeometryReader { proxy in
        Color.red.frame(width: width).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
      }
    }
  }

  @Test func aViewThatNeverSettlesIsDrawnWithAWarning() throws {
    let outcome = try Render.outcome(Restless(), width: 100, height: 100)
    let warning = try #require(outcome.warnings.first { $0.hasPrefix("The view did not settle") })
    #expect(warning.contains("Restless"))
  }

  private final class Model: ObservableObject {
    @Published var count = 1
  }

  private struct Watching: View {
    @StateObject private var model = Model()

    var body: some View {
      Color.red.frame(width: CGFloat(model.count) * 10, height: 5).probe("box")
        .onAppear { model.count = 3 }
    }
  }

  @Test func observedObjectsAreWatched() throws {
    #expect(try Render.frames(Watching())["box"]?[2] == 30)
  }

  private struct Counter: View {
    @State private var count = 0
    let step: Int

    var body: some View {
      Color.red.frame(width: CGFloat(count), height: 5).probe("box \(step)").onAppear { count += step }
    }
  }

  @Test func everyPlaceHasItsOwnState() throws {
    let frames = try Render.frames(
      VStack {
        ForEach([10, 20, 30], id: \.self) { Counter(step: $0) }
      })
    #expect(frames["box 10"]?[2] == 10)
    #expect(frames["box 20"]?[2] == 20)
    #expect(frames["box 30"]?[2] == 30)
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private struct Widest: View {
    @State private var width: CGFloat = 0

    var body: some View {
      VStack {
        Color.red.preference(key: WidthKey.self, value: 12)
        Color.blue.preference(key: WidthKey.self, value: 34)
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .overlay { Color.green.frame(width: width, height: 1).probe("line") }
    }
  }

  @Test func preferencesAreReducedAndSeen() throws {
    #expect(try Render.frames(Widest(), width: 100, height: 100)["line"]?[2] == 34)
  }

  @Test func changesAreToldWithOldAndNewValue() throws {
    final class Log {
      var entries: [String] = []
    }
    struct Changing: View {
      @State private var count = 0
      let log: Log

      var body: some View {
        Color.red
          .onAppear { count = 5 }
          .onChange(of: count) { old, new in log.entries.append("\(old) \(new)") }
      }
    }
    let log = Log()
    _ = try Render.outcome(Changing(log: log), width: 10, height: 10)
    #expect(log.entries == ["0 5"])
  }
}
