import Foundation
public import LayoutEngine
public import Views

/// The titles of a navigation bar under their earlier name.
public struct NavigationBarItem: Sendable {
  /// How a bar shows its title.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large

    package var kind: ToolbarTitleDisplayMode.Kind {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

nonisolated extension View {
  /// The title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    bar { state, _ in state.title = title }
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// A title that the user can change.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    bar { state, _ in state.title = Text(verbatim: title.wrappedValue) }
  }

  /// The subtitle below the title, from iOS 26 on.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    bar { state, inputs in
      // On iOS since version 26; Macs have long had them.
      if inputs.environment.renderVersion >= .iOS26 || inputs.environment.barsBelongToWindow {
        state.subtitle = subtitle
      }
    }
  }

  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }

  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// How the bar shows the title.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    bar { state, _ in state.displayMode = displayMode.kind }
  }

  /// How the bar shows the title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    bar { state, _ in state.displayMode = mode.kind }
  }

  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the bar above the screen.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    bar { state, _ in state.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }

  /// Hides the button that leads back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bar { state, _ in state.isBackButtonHidden = hidesBackButton }
  }

  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// The view that a link with a value of a type leads to.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    inputs { inputs in
      inputs.environment.navigationContext?.destinations[ObjectIdentifier(data)] = .init(
        view: { value in (value.base as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView()) },
        value: { NavigationValue.make(data, $0) })
    }
  }

  /// The view that is shown while a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = AnyView(destination())
    return inputs { inputs in
      guard isPresented.wrappedValue else { return }
      inputs.environment.navigationContext?.pushed.append(
        .init(view: view, dismiss: { isPresented.wrappedValue = false }))
    }
  }

  /// The view that is shown while there is a value.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    inputs { inputs in
      guard let value = item.wrappedValue else { return }
      inputs.environment.navigationContext?.pushed.append(
        .init(view: AnyView(destination(value)), dismiss: { item.wrappedValue = nil }))
    }
  }

  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Whether links in lists show a disclosure indicator.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    inputs { $0.environment.navigationLinkIndicatorVisibility = visibility }
  }

  /// The background of a whole screen or of a widget.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    bar { state, _ in
      guard container == .navigation else { return }
      state.containerBackground = AnyView(Rectangle().fill(style))
    }
    .preference(
      key: _WidgetBackgroundKey.self, value: container == .widget ? AnyView(Rectangle().fill(style)) : nil)
  }

  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = AnyView(content())
    let filling = AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return bar { state, _ in
      guard container == .navigation else { return }
      state.containerBackground = filling
    }
    .preference(key: _WidgetBackgroundKey.self, value: container == .widget ? filling : nil)
  }
}

/// The view behind a widget's, which reaches its edges.
public struct _WidgetBackgroundKey: PreferenceKey {
  public static var defaultValue: AnyView? { nil }
  public static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

/// Which container a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let number: Int
  public static let navigation = ContainerBackgroundPlacement(number: 0)
  public static let navigationSplitView = ContainerBackgroundPlacement(number: 1)
  public static let tabView = ContainerBackgroundPlacement(number: 2)
  public static let widget = ContainerBackgroundPlacement(number: 3)
  public static let window = ContainerBackgroundPlacement(number: 4)
}

/// The transition from one screen to another; nothing of it shows in a picture.
public protocol NavigationTransition: Sendable {}

public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
}

public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension EnvironmentValues {
  private struct NavigationLinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  package var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorKey.self] }
    set { self[NavigationLinkIndicatorKey.self] = newValue }
  }
}
