/// What an app has set for all bars and controls of a kind, through UIKit's appearance proxies.
///
/// A SwiftUI modifier takes precedence, as on a device: `tint` before a slider's track, `toolbarBackground`
/// before a bar's.
package struct AppAppearance: Equatable {
  /// A text's font and colour; nil for the usual ones.
  package struct Words: Equatable {
    package var font: Font?
    package var color: Color?

    package init(font: Font? = nil, color: Color? = nil) {
      self.font = font
      self.color = color
    }
  }

  /// A bar while nothing is scrolled below it, or while something is.
  package struct Bar: Equatable {
    /// Nil for the usual background.
    package var ground: Color?
    package var title = Words()
    package var largeTitle = Words()

    package init() {}
  }

  package struct NavigationBar: Equatable {
    package var standard = Bar()
    /// Nil if the app does not set it: the bar then has no background and the standard appearance's titles.
    package var scrollEdge: Bar?
    package var tint: Color?

    package init() {}
  }

  package struct TabBar: Equatable {
    package var ground: Color?
    package var tint: Color?
    package var unselected: Color?
    /// Whether tab bars are hidden unless a view shows them; pages then use the space (seen in pictures of
    /// iOS 26.1).
    package var isHidden = false

    package init() {}
  }

  package struct Slider: Equatable {
    package var minimumTrack: Color?
    package var maximumTrack: Color?
    package var thumb: Color?

    package init() {}
  }

  package struct Switch: Equatable {
    package var on: Color?
    package var thumb: Color?

    package init() {}
  }

  package struct Segments: Equatable {
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

  /// How it is read; the UIKit stand-in sets this when an app first asks for a proxy.
  @MainActor package static var read: (@MainActor () -> AppAppearance)?

  /// The appearance while a view is resolved.
  @MainActor package static var current: AppAppearance {
    let appearance = read?() ?? AppAppearance()
    if seen == nil { seen = appearance }
    return appearance
  }

  /// What the first view saw since a proxy was last requested.
  @MainActor private static var seen: AppAppearance?

  /// Resolves the views of a graph again if a check finds that they saw another appearance. The renderer sets
  /// this.
  @MainActor package static var followUp:
    (@MainActor (_ hasChanged: @escaping @MainActor () -> Bool) -> Void)?

  /// Called when a proxy is handed out, because it may be changed afterwards.
  @MainActor package static func mayChange() {
    followUp? {
      defer { seen = nil }
      return seen.map { $0 != read?() } ?? false
    }
  }
}
