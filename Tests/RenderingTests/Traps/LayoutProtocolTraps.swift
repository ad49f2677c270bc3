import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Testing
import Views

/// Custom layouts.
@MainActor
@Suite struct LayoutProtocolTraps {
  /// Calls closures, so that each test can define its layout.
  private struct Sketch: Layout {
    var size: CGSize?
    var place: @Sendable (CGRect, ProposedViewSize, Subviews) -> Void = { _, _, _ in }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      size ?? proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      place(bounds, proposal, subviews)
    }
  }

  @Test func boundsDoNotBeginAtZero() throws {
    let bounds = Box<CGRect>(.zero)
    let layout = Sketch { rect, _, _ in bounds.value = rect }
    _ = try Render.frames(
      layout { Plain(10, 10) }.padding(.leading, 30).padding(.top, 7), width: 100, height: 50)
    #expect(bounds.value.size == CGSize(width: 70, height: 43))
    #expect(bounds.value.origin == CGPoint(x: 30, y: 0))
    let misplaced = Sketch { rect, _, subviews in
      bounds.value = rect
      subviews[0].place(at: .zero, proposal: .unspecified)
    }
    let frames = try Render.frames(
      misplaced { Plain(10, 10).probe("box") }.padding(.leading, 30), width: 100, height: 50)
    #expect(bounds.value == CGRect(x: 30, y: 0, width: 70, height: 50))
    // Placed at the corner of the padding, not of the layout.
    #expect(frames["box"]?[0] == 0)
  }

  @Test func whatIsNotPlacedStandsInTheMiddle() throws {
    let frames = try Render.frames(Sketch()() { Plain(10, 10).probe("box") }, width: 100, height: 50)
    #expect(frames["box"] == [45, 20, 10, 10])
  }

  @Test func spacersExpandBothWaysAndDividersLieFlat() throws {
    let layout = Sketch { bounds, _, subviews in
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(width: 60, height: 40))
      }
    }
    let frames = try Render.frames(
      layout {
        Spacer().probe("spacer")
        Divider().probe("line")
      }, width: 100, height: 50)
    #expect(frames["spacer"]?.suffix(2) == [60, 40])
    #expect(frames["line"]?.suffix(2) == [60, 0.333])
  }

  @Test func distancesFollowTheKinds() throws {
    let distances = Box<[CGFloat]>([])
    let layout = Sketch { _, _, subviews in
      distances.value = zip(subviews, subviews.dropFirst()).map {
        $0.spacing.distance(to: $1.spacing, along: .vertical)
      }
    }
    _ = try Render.frames(
      layout {
        Plain(1, 1)
        Plain(1, 1)
        Text("a")
        Text("b")
      })
    #expect(distances.value.count == 3)
    #expect(distances.value.first == 8)
    #expect(abs((distances.value.last ?? 0) - 2) < 0.002)
  }

  @Test func placingGetsTheParentsProposal() throws {
    let seen = Box<(CGRect, ProposedViewSize)>((.zero, .zero))
    let layout = Sketch(
      size: CGSize(width: 20, height: 10),
      place: { bounds, proposal, _ in seen.value = (bounds, proposal) })
    _ = try Render.frames(layout { Plain(1, 1) }, width: 100, height: 50)
    #expect(seen.value.0.size == CGSize(width: 20, height: 10))
    #expect(seen.value.1 == ProposedViewSize(width: 100, height: 50))
  }

  @Test func anyLayoutTurnsDividersAndSpacers() throws {
    func view(_ layout: AnyLayout) -> some View {
      layout {
        Plain(10, 10)
        Divider().probe("line")
        Spacer().probe("spacer")
        Plain(10, 10)
      }
    }
    let row = try Render.frames(view(AnyLayout(HStackLayout())), width: 100, height: 50)
    #expect(row["line"]?[2] == 0.333 && row["spacer"]?[3] == 0)
    let column = try Render.frames(view(AnyLayout(VStackLayout())), width: 100, height: 50)
    #expect(column["line"]?[3] == 0.333 && column["spacer"]?[2] == 0)
  }

  private enum Length: LayoutValueKey { static let defaultValue: CGFloat = 1 }

  private struct ByValue: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: subviews[0][Length.self], height: 1)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func ofSeveralLayoutValuesTheInnermostCounts() throws {
    let view = ByValue {
      Plain(1, 1).layoutValue(key: Length.self, value: 30).layoutValue(key: Length.self, value: 70)
    }
    #expect(try Render.size(view) == [30, 1])
  }
}
