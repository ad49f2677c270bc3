package import Foundation
import Geometry
import LayoutEngine
package import Views

/// How a title is shown in a bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  package enum Kind: Sendable {
    case automatic
    case large
    case inlineLarge
    case inline
  }

  package let kind: Kind
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .automatic) }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .large) }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inlineLarge) }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inline) }
}

/// What the views on a screen request from its bars.
package struct BarState {
  package var title: Text?
  package var subtitle: Text?
  var displayMode: ToolbarTitleDisplayMode.Kind?
  var isBackButtonHidden = false
  package var items: [ToolbarEntry] = []
  /// For each bar: whether it shows, and its background.
  package var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
  var titleMenu: AnyView?
  var role: ToolbarRole?
  package var removedDefaults: Set<ToolbarDefaultItemKind> = []
  package var search: SearchRequest?
  /// Whether the search field at the bottom is a button until a search begins; nil if not specified.
  var minimizesSearch: Bool?
  /// The scopes and the suggestions of a search.
  var searchScopes: SearchScopes?
  var searchSuggestions: (view: AnyView, inputs: _ViewInputs)?
  /// The background of the whole screen.
  var containerBackground: AnyView?
  /// Where the columns of a split view before its title end, in a window of a size; nil if there are none.
  package var leadingColumns: (@MainActor (CGSize) -> CGFloat)?
  /// How many views have made requests.
  var count = 0

  package init() {}

  mutating func merge(_ other: BarState) {
    if let title = other.title { self.title = title }
    if let subtitle = other.subtitle { self.subtitle = subtitle }
    if let mode = other.displayMode { displayMode = mode }
    if other.isBackButtonHidden { isBackButtonHidden = true }
    items += other.items
    visibility.merge(other.visibility) { $1 }
    backgroundVisibility.merge(other.backgroundVisibility) { $1 }
    backgrounds.merge(other.backgrounds) { $1 }
    colorSchemes.merge(other.colorSchemes) { $1 }
    if let menu = other.titleMenu { titleMenu = menu }
    if let role = other.role { self.role = role }
    removedDefaults.formUnion(other.removedDefaults)
    if let search = other.search { self.search = search }
    if let minimizes = other.minimizesSearch { minimizesSearch = minimizes }
    if let scopes = other.searchScopes { searchScopes = scopes }
    if let suggestions = other.searchSuggestions { searchSuggestions = suggestions }
    if let background = other.containerBackground { containerBackground = background }
    if let columns = other.leadingColumns { leadingColumns = columns }
    count += other.count
  }
}

/// Passes the views' requests up to the container that draws the bars.
package struct BarStateKey: PreferenceKey {
  package static var defaultValue: BarState { BarState() }

  package static func reduce(value: inout BarState, nextValue: () -> BarState) {
    value.merge(nextValue())
  }
}

nonisolated extension View {
  /// Makes a request to the enclosing bars.
  package func bar(_ change: @escaping @MainActor (inout BarState, _ViewInputs) -> Void) -> some View {
    inputs { inputs in
      var state = BarState()
      change(&state, inputs)
      state.count = 1
      inputs.preferences.set(BarStateKey.self, state)
    }
  }
}
