import Foundation
import Testing

/// Views that adapt to their space and environment, from their source to their positions.
@Suite struct AdaptiveViewTests {
  private static let source = """
    import SwiftUI

    struct Sizes: View {
      @Environment(\\.dynamicTypeSize) private var typeSize
      @ScaledMetric(relativeTo: .title) private var side: CGFloat = 40
      private var layout: AnyLayout {
        typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      }
      var body: some View {
        layout {
          Color.red.frame(width: side, height: side).accessibilityIdentifier("scaled")
          Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("plain")
        }
      }
    }

    struct Fitting: View {
      @State private var width = 0
      @State private var place = ""
      @Environment(\\.horizontalSizeClass) private var horizontal
      @Environment(\\.verticalSizeClass) private var vertical
      var body: some View {
        VStack(spacing: 0) {
          ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 400, height: 20).accessibilityIdentifier("wide")
            Color.red.frame(width: 100, height: 20).accessibilityIdentifier("narrow")
          }
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = Int($0) }
          GeometryReader { proxy in
            Text("inset \\(Int(proxy.safeAreaInsets.bottom)) at \\(Int(proxy.frame(in: .named("stack")).minY))")
          }
          .frame(height: 30)
          Text("width \\(width)")
          Text("\\(horizontal == .compact ? "compact" : "regular") \\(vertical == .compact ? "compact" : "regular")")
            .environment(\\.horizontalSizeClass, .regular)
          Text(0.25.formatted(.percent)).padding(5).background(.blue.opacity(0.2), in: .rect(cornerRadius: 8))
          Text("One").lineLimit(2, reservesSpace: true).accessibilityIdentifier("reserved")
        }
        .coordinateSpace(name: "stack")
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 25) }
        .safeAreaPadding(.horizontal, 10)
      }
    }

    struct Columns: View {
      @State var columns = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
          Text("Sidebar")
        } detail: {
          VStack {
            Text("Detail")
            Button("Hide") { columns = .detailOnly }
          }
        }
      }
    }

    struct Scrolling: View {
      @State private var offset = 0
      var body: some View {
        VStack {
          Text("offset \\(offset)")
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<50) { number in Text("page \\(number)").containerRelativeFrame(.horizontal) }
            }
          }
          .onScrollGeometryChange(for: Int.self) { Int($0.contentOffset.x) } action: { _, new in offset = new }
          .accessibilityIdentifier("pages")
        }
      }
    }

    #Preview("Sizes") { Sizes() }
    #Preview("Fitting") { Fitting() }
    #Preview("Columns") { Columns() }
    #Preview("Hidden") { Columns(columns: .detailOnly) }
    #Preview("Scrolling") { Scrolling() }

    struct Notes: App {
      @Environment(\\.scenePhase) private var phase
      var body: some Scene {
        WindowGroup { Sizes() }
          .onChange(of: phase) { old, new in print(old, new) }
          .windowResizeAnchor(.topLeading)
          .commands {
            CommandMenu("Notes") { Button("New") {}.keyboardShortcut("n", modifiers: [.command, .shift]) }
          }
      }
    }
    """

  private func inspect(_ program: Program, _ preview: String, _ options: String...) throws -> String {
    let result = try program.run(["inspect", "Adaptive.swift", "--preview", preview] + options)
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  @Test func lengthsAndLayoutsFollowTheTypeSize() throws {
    let program = try Program(["Adaptive.swift": Self.source])
    let usual = try inspect(program, "Sizes", "--size", "300x200")
    #expect(
      usual.contains("frame #scaled (110, 80, 40, 40)") && usual.contains("frame #plain (150, 80, 40, 40)"))
    // Titles grow from 28 to 48 points of type at that size.
    let large = try inspect(program, "Sizes", "--size", "300x200", "--dynamic-type", "accessibility3")
    #expect(
      large.contains("frame #scaled (116.5, 46.5, 67, 67)")
        && large.contains("frame #plain (130, 113.5, 40, 40)"))
  }

  @Test func viewsFitMeasureAndStayInTheirSafeArea() throws {
    let program = try Program(["Adaptive.swift": Self.source])
    let fitting = try inspect(program, "Fitting", "--size", "300x300")
    for part in [
      "frame #narrow (100, 54.5, 100, 20)", "\"inset 0 at 20\"", "\"width 100\"", "\"compact regular\"",
      "\"25%\"", "RoundedRectangle (127, 146.5, 46, 31)", "Text #reserved (134, 177.5, 32, 43)",
      "Color (10, 220.5, 280, 25)",
    ] {
      #expect(fitting.contains(part), "\(part)")
    }
  }

  @Test func columnsAndScrollPositionsAreState() throws {
    let program = try Program(["Adaptive.swift": Self.source])
    let all = try inspect(program, "Columns", "--device", "iPad-10.9-landscape")
    #expect(all.contains("Column (0, 32, 320, 768)") && all.contains("\"Sidebar\""))
    let hidden = try inspect(program, "Columns", "--device", "iPad-10.9-landscape", "--tap", "Hide")
    #expect(hidden.contains("Column (0, 32, 1180, 768)") && !hidden.contains("\"Sidebar\""))
    let scrolled = try inspect(program, "Scrolling", "--size", "300x200", "--scroll", "pages=600")
    #expect(scrolled.contains("\"offset 600\"") && scrolled.contains("\"page 2\""))
    #expect(!scrolled.contains("\"page 0\""))
  }
}
