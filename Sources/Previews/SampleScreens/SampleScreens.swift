import Drawing
import Fonts
import Geometry
import LayoutEngine
import Rendering
import SwiftUI

/// Samples as the screens of a phone, for benchmarks: the files are those of the folder "Samples", unchanged.
package struct SampleScreens {
  /// A screen as it is drawn.
  package struct Screen {
    package var name: String
    package var list: DisplayList
  }

  /// The samples on a white screen of 390 by 844 points at three pixels per point.
  ///
  /// - Throws: `RenderError` where one cannot be drawn.
  @MainActor
  package static func screens(fonts: FontLibrary) throws -> [Screen] {
    let renderer = ViewRenderer(fonts: fonts)
    func screen(_ name: String, _ view: some View) throws -> Screen {
      let request = RenderRequest(proposal: ProposedViewSize(width: 390, height: 844), scale: 3)
      return Screen(
        name: name,
        list: try renderer.render(
          view.frame(maxWidth: .infinity, maxHeight: .infinity).background(.white), request
        ).displayList)
    }
    return [
      try screen("Languages", Languages()), try screen("TagCloud", TagCloud()),
      try screen(
        "AdaptiveLayouts",
        VStack {
          SizeClassProfile()
          TypeSizeSetting()
        }),
    ]
  }
}
