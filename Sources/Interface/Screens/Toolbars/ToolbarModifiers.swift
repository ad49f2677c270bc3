import LayoutEngine
public import Views

// Both forms of "toolbar" are Apple's; their builders tell them apart.
// swift-format-ignore: AmbiguousTrailingClosureOverload
nonisolated extension View {
  /// Fills the bars around the screen.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    return bar { state, inputs in
      var items = _ToolbarItems()
      Content._makeItems(content, inputs: inputs.child(.part(.toolbar)), into: &items)
      state.items = items.entries
    }
  }

  /// Fills the bars around the screen.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return bar { state, inputs in
      state.items = [
        ToolbarEntry(
          placement: .automatic, content: .view(AnyView(content)), inputs: inputs.child(.part(.toolbar)))
      ]
    }
  }

  /// Fills the bars around the screen with items that users can rearrange.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Whether bars show.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, for: bars)
  }

  /// Whether bars show.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, for: bars)
  }

  private func toolbarVisibility(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
    bar { state, _ in
      for bar in bars.named { state.visibility[bar] = visibility }
    }
  }

  /// The background of bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    bar { state, _ in
      for bar in bars.named { state.backgrounds[bar] = AnyShapeStyle(style) }
    }
  }

  /// Whether bars have a background: a bar has none by itself until content passes below it.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar { state, _ in
      for bar in bars.named { state.backgroundVisibility[bar] = visibility }
    }
  }

  /// Whether bars have a background: a bar has none by itself until content passes below it.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    bar { state, _ in
      for bar in bars.named { state.backgroundVisibility[bar] = visibility }
    }
  }

  /// Whether bars are light or dark.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    bar { state, _ in
      for bar in bars.named { state.colorSchemes[bar] = colorScheme }
    }
  }

  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    noted(.withoutEffect, "toolbarForegroundStyle", "The colour of a bar's content follows the tint.")
  }

  /// Removes a default item from the toolbar.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    bar { state, _ in
      if let defaultItemKind { state.removedDefaults.insert(defaultItemKind) }
    }
  }

  /// The menu of the title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = AnyView(content())
    return bar { state, _ in state.titleMenu = content }
  }

  /// The role of the toolbar: those of a browser and an editor have their title at the leading edge, and a
  /// back button without a word.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    bar { state, inputs in
      state.role = role
      if role.movesTitle {
        inputs.note(
          .approximated, "toolbarRole",
          "The places of titles and items in the bars of browsers and editors are not measured."
        )
      }
    }
  }
}

extension [ToolbarPlacement] {
  /// The given bars, or the one at the top if none is named.
  fileprivate var named: [ToolbarPlacement] {
    isEmpty || self == [.automatic] ? [.navigationBar] : self
  }
}

extension ViewPart {
  /// The items of a toolbar.
  fileprivate static let toolbar = ViewPart("toolbar")
}
