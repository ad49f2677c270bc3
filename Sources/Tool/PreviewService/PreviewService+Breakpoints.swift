package import PreviewRunner
internal import Reports

extension PreviewService {
  /// The dimension along which break points are searched.
  package enum Axis: String, CaseIterable, Sendable {
    case horizontal
    case vertical
  }

  /// The lengths at which a preview changes its layout.
  package func breakpoints(
    of preview: FileListing.Preview, in listing: FileListing, _ variant: PreviewVariant, _ axis: Axis,
    from start: Double, to end: Double
  ) throws(ServiceError) -> BreakpointSearch<LayoutFacts> {
    var wishes = Wishes()
    wishes.makesPictures = false
    wishes.treeFormat = .json
    var base = variant
    base.yieldsToPreview = false
    base.device = nil
    return try BreakpointSearch(from: start, to: end) { (lengths) throws(ServiceError) in
      let variants = lengths.map { length in
        var variant = base
        if axis == .horizontal { variant.width = length } else { variant.height = length }
        return variant
      }
      let answer = try render([preview], of: listing, variants, wishes)
      guard answer.outcomes.count == lengths.count else {
        throw ServiceError("\(preview.name) was not drawn")
      }
      var states: [LayoutFacts] = []
      for outcome in answer.outcomes {
        guard let tree = try? JSONParser.parse(Array(try outcome.get().tree.utf8)) else {
          _ = try outcome.get()
          throw ServiceError("the layout of \(preview.name) cannot be read")
        }
        states.append(LayoutFacts(tree))
      }
      return states
    }
  }
}
