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
    // What a candidate passes up counts only where that candidate shows.
    own.preferences = PreferenceCollector()
    inputs.preferences.add(own.preferences)
    let choice = inputs.identity.slot { Choice() }
    let elements = content.viewList(own).elements()
    let places = LazyRowPlaces(elements, below: own.identity)
    var candidates: [Candidate] = []
    for (index, element) in elements.enumerated() {
      let place = places.place(of: element)
      // Apple has nothing appear that does not fit: it is measured, and that is all.
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
    /// What is kept below goes with the candidate; nil if there is no other.
    var place: ViewIdentity?
  }
}

/// Which candidate shows, or did in the pass before while that is not known yet.
private final class Choice {
  var index: Int?

  /// Whoever reads before the first layout reads of all.
  func shows(_ candidate: Int) -> Bool { index == nil || index == candidate }
}
