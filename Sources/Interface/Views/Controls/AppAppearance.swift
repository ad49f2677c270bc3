/// What an app has set for all bars and controls of a kind at once, as UIKit's appearance proxies do.
///
/// A modifier of SwiftUI's goes before it, as on a device: `tint` before a slider's track, `toolbarBackground` before a bar's.
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
    /// Nil if the app says nothing of it: the bar has no background then, and the standard one's titles.
    package var scrollEdge: Bar?
    package var tint: Color?

    package init() {}
  }

  package struct TabBar: Equatable {
    package var ground: Color?
    package var tint: Color?
    package var unselected: Color?
    /// Whether no tab bar is there unless a view asks for it; pages then have its room (seen in pictures of iOS 26.1).
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

  /// How it is read, which UIKit puts in when an app first asks for a proxy.
  @MainActor package static var read: (@MainActor () -> AppAppearance)?

  /// What holds while a view is resolved.
  @MainActor package static var current: AppAppearance {
    let appearance = read?() ?? AppAppearance()
    if seen == nil { seen = appearance }
    return appearance
  }

  /// What the first view saw since somebody last asked for a proxy.
  @MainActor private static var seen: AppAppearance?

  /// Has the views of a graph be resolved again, where a check finds that they saw something else. Who renders puts it in.
  @MainActor package static var followUp:
    (@MainActor (_ hasChanged: @escaping @MainActor () -> Bool) -> Void)?

  /// For whoever hands out a proxy, of which something may be set afterwards.
  @MainActor package static func mayChange() {
    followUp? {
      defer { seen = nil }
      return seen.map { $0 != read?() } ?? false
    }
  }
}
