import Rendering

/// Collects where the catalogs' texts are shown on the pages of a view.
@MainActor
struct TextCollector {
  private let shown: ShownView
  private var places: [TextPlace] = []

  init(_ shown: ShownView) {
    self.shown = shown
  }

  mutating func add(_ page: ShownView.Page) throws {
    let shown = shown
    places += try TextPlaceFinder(shown.renderer, page.request).places(in: page.outcome, except: places) {
      try shown.make()
    }
  }

  /// Each with the path of its file as the user wrote it.
  var texts: ShownTexts {
    ShownTexts(
      preview: shown.view.name, file: shown.view.file.path, device: shown.device,
      places: places.map { place in
        var place = place
        place.file = shown.path(of: place.file)
        if place.line == nil { place.line = shown.view.line }
        return place
      })
  }
}
