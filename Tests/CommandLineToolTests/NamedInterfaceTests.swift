import Foundation
import Imaging
import PNGCodec
import Testing

/// The interfaces that layouts of today are written with, each in a small sample of its own: compiled, laid out, drawn, and
/// held to the numbers that follow from the documentation.
@Suite struct NamedInterfaceTests {
  private static let source = #"""
    import SwiftUI

    /// A box of 20 by 20 points with a name.
    struct Box: View {
      let name: String
      var width: CGFloat = 20
      var height: CGFloat = 20
      var body: some View {
        Color.blue.frame(width: width, height: height).accessibilityIdentifier(name)
      }
    }

    struct Boxes: View {
      let layout: AnyLayout
      var body: some View {
        layout {
          Box(name: "a")
          Box(name: "b")
        }
      }
    }

    #Preview("ViewThatFits") {
      ViewThatFits(in: .horizontal) {
        Box(name: "long", width: 300)
        Box(name: "short", width: 150)
        Box(name: "shortest", width: 50)
      }
    }

    #Preview("HStackLayout") { Boxes(layout: AnyLayout(HStackLayout(alignment: .top, spacing: 10))) }
    #Preview("VStackLayout") { Boxes(layout: AnyLayout(VStackLayout(spacing: 10))) }
    #Preview("ZStackLayout") { Boxes(layout: AnyLayout(ZStackLayout(alignment: .bottomTrailing))) }
    #Preview("GridLayout") {
      let layout = AnyLayout(GridLayout(horizontalSpacing: 10, verticalSpacing: 20))
      layout {
        GridRow {
          Box(name: "a")
          Box(name: "b")
        }
        GridRow {
          Box(name: "c")
          Box(name: "d", width: 60)
        }
      }
    }

    /// Places each view to the right of and below the one before, by steps that the views name.
    struct Stairs: Layout {
      struct Step: LayoutValueKey { static let defaultValue: CGFloat = 1 }
      struct Cache { var places: [CGPoint] }

      func makeCache(subviews: Subviews) -> Cache {
        var place = CGPoint.zero
        return Cache(
          places: subviews.map { subview in
            defer { place = CGPoint(x: place.x + subview[Step.self], y: place.y + subview[Step.self]) }
            return place
          })
      }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        zip(subviews, cache.places).reduce(.zero) { size, item in
          let own = item.0.sizeThatFits(.unspecified)
          return CGSize(
            width: max(size.width, item.1.x + own.width),
            height: max(size.height, item.1.y + own.height))
        }
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
      ) {
        for (subview, place) in zip(subviews, cache.places) {
          subview.place(
            at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
      }
    }

    #Preview("Layout") {
      Stairs {
        Box(name: "a").layoutValue(key: Stairs.Step.self, value: 30)
        Box(name: "b").layoutValue(key: Stairs.Step.self, value: 50)
        Box(name: "c")
      }
      .accessibilityIdentifier("stairs")
    }

    struct Measured: View {
      @State private var size = CGSize.zero
      var body: some View {
        VStack(spacing: 0) {
          Color.blue.onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            size = $0
          }
          Text("\(Int(size.width)) by \(Int(size.height))").frame(height: 40)
        }
      }
    }
    #Preview("onGeometryChange") { Measured() }

    #Preview("GeometryReader") {
      VStack(spacing: 0) {
        Color.clear.frame(height: 50)
        GeometryReader { proxy in
          let global = proxy.frame(in: .global)
          let named = proxy.frame(in: .named("outer"))
          let typed = proxy.frame(in: .named(Spaces.inner))
          Text(
            "\(Int(proxy.size.width))x\(Int(proxy.size.height)) \(Int(global.minY)) \(Int(named.minY)) \(Int(typed.minY)) \(Int(proxy.safeAreaInsets.bottom))"
          )
        }
        .coordinateSpace(Spaces.space)
      }
      .padding(.top, 10)
      .coordinateSpace(name: "outer")
      .padding(.top, 5)
      .safeAreaPadding(.bottom, 15)
    }
    enum Spaces: Hashable {
      case inner
      static let space = NamedCoordinateSpace.named(Spaces.inner)
    }

    #Preview("safeAreaPadding") { Color.blue.accessibilityIdentifier("a").safeAreaPadding(20) }
    #Preview("safeAreaInset") {
      Color.blue.accessibilityIdentifier("a").safeAreaInset(edge: .bottom, spacing: 0) {
        Box(name: "bar", width: 200, height: 30)
      }
    }
    #Preview("ignoresSafeArea") {
      ZStack {
        Color.red.accessibilityIdentifier("outside").ignoresSafeArea(edges: .top)
        Color.blue.accessibilityIdentifier("inside")
      }
      .safeAreaPadding(.vertical, 25)
    }

    struct Classes: View {
      @Environment(\.horizontalSizeClass) private var horizontal
      @Environment(\.verticalSizeClass) private var vertical
      var body: some View {
        Text("\(horizontal == .regular ? "wide" : "narrow") \(vertical == .regular ? "high" : "low")")
      }
    }
    #Preview("size classes") {
      VStack {
        Classes()
        Classes().environment(\.horizontalSizeClass, .regular).environment(
          \.verticalSizeClass, .compact)
      }
    }

    struct Sized: View {
      @Environment(\.dynamicTypeSize) private var size
      @ScaledMetric(relativeTo: .body) private var side = 20.0
      var body: some View {
        VStack {
          Text(size.isAccessibilitySize ? "large letters" : "letters").font(.system(size: 12))
          Box(name: "scaled", width: side, height: 20)
        }
      }
    }
    #Preview("DynamicTypeSize") { Sized() }
    #Preview("DynamicTypeSize range") {
      Sized().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility3)
    }
    #Preview("DynamicTypeSize large") { Sized().dynamicTypeSize(.accessibility3) }

    struct Columns: View {
      let visibility: NavigationSplitViewVisibility
      var body: some View {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          Text("Sidebar")
        } detail: {
          Text("Detail")
        }
        .environment(\.horizontalSizeClass, .regular)
      }
    }
    #Preview("NavigationSplitView all", traits: .fixedLayout(width: 1000, height: 400)) {
      Columns(visibility: .all)
    }
    #Preview("NavigationSplitView detail", traits: .fixedLayout(width: 1000, height: 400)) {
      Columns(visibility: .detailOnly)
    }

    struct Phases: View {
      @Environment(\.scenePhase) private var phase
      @State private var log = "none"
      var body: some View {
        Text(log).onChange(of: phase) { old, new in log = "\(old) to \(new)" }
      }
    }
    #Preview("scenePhase") { Phases() }

    struct Scrolled: View {
      @State private var offset = CGFloat.zero
      var body: some View {
        VStack(spacing: 0) {
          ScrollView { Color.blue.frame(height: 1000) }
            .onScrollGeometryChange(for: CGFloat.self) { (geometry: ScrollGeometry) in
              geometry.contentOffset.y
            } action: { _, new in
              offset = new
            }
            .accessibilityIdentifier("scroll")
          Text("at \(Int(offset))")
        }
      }
    }
    #Preview("onScrollGeometryChange") { Scrolled() }

    #Preview("LazyVStack") {
      ScrollView { LazyVStack(spacing: 5) { ForEach(0..<1000) { Box(name: "row\($0)", height: 45) } } }
    }
    #Preview("LazyHStack") {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 5) { ForEach(0..<1000) { Box(name: "row\($0)", width: 45) } }
      }
    }
    #Preview("containerRelativeFrame") {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4) {
            Color.blue.frame(height: 20).containerRelativeFrame(
              .horizontal, count: 4, span: 2, spacing: 10
            ).accessibilityIdentifier("part\($0)")
          }
        }
      }
    }

    let words = "Sphinx of black quartz, judge my vow"
    #Preview("fixedSize") {
      VStack(alignment: .leading, spacing: 0) {
        Text(words).accessibilityIdentifier("wrapped").frame(width: 100, alignment: .leading)
        Text(words).fixedSize().accessibilityIdentifier("fixed").frame(width: 100, alignment: .leading)
        Text(words).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("high").frame(
          width: 100, height: 20)
      }
    }
    #Preview("lineLimit") {
      VStack(alignment: .leading, spacing: 0) {
        Text(words).lineLimit(1).accessibilityIdentifier("one")
        Text(words).lineLimit(2).accessibilityIdentifier("two")
        Text("Short").lineLimit(3, reservesSpace: true).accessibilityIdentifier("reserved")
        Text("Short").accessibilityIdentifier("plain")
      }
      .frame(width: 100)
    }
    #Preview("minimumScaleFactor") {
      Text(words).lineLimit(1).minimumScaleFactor(0.1).frame(width: 100).accessibilityIdentifier(
        "scaled")
    }
    #Preview("truncationMode") {
      VStack {
        Text(words).truncationMode(.head)
        Text(words).truncationMode(.middle)
        Text(words).truncationMode(.tail)
      }
      .lineLimit(1)
      .frame(width: 150)
    }
    #Preview("allowsTightening") {
      VStack {
        Text("Tighten").fixedSize().accessibilityIdentifier("whole")
        Text("Tighten").allowsTightening(true).lineLimit(1).frame(width: 56)
        Text("Tighten").lineLimit(1).frame(width: 56)
      }
    }
    #Preview("lineSpacing") {
      HStack(alignment: .top) {
        Text("One\nTwo\nThree").accessibilityIdentifier("plain")
        Text("One\nTwo\nThree").lineSpacing(10).accessibilityIdentifier("spaced")
      }
    }
    #Preview("layoutPriority") {
      HStack(spacing: 0) {
        Color.blue.frame(minWidth: 30).accessibilityIdentifier("low")
        Color.red.frame(maxWidth: 120).layoutPriority(1).accessibilityIdentifier("high")
      }
    }
    #Preview("frame") {
      ZStack {
        Color.blue.opacity(0.2).frame(width: 100).accessibilityIdentifier("width")
        Color.clear.frame(minWidth: 250).accessibilityIdentifier("min")
        Color.clear.frame(maxWidth: 80, maxHeight: .infinity).accessibilityIdentifier("max")
        Color.clear.frame(idealWidth: 70, idealHeight: 30).fixedSize().accessibilityIdentifier("ideal")
      }
    }
    #Preview("alignments") {
      ZStack {
        let all: [(String, Alignment)] = [
          ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
          ("leading", .leading),
          ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading),
          ("bottom", .bottom),
          ("bottomTrailing", .bottomTrailing),
        ]
        ForEach(all, id: \.0) { name, alignment in
          Box(name: name).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
      }
    }
    #Preview("resizable") {
      VStack(spacing: 0) {
        Image(systemName: "rectangle.fill").resizable().accessibilityIdentifier("free").frame(
          width: 100, height: 40)
        Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("fit").frame(
          width: 100, height: 40)
        Color.red.aspectRatio(2, contentMode: .fill).accessibilityIdentifier("fill").frame(
          width: 100, height: 60)
        Color.red.frame(width: 40, height: 20).scaledToFit().accessibilityIdentifier("scaledToFit")
        Color.red.scaledToFill().accessibilityIdentifier("scaledToFill").frame(width: 30, height: 10)
      }
    }
    #Preview("controls") {
      VStack {
        Toggle("Switch", isOn: .constant(true)).accessibilityIdentifier("toggle")
        ProgressView(value: 0.25).accessibilityIdentifier("progress")
        Label("Title", systemImage: "star").accessibilityIdentifier("label")
        Button("Plain edges") {}.buttonStyle(.bordered).accessibilityIdentifier("bordered")
        Button("Filled") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("prominent")
      }
    }
    #Preview("background") {
      Text(0.25.formatted(.percent))
        .padding()
        .background(.blue.opacity(0.15), in: .rect(cornerRadius: 8))
        .accessibilityIdentifier("card")
    }
    """#

  /// What one preview shows.
  private struct Shown {
    /// The frames of the views with a name, as x, y, width and height.
    var frames: [String: [Double]] = [:]
    /// The texts in the order of the views, and of those the ones that are cut off.
    var texts: [String] = []
    var truncated: [String] = []
  }

  /// What `inspect` prints for all previews, by their names.
  private static func shown(_ output: String) -> [String: Shown] {
    var all: [String: Shown] = [:]
    var name = ""
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let open = line.firstIndex(of: "("), let close = line[open...].firstIndex(of: ")") else {
        // The head of a preview: its name and the size that it is offered.
        name = words.dropLast().joined(separator: " ")
        all[name] = Shown()
        continue
      }
      let numbers = line[line.index(after: open)..<close].split(separator: ",").compactMap {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      if let id = words.first(where: { $0.hasPrefix("#") }) {
        all[name]?.frames[String(id.dropFirst())] = numbers
      }
      if let start = line[close...].firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end {
        let text = String(line[line.index(after: start)..<end])
        all[name]?.texts.append(text)
        if line.hasSuffix("truncated") { all[name]?.truncated.append(text) }
      }
    }
    return all
  }

  /// Each preview with the frames of its named views and its texts.
  private static let expected: [(preview: String, frames: [String: [Double]], texts: [String])] = [
    ("ViewThatFits", ["short": [25, 90, 150, 20]], []),
    ("HStackLayout", ["a": [75, 90, 20, 20], "b": [105, 90, 20, 20]], []),
    ("VStackLayout", ["a": [90, 75, 20, 20], "b": [90, 105, 20, 20]], []),
    ("ZStackLayout", ["a": [90, 90, 20, 20], "b": [90, 90, 20, 20]], []),
    // Columns of 20 and 60, rows of 20: 90 by 60, cells in the middle of theirs.
    (
      "GridLayout",
      ["a": [55, 70, 20, 20], "b": [105, 70, 20, 20], "c": [55, 110, 20, 20], "d": [85, 110, 60, 20]], []
    ),
    (
      "Layout",
      [
        "stairs": [50, 50, 100, 100], "a": [50, 50, 20, 20], "b": [80, 80, 20, 20], "c": [130, 130, 20, 20],
      ], []
    ),
    ("onGeometryChange", [:], ["200 by 160"]),
    // 5 and 10 above, 50 beside it in the stack, 15 below for the safe area.
    ("GeometryReader", [:], ["200x120 65 60 0 15"]),
    ("safeAreaPadding", ["a": [20, 20, 160, 160]], []),
    ("safeAreaInset", ["a": [0, 0, 200, 170], "bar": [0, 170, 200, 30]], []),
    ("ignoresSafeArea", ["outside": [0, 0, 200, 175], "inside": [0, 25, 200, 150]], []),
    ("size classes", [:], ["narrow high", "wide low"]),
    ("DynamicTypeSize", [:], ["letters"]),
    ("DynamicTypeSize range", [:], ["letters"]),
    ("DynamicTypeSize large", [:], ["large letters"]),
    ("scenePhase", [:], ["none"]),
    ("onScrollGeometryChange", ["scroll": [0, 0, 200, 179]], ["at 0"]),
    (
      "LazyVStack",
      [
        "row0": [90, 0, 20, 45], "row1": [90, 50, 20, 45], "row2": [90, 100, 20, 45],
        "row3": [90, 150, 20, 45],
      ], []
    ),
    (
      "LazyHStack",
      [
        "row0": [0, 90, 45, 20], "row1": [50, 90, 45, 20], "row2": [100, 90, 45, 20],
        "row3": [150, 90, 45, 20],
      ], []
    ),
    // Two of four parts with gaps of 10: (200 - 30) / 4 * 2 + 10.
    (
      "containerRelativeFrame",
      [
        "part0": [0, 90, 95, 20], "part1": [105, 90, 95, 20], "part2": [210, 90, 95, 20],
        "part3": [315, 90, 95, 20],
      ], []
    ),
    ("layoutPriority", ["low": [0, 0, 80, 200], "high": [80, 0, 120, 200]], []),
    (
      "frame",
      [
        "width": [50, 0, 100, 200], "min": [-25, 0, 250, 200], "max": [60, 0, 80, 200],
        "ideal": [65, 85, 70, 30],
      ], []
    ),
    (
      "alignments",
      [
        "topLeading": [0, 0, 20, 20], "top": [90, 0, 20, 20], "topTrailing": [180, 0, 20, 20],
        "leading": [0, 90, 20, 20], "center": [90, 90, 20, 20], "trailing": [180, 90, 20, 20],
        "bottomLeading": [0, 180, 20, 20], "bottom": [90, 180, 20, 20], "bottomTrailing": [180, 180, 20, 20],
      ], []
    ),
    (
      "resizable",
      [
        "free": [50, 15, 100, 40], "fit": [60, 55, 80, 40], "fill": [40, 95, 120, 60],
        "scaledToFit": [80, 155, 40, 20], "scaledToFill": [85, 165, 30, 30],
      ], []
    ),
  ]

  @Test func everySampleIsLaidOutAsDocumented() throws {
    let program = try Program(["Named.swift": Self.source])
    let result = try program.run("inspect", "Named.swift", "--size", "200x200", "--scale", "1", "--verbose")
    #expect(result.exitCode == 0)
    #expect(Self.warnings(result.errors) == Self.notes)
    let shown = Self.shown(result.output)
    for (preview, frames, texts) in Self.expected {
      let own = try #require(shown[preview], "\(preview)")
      if !frames.isEmpty { #expect(own.frames == frames, "\(preview)") }
      #expect(own.texts == texts, "\(preview)")
    }
    func frame(_ preview: String, _ name: String) throws -> [Double] {
      try #require(shown[preview]?.frames[name], "\(preview) \(name)")
    }
    // Metrics grow with the letters, as far as a range lets them.
    #expect(try frame("DynamicTypeSize", "scaled")[2] == 20)
    #expect(try frame("DynamicTypeSize range", "scaled")[2] > 20)
    #expect(try frame("DynamicTypeSize large", "scaled")[2] > frame("DynamicTypeSize range", "scaled")[2])
    // Texts wrap in 100 points, or take as much as they need.
    let (wrapped, fixed) = (try frame("fixedSize", "wrapped"), try frame("fixedSize", "fixed"))
    #expect(wrapped[2] <= 100 && wrapped[3] > 3 * fixed[3] && fixed[2] > 250)
    #expect(try frame("fixedSize", "high")[3] == wrapped[3])
    let line = try frame("lineLimit", "plain")[3]
    #expect(try frame("lineLimit", "one")[3] == line)
    #expect(try abs(frame("lineLimit", "two")[3] - 2 * line) <= 2)
    #expect(try abs(frame("lineLimit", "reserved")[3] - 3 * line) <= 2)
    #expect(shown["lineLimit"]?.truncated.count == 2)
    #expect(try frame("lineSpacing", "spaced")[3] == frame("lineSpacing", "plain")[3] + 20)
    #expect(try frame("minimumScaleFactor", "scaled")[2] == 100)
    #expect(shown["minimumScaleFactor"]?.truncated == [])
    #expect(shown["truncationMode"]?.truncated.count == 3)
    // Two points less than it needs: only a text that allows tightening stays whole.
    #expect(shown["allowsTightening"]?.texts == ["Tighten", "Tighten", "Tighten"])
    #expect(shown["allowsTightening"]?.truncated == ["Tighten"])
    #expect(shown["controls"]?.texts == ["Switch", "Title", "Plain edges", "Filled"])
    #expect(try frame("controls", "progress")[2] == 200)
    #expect(shown["background"]?.texts == ["25%"])
    // A text of 21 points with 16 around it.
    #expect(try frame("background", "card")[3] == 53)
  }

  /// What is not drawn as on a device in the samples: for split views, widths that no picture shows.
  private static let notes = ["NavigationSplitView"]

  /// The subjects of warnings, without file, line and sentence.
  private static func warnings(_ errors: String) -> [String] {
    errors.split(separator: "\n").map { line in
      line.split(separator: ": ").dropFirst(2).first.map(String.init) ?? String(line)
    }
  }

  @Test func everySampleIsDrawn() throws {
    let program = try Program(["Named.swift": Self.source])
    let result = try program.run(
      "render", "Named.swift", "--size", "200x200", "--background", "white", "--strict", "-o", "out")
    #expect(result.exitCode == 1)
    #expect(Self.warnings(result.errors) == Self.notes)
    let names = Self.source.split(separator: "#Preview(\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
    #expect(try program.pictures().count == names.count)
    for name in try program.pictures() {
      let picture = try PNGDecoder.decode([UInt8](program.bytes("out/\(name)"))).bitmap
      #expect(picture.width == 200 || name.contains("NavigationSplitView"), "\(name)")
      #expect(picture.pixels.contains { $0.red < 250 }, "\(name) is empty")
    }
  }

  @Test func columnsFollowTheirVisibility() throws {
    let program = try Program(["Named.swift": Self.source])
    func texts(_ preview: String) throws -> [String] {
      let result = try program.run("inspect", "Named.swift", "--preview", preview)
      #expect(result.exitCode == 0, "\(result.errors)")
      return Self.shown(result.output).values.first?.texts ?? []
    }
    #expect(try texts("NavigationSplitView all") == ["Sidebar", "Detail"])
    #expect(try texts("NavigationSplitView detail") == ["Detail"])
  }

  @Test func phasesAndOffsetsAreTold() throws {
    let program = try Program(["Named.swift": Self.source])
    func texts(_ preview: String, _ steps: String...) throws -> [String] {
      let result = try program.run(
        ["inspect", "Named.swift", "--preview", preview, "--size", "200x200"] + steps)
      #expect(result.exitCode == 0, "\(result.errors)")
      return Self.shown(result.output).values.first?.texts ?? []
    }
    #expect(try texts("scenePhase", "--scene-phase", "inactive") == ["active to inactive"])
    #expect(try texts("onScrollGeometryChange", "--scroll", "scroll=300") == ["at 300"])
  }

  // MARK: Windows

  private static let app = #"""
    import SwiftUI

    @main struct NotesApp: App {
      @State private var count = 1

      var body: some Scene {
        WindowGroup("Notes", id: "notes") {
          Text("\(count) notes").frame(minWidth: 200, minHeight: 100)
        }
        .windowResizeAnchor(.bottomTrailing)
        .commands {
          CommandMenu("Note") {
            Button("Add Note") { count += 1 }.keyboardShortcut("a", modifiers: [.command, .shift])
          }
        }
      }
    }
    """#

  @Test func windowsHaveTheirAnchorAndTheirCommands() throws {
    let program = try Program(["NotesApp.swift": Self.app])
    let result = try program.run(
      "window", "NotesApp.swift", "--size", "300x200", "--menu", "Note", "--tap", "Add Note", "--json", "-o",
      "note.png")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("\"title\":\"Notes\"") && result.output.contains("\"resizeAnchor\":[1,1]"))
    for text in ["2 notes", "Add Note", "⇧⌘A"] {
      #expect(result.output.contains("\"string\":\"\(text)\""), "\(text)")
    }
  }
}
