public import Geometry
package import LayoutEngine

/// The first of several views that fits.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  package let axes: Axis.Set
  package let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    let graph = inputs.graph
    var own = inputs.child(.content)
    // The preferences of a candidate only count if that candidate is shown.
    own.preferences = PreferenceCollector()
    inputs.preferences.add(own.preferences)
    let choice = inputs.identity.slot { Choice() }
    let elements = content.viewList(own).elements()
    let places = LazyRowPlaces(elements, below: own.identity)
    var candidates: [Candidate] = []
    for (index, element) in elements.enumerated() {
      let place = places.place(of: element)
      // As on Apple's platforms, a candidate that does not fit never appears: it is only measured.
      if let place { graph.noteLazyRow(place) }
      let node = own.preferences.collecting(
        onlyWhere: { choice.shows(index) }, by: { element.makeNode() })
      candidates.append(Candidate(node: node, place: place))
    }
    return ViewThatFitsNode(axes: axes, candidates: candidates.map(\.node)) { chosen in
      choice.index = chosen
      for (index, candidate) in candidates.enumerated() { candidate.place?.isPlacedRow = index == chosen }
    }
    .annotated("ViewThatFits", inputs: inputs)
  }

  private struct Candidate {
    var node: LayoutNode
    /// State stored below it goes with the candidate; nil if there is no other candidate.
    var place: ViewIdentity?
  }
}

/// The candidate that is shown, or that was in the previous pass while this one has not decided.
private final class Choice {
  var index: Int?

  /// Reads before the first layout include all candidates.
  func shows(_ candidate: Int) -> Bool { index == nil || index == candidate }
}
