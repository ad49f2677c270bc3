import Controls
public import Views

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic
    case toolbar
    case toolbarPrincipal
    case sidebar
    case drawer
  }

  /// Whether a search field below a title hides when the content scrolls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  package let kind: Kind
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbarPrincipal)
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer)
  }
}

/// A search field that a view requests from its bars.
package struct SearchRequest {
  package var text: String
  /// Changes the text.
  var setText: @MainActor (String) -> Void
  /// Starts and ends the search.
  var setActive: @MainActor (Bool) -> Void
  package var prompt: Text?
  package var placement: SearchFieldPlacement.Kind
  /// Whether a search is active.
  package var isActive: Bool
  /// The tokens before the text.
  package var tokens: [AnyView] = []
  package var inputs: _ViewInputs
}

/// The scopes of the search.
struct SearchScopes {
  var view: AnyView
  var inputs: _ViewInputs
  /// Whether they only show once the field contains text.
  var waitsForText: Bool
}

/// How a search field takes up space in a toolbar.
public struct SearchToolbarBehavior: Sendable {
  let isButton: Bool

  public static let automatic = SearchToolbarBehavior(isButton: false)
  /// The field is a button until a search starts.
  public static let minimize = SearchToolbarBehavior(isButton: true)
}

/// Whether a toolbar shows beside an active search field.
public struct SearchPresentationToolbarBehavior: Sendable {
  let keepsTitle: Bool

  public static let automatic = SearchPresentationToolbarBehavior(keepsTitle: false)
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(keepsTitle: true)
}

/// When the scopes of a search show.
public struct SearchScopeActivation: Sendable {
  /// Whether the field must contain text, which is the default on a phone and an iPad (documentation of
  /// `searchScopes(_:activation:_:)`).
  let waitsForText: Bool

  public static let automatic = SearchScopeActivation(waitsForText: true)
  public static let onSearchPresentation = SearchScopeActivation(waitsForText: false)
  public static let onTextEntry = SearchScopeActivation(waitsForText: true)
}

/// Where suggestions show.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let number: Int
  public static let automatic = SearchSuggestionsPlacement(number: 0)
  public static let menu = SearchSuggestionsPlacement(number: 1)
  public static let content = SearchSuggestionsPlacement(number: 2)

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

/// Ends a search.
public struct DismissSearchAction: Sendable {
  let action: (@MainActor @Sendable () -> Void)?

  @MainActor public func callAsFunction() { action?() }
}

/// Whether a search is active, if there is no binding.
private final class SearchState {
  var isActive = false
}

extension EnvironmentValues {
  private struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(action: nil) }
  }

  private struct CompleteSearchKey: EnvironmentKey {
    static var defaultValue: (@MainActor (String) -> Void)? { nil }
  }

  /// Ends the enclosing search.
  public var dismissSearch: DismissSearchAction { dismissSearchAction }

  var dismissSearchAction: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Uses a suggestion as the text of the enclosing search.
  var completeSearch: (@MainActor (String) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}

nonisolated extension View {
  private func searchable(
    _ text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement, prompt: Text?,
    tokens: (@MainActor () -> [AnyView])? = nil
  ) -> some View {
    inputs { inputs in
      let state = inputs.identity.slot { SearchState() }
      let focus = inputs.graph.focus
      let isActive = isPresented?.wrappedValue ?? state.isActive
      let setActive: @MainActor @Sendable (Bool) -> Void = { isActive in
        state.isActive = isActive
        if isPresented?.wrappedValue == !isActive { isPresented?.wrappedValue = isActive }
        if !isActive {
          text.wrappedValue = ""
          focus.release()
        }
      }
      inputs.environment.isSearching = isActive
      inputs.environment.dismissSearchAction = DismissSearchAction { setActive(false) }
      var bar = BarState()
      bar.search = SearchRequest(
        text: text.wrappedValue, setText: { text.wrappedValue = $0 }, setActive: setActive, prompt: prompt,
        placement: placement.kind, isActive: isActive, tokens: tokens?() ?? [],
        inputs: inputs.child(.part(.searchField)))
      bar.count = 1
      inputs.preferences.set(BarStateKey.self, bar)
    }
  }

  /// Adds a search field to the enclosing bars.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, placement: placement, prompt: prompt)
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, placement: placement, prompt: Text(prompt))
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searchable(
      text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(
      text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with tokens before its text to the enclosing bars.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    searchable(
      text, placement: placement, prompt: prompt,
      tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    searchable(
      text, placement: placement, prompt: Text(prompt),
      tokens: { tokens.wrappedValue.map { AnyView(token($0)) } })
  }

  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
  }

  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
  }

  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
  }

  /// Adds a search field with editable tokens before its text to the enclosing bars.
  public func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    searchable(
      text, placement: placement, prompt: prompt,
      tokens: { editableTokens.wrappedValue.map { AnyView(token(.constant($0))) } })
  }

  public func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// The scopes of a search; they show while a search is active and its field contains text.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// The scopes of a search; they show while a search is active, at once or from the first letter on.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = AnyView(Picker("", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden())
    return bar { state, inputs in
      state.searchScopes = SearchScopes(
        view: picker, inputs: inputs.child(.part(.searchScopes)), waitsForText: activation.waitsForText)
    }
  }

  /// The suggestions of a search; they show while the search is active.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return bar { state, inputs in
      state.searchSuggestions = (suggestions, inputs.child(.part(.searchSuggestions)))
    }
  }

  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set)
    -> some View
  {
    self
  }

  /// The text that a tap on the suggestion searches for.
  public func searchCompletion(_ completion: String) -> some View {
    interaction("searchCompletion") { interaction, inputs in
      interaction.spoken = AccessibilityControl([.button])
      let complete = inputs.environment.completeSearch
      interaction.actsForRow = true
      interaction.tap = { _ in complete?(completion) }
    }
  }
  /// How the search field is shown in the bottom bar of a phone.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    bar { state, _ in state.minimizesSearch = behavior.isButton }
  }

  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  {
    inputs { inputs in
      guard behavior.keepsTitle else { return }
      inputs.note(
        .withoutEffect, "searchPresentationToolbarBehavior", "The title gives way to a search at the top.")
    }
  }
}

extension ViewPart {
  /// The field of a search, its scopes and its suggestions.
  fileprivate static let searchField = ViewPart("searchField")
  fileprivate static let searchScopes = ViewPart("searchScopes")
  fileprivate static let searchSuggestions = ViewPart("searchSuggestions")
}
