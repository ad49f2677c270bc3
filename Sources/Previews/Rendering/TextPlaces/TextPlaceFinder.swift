import Fonts
import Foundation
import Geometry
import LayoutEngine
package import Views

/// Finds where a view shows which text of a catalog, and how much space each has.
///
/// A text that fits does not show how much more space there is: a stack, for example, gives each child a
/// share and passes on what is left over. So the view is laid out once more for each text, with that text
/// made endless; the space proposed to it then is what it may take up while all others stay unchanged.
@MainActor
package struct TextPlaceFinder {
  private let renderer: ViewRenderer
  private let request: RenderRequest

  /// - Parameters:
  ///   - renderer: has the texts in the language for which the space is measured.
  ///   - request: the window that the view is shown in.
  package init(_ renderer: ViewRenderer, _ request: RenderRequest) {
    self.renderer = renderer
    self.request = request
  }

  /// The positions of the texts in a render, in tree order; each source line has one for each key, the
  /// narrowest.
  ///
  /// - Parameters:
  ///   - outcome: the render of the view.
  ///   - known: positions that are not measured again.
  ///   - make: makes the view again.
  /// - Throws: what `make` throws, and `RenderError`.
  package func places<Content: View>(
    in outcome: RenderOutcome, except known: [TextPlace] = [], make: () throws -> Content
  ) throws -> [TextPlace] {
    let shown = sightings(in: outcome)
    let knownSpots = Set(known.map(Spot.init))
    var result: [TextPlace] = []
    var done: Set<CatalogKey> = []
    for sighting in shown {
      let key = CatalogKey(key: sighting.place.key, table: sighting.place.table)
      let own = shown.filter { $0.place.key == key.key && $0.place.table == key.table }
      guard done.insert(key).inserted, !own.allSatisfy({ knownSpots.contains(Spot($0.place)) }) else {
        continue
      }
      var longer = renderer
      longer.strings = EndlessText(base: renderer.strings, key: key)
      // If space runs out, another candidate of a `ViewThatFits` is shown, and its space is what counts.
      var found = sightings(in: try longer.render(try make(), request)).filter {
        $0.place.key == key.key && $0.place.table == key.table
      }
      // The text may have pushed itself out of a lazy container.
      if found.isEmpty { found = own }
      let lines = own.map(\.ownLines).max() ?? 1
      result += found.map { sighting in
        var place = sighting.place
        if !sighting.hasLineLimit { place.lines = max(place.lines, lines) }
        return place
      }
    }
    return Self.narrowest(result).filter { !knownSpots.contains(Spot($0)) }
  }

  /// What distinguishes positions.
  private struct Spot: Hashable {
    let key: String
    let table: String
    let file: String?
    let line: Int?
    let font: String

    init(_ place: TextPlace) {
      (key, table, file, line, font) = (place.key, place.table, place.file, place.line, place.font)
    }
  }

  private static func narrowest(_ places: [TextPlace]) -> [TextPlace] {
    var result: [TextPlace] = []
    var indices: [Spot: Int] = [:]
    for place in places {
      let spot = Spot(place)
      guard let index = indices[spot] else {
        indices[spot] = result.count
        result.append(place)
        continue
      }
      if let width = place.width { result[index].width = min(result[index].width ?? width, width) }
      result[index].lines = min(result[index].lines, place.lines)
      result[index].scale = max(result[index].scale, place.scale)
    }
    return result
  }

  // MARK: The tree

  /// A text of the tree.
  private struct Sighting {
    var place: TextPlace
    var hasLineLimit: Bool
    /// The number of lines of the text at that position.
    var ownLines: Int
  }

  private func sightings(in outcome: RenderOutcome) -> [Sighting] {
    let window = CGSize(
      width: request.proposal.width ?? outcome.size.width,
      height: request.proposal.height ?? outcome.size.height)
    var result: [Sighting] = []
    var around: [FrameTree.Node] = []
    func look(at node: FrameTree.Node) {
      if let text = node.text, let key = text.key {
        result.append(sighting(of: text, key, in: node, around: around, window: window))
      }
      around.append(node)
      node.children.forEach(look)
      around.removeLast()
    }
    look(at: outcome.tree.root)
    return result
  }

  private func sighting(
    of text: FrameTree.TextReport, _ key: CatalogKey, in node: FrameTree.Node, around: [FrameTree.Node],
    window: CGSize
  ) -> Sighting {
    let source = node.source ?? around.last { $0.source != nil }?.source
    let font = FontNotation(text.font, fonts: renderer.fonts)
    let room = Self.room(of: text, in: node, around: around, window: window)
    var place = TextPlace(
      key: key.key, table: key.table, view: Self.view(of: node.viewName), file: source?.fileName,
      line: source?.lineNumber, width: room.width.map(Double.init), font: font.text,
      missingFamily: font.missingFamily, tracking: Double(text.modifiers.tracking + text.modifiers.kerning),
      textCase: text.textCase.map { "\($0)" }, typeSize: "\(text.typeSize)",
      scale: min(max(text.minimumScale, 0.01), 1))
    if let limit = text.lineLimit {
      place.lines = max(limit, 1)
    } else if room.wraps {
      var height = node.proposal.height ?? window.height
      if !height.isFinite { height = window.height }
      place.lines = Self.lines(of: text, in: height)
    }
    return Sighting(place: place, hasLineLimit: text.lineLimit != nil, ownLines: text.lines.count)
  }

  /// The maximum width of a text, and whether it then takes more lines.
  private static func room(
    of text: FrameTree.TextReport, in node: FrameTree.Node, around: [FrameTree.Node], window: CGSize
  ) -> (width: CGFloat?, wraps: Bool) {
    // A layout that requests the ideal size and then proposes exactly that does not limit the text.
    if let width = node.proposal.width, width.isFinite, width < text.ideal.width || width <= window.width {
      return (width, true)
    }
    // Then the space proposed to the enclosing views is the limit. What they add to the text's width is
    // subtracted.
    var outermost = node
    for parent in around.reversed() {
      if parent.scrollAxes.contains(.horizontal) { return (nil, false) }
      if let width = parent.proposal.width, width.isFinite, width <= window.width {
        return (max(width - (outermost.frame.width - node.frame.width), 0), false)
      }
      outermost = parent
    }
    return (nil, false)
  }

  /// How many lines fit into a height.
  private static func lines(of text: FrameTree.TextReport, in height: CGFloat) -> Int {
    guard let first = text.lines.first, let last = text.lines.last, height.isFinite else { return 1 }
    let pitch =
      text.lines.count > 1
      ? (last.baseline - first.baseline) / CGFloat(text.lines.count - 1) : first.frame.height
    guard pitch > 0 else { return 1 }
    // Half a point of tolerance for rounding to pixels.
    return Int(min(max((height + 0.5 - first.frame.height) / pitch + 1, 1), 1000))
  }

  /// The innermost view of the app's own.
  private static func view(of name: ViewName?) -> String? {
    var name = name
    while let current = name, current.isLibraryType { name = current.parent }
    return name?.description
  }
}
