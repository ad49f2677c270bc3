/// What an app has set for all bars and controls of a kind at once, as UIKit's appearance proxies do.
///
/// A modifier of SwiftUI's goes before it, as on a device: `tint` before a slider's track, `toolbarBackground` before a bar's.
package struct AppAppearance {
  /// A text's font and colour; nil for the usual ones.
  package struct Words {
    package var font: Font?
    package var color: Color?

    package init(font: Font? = nil, color: Color? = nil) {
      self.font = font
      self.color = color
    }
  }

  /// A bar while nothing is scrolled below it, or while something is.
  package struct Bar {
    /// Nil for the usual ground.
    package var ground: Color?
    package var title = Words()
    package var largeTitle = Words()

    package init() {}
  }

  package struct NavigationBar {
    package var standard = Bar()
    /// Nil where the app says nothing of it: the bar has no ground then, and the standard one's titles.
    package var scrollEdge: Bar?
    package var tint: Color?

    package init() {}
  }

  package struct TabBar {
    package var ground: Color?
    package var tint: Color?
    package var unselected: Color?

    package init() {}
  }

  package struct Slider {
    package var minimumTrack: Color?
    package var maximumTrack: Color?
    package var thumb: Color?

    package init() {}
  }

  package struct Switch {
    package var on: Color?
    package var thumb: Color?

    package init() {}
  }

  package struct Segments {
    package var ground: Color?
    package var thumb: Color?
    package var words = Words()
    package var chosenWords = Words()

    package init() {}
  }

  package var navigationBar = NavigationBar()
  package var tabBar = TabBar()
  package var slider = Slider()
  package var toggle = Switch()
  package var segments = Segments()

  package init() {}

  /// How it is read, which UIKit puts in when an app first asks for a proxy.
  @MainActor package static var read: (@MainActor () -> AppAppearance)?

  /// What holds while a view is resolved.
  @MainActor package static var current: AppAppearance { read?() ?? AppAppearance() }
}
