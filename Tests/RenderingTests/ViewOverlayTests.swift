import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

private enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

/// Overlays that explain a picture: alignment lines and the areas that a finger reaches.
@MainActor
@Suite struct ViewOverlayTests {
  private func overlays(
    _ view: some View, _ width: CGFloat = 200, _ height: CGFloat = 100,
    change: (inout RenderRequest) -> Void = { _ in }
  ) -> ViewOverlays {
    var request = RenderRequest(proposal: ProposedViewSize(width: width, height: height), scale: 1)
    change(&request)
    return Render.renderer.session(view, request).overlays()
  }

  /// "leading 50,30 50,70" for each guide.
  private func guides(_ overlays: ViewOverlays) -> [String] {
    overlays.guides.map { guide in
      let ends = [guide.start, guide.end].map { point in
        [point.x, point.y].map { Render.rounded(CGRect(x: $0, y: 0, width: 0, height: 0))[0] }
          .map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) }.joined(separator: ",")
      }
      return ([guide.name] + ends).joined(separator: " ")
    }
  }

  /// "Button 70,39 60,22" for each area.
  private func areas(_ overlays: ViewOverlays) -> [String] {
    overlays.hitAreas.map { area in
      "\(area.name) \(Render.rounded(area.frame).map { String(Int($0.rounded())) }.joined(separator: ","))"
    }
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  // MARK: Guides

  private var column: some View {
    VStack(alignment: .leading, spacing: 0) {
      box(100, 20)
      box(40, 20)
    }
  }

  @Test func columnsHaveTheirEdge() {
    #expect(guides(overlays(column)) == ["leading 50,30 50,70"])
  }

  @Test func edgesAreMirroredWithTheColumn() {
    #expect(
      guides(overlays(column) { $0.layoutDirection = .rightToLeft }) == ["leading 150,30 150,70"])
  }

  @Test func rowsHaveTheBaselineOfTheirTexts() throws {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("a").font(.largeTitle)
      Text("b")
    }
    let baselines = try Render.nodes(
      "Text", in: row, width: 200, height: 100, change: { $0.scale = 1 }
    ).compactMap {
      $0.text?.lines.first?.baseline
    }
    let guide = try #require(overlays(row).guides.first)
    #expect(guide.name == "firstTextBaseline" && overlays(row).guides.count == 1)
    #expect(baselines.count == 2 && baselines.allSatisfy { abs($0 - guide.start.y) < 0.01 })
    #expect(guide.start.y == guide.end.y && guide.start.x < guide.end.x)
  }

  @Test func linesOfOnesOwnHaveTheNameOfTheirType() {
    let row = HStack(alignment: VerticalAlignment(Quarter.self), spacing: 0) {
      box(20, 40)
      box(20, 80)
    }
    #expect(guides(overlays(row)) == ["Quarter 80,30 120,30"])
  }

  /// Along an axis on which the view is as long as the frame, every line would do.
  @Test func framesHaveTheLinesThatDecide() {
    let frame = box(40, 20).frame(width: 100, height: 20, alignment: .bottomTrailing)
    #expect(guides(overlays(frame)) == ["trailing 150,40 150,60"])
  }

  @Test func gridsHaveEachLineOnce() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(40, 20)
        box(40, 20)
      }
      GridRow {
        box(20, 20)
        box(20, 20)
      }
    }
    let found = guides(overlays(grid))
    #expect(found.filter { $0.hasPrefix("leading") } == ["leading 60,30 60,70", "leading 100,30 100,70"])
    #expect(found.filter { $0.hasPrefix("center") } == ["center 60,40 140,40", "center 60,60 140,60"])
  }

  @Test func whatIsScrolledAwayHasNone() {
    let list = ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        column
        box(10, 400)
        column
      }
      .frame(width: 200)
    }
    let found = guides(overlays(list))
    #expect(found.contains("leading 50,0 50,40"))
    #expect(found.count { $0.hasPrefix("leading 50,") && $0.hasSuffix(",40") } == 1, "\(found)")
  }

  // MARK: Hit areas

  @Test func buttonsAreReachedInTheirWholeFrame() throws {
    let button = Button("Save") {}.buttonStyle(.plain).probe("save")
    let frame = try #require(try Render.frames(button, width: 200, height: 100) { $0.scale = 1 }["save"])
    let found = overlays(button).hitAreas
    #expect(found.count == 1 && found.first?.name == "Button")
    #expect(found.first.map { Render.rounded($0.frame) } == frame.map { ($0 * 100).rounded() / 100 })
  }

  @Test func whatCannotBeTappedHasNone() {
    #expect(areas(overlays(Button("Save") {}.disabled(true))) == [])
    #expect(areas(overlays(Button("Save") {}.allowsHitTesting(false))) == [])
    #expect(areas(overlays(Button("Save") {}.opacity(0))) == [])
    #expect(areas(overlays(Text("Save"))) == [])
  }

  @Test func whatIsCoveredHasNone() {
    let covered = ZStack {
      Button("Save") {}.buttonStyle(.plain)
      Color.red
    }
    #expect(areas(overlays(covered)) == [])
  }

  /// A finger goes through a spacer, unless the view has a content shape.
  @Test func gesturesAreReachedWhereSomethingIsDrawn() {
    let row = HStack(spacing: 0) {
      box(20, 20)
      Spacer()
      box(20, 20)
    }
    .frame(width: 100)
    #expect(
      areas(overlays(row.gesture(DragGesture()))).map { $0.drop { $0 != " " } } == [
        " 50,40,20,20", " 130,40,20,20",
      ])
    #expect(
      areas(overlays(row.contentShape(Rectangle()).gesture(DragGesture()))).map { $0.drop { $0 != " " } } == [
        " 50,40,100,20"
      ])
  }

  @Test func theyAreWrittenAsJSON() {
    let json = overlays(column).json
    #expect(
      json
        == #"{"guides": [{"name": "leading", "source": null, "start": [50, 30], "end": [50, 70]}], "hitAreas": []}"#
    )
  }
}
