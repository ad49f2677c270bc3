import Controls
import Drawing
import Foundation
import Geometry
package import LayoutEngine
import Views

// The field, the buttons, the scopes and the suggestions of a search.
extension ToolbarBuilder {
  /// In iOS 26 a search field is at the bottom of a phone's screen, unless it is placed below the title.
  func isBottomSearch(_ search: SearchRequest) -> Bool {
    metrics.isGlass && inputs.environment.horizontalSizeClass == .compact && !inputs.environment.isInTabs
      && !inputs.environment.isInSheet
      && [.automatic, .toolbar, .toolbarPrincipal].contains(search.placement)
  }

  func topSearch(_ state: BarState) -> LayoutNode? {
    guard let search = state.search, !isBottomSearch(search),
      !state.items.contains(where: { if case .search = $0.content { true } else { false } })
    else { return nil }
    return searchField(search, isBottom: false)
  }

  package func searchField(_ search: SearchRequest, isBottom: Bool) -> LayoutNode {
    var own = search.inputs
    own.preferences = inputs.preferences
    own.environment.isInListRow = false
    own.environment.dynamicTypeSize = .large
    own.environment.foregroundStyle = nil
    own.environment.labelStyle = DefaultLabelStyle()
    own.environment.focusLink = search.focusLink
    let (prompt, setText, setActive) = (search.prompt, search.setText, search.setActive)
    let content = SearchFieldContent(search: search, isBottom: isBottom)
      .keyboardField("SearchField") { interaction, inputs in
        interaction.spoken = AccessibilityControl(
          [.searchField],
          value: {
            search.text.isEmpty ? (prompt ?? Text(system: .search)).spokenText(inputs) : search.text
          }, saysContent: false)
        let submit = inputs.environment.searchAction
        interaction.type = { text in
          setActive(true)
          let isSubmitted = text.hasSuffix("\n")
          setText(isSubmitted ? String(text.dropLast()) : text)
          if isSubmitted { submit?() }
        }
        interaction.set = { text in
          setText(text)
          return nil
        }
      }
      .labelled(isSpoken: false) { inputs in (prompt ?? Text(system: .search)).spokenText(inputs) }
    return content.node(own, implicitContainer: .overlay).annotated("SearchField", inputs: inputs)
  }

  /// The button that ends a search: a word until iOS 18, a cross on glass in iOS 26.
  func endSearchButton(_ search: SearchRequest, isBottom: Bool) -> LayoutNode {
    var own = itemInputs(search.inputs.child(.part(.endSearchButton)))
    own.preferences = inputs.preferences
    let setActive = search.setActive
    let node: LayoutNode
    if metrics.isGlass {
      let button = Button {
        setActive(false)
      } label: {
        Image(systemName: "xmark")
      }
      node = self.node(
        Cluster(nodes: button.viewList(own).makeNodes()),
        height: isBottom ? metrics.bottomRowHeight : metrics.searchFieldHeight)
    } else {
      own.environment.labelStyle = DefaultLabelStyle()
      node = Button("Cancel") { setActive(false) }.node(own, implicitContainer: .overlay)
        .annotated("ToolbarItem", inputs: inputs)
    }
    return MarkNode(child: node, mark: ViewLabel { "Cancel" })
  }

  /// The button on glass that starts a search whose field is not shown before.
  func beginSearchButton(_ search: SearchRequest) -> LayoutNode {
    var own = itemInputs(search.inputs.child(.part(.beginSearchButton)))
    own.preferences = inputs.preferences
    let setActive = search.setActive
    let button = Button {
      setActive(true)
    } label: {
      Image(systemName: "magnifyingglass")
    }
    let node = self.node(Cluster(nodes: button.viewList(own).makeNodes()), height: metrics.bottomRowHeight)
    let name = search.prompt ?? Text(system: .search)
    return MarkNode(child: node, mark: ViewLabel { name.spokenText(own) })
  }

  /// The scope picker of a search; nil if it does not show.
  func scopes(_ state: BarState) -> LayoutNode? {
    guard let scopes = state.searchScopes, let search = state.search, search.isActive,
      !(scopes.waitsForText && search.text.isEmpty)
    else { return nil }
    var own = scopes.inputs
    own.preferences = inputs.preferences
    own.environment.isInListRow = false
    own.environment.controlSurroundings = .layout
    own.environment.dynamicTypeSize = .large
    return scopes.view.node(own, implicitContainer: .overlay)
  }

  /// The list of search suggestions over the screen's content; nil if there is nothing.
  func suggestions(_ state: BarState) -> LayoutNode? {
    guard let search = state.search, search.isActive, let suggestions = state.searchSuggestions else {
      return nil
    }
    var own = suggestions.inputs
    own.preferences = PreferenceCollector()
    own.environment.isInListRow = false
    own.environment.completeSearch = search.setText
    own.environment.listLook = .plain
    if suggestions.view.viewList(own.child(.part(.suggestionProbe))).items.isEmpty { return nil }
    let rows = suggestions.view
    return List { rows }.node(own, implicitContainer: .overlay).annotated("searchSuggestions", inputs: inputs)
  }
}

extension SearchRequest {
  /// A search is active while its field has focus.
  fileprivate var focusLink: FocusLink {
    let (isActive, setActive) = (isActive, setActive)
    return FocusLink(isFocused: { isActive }, set: { if $0 { setActive(true) } })
  }
}

extension ViewPart {
  /// The buttons that end and begin a search.
  fileprivate static let endSearchButton = ViewPart("endSearchButton")
  fileprivate static let beginSearchButton = ViewPart("beginSearchButton")
  /// The suggestions, resolved to see whether there are any.
  fileprivate static let suggestionProbe = ViewPart("suggestionProbe")
}
