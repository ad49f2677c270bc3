import LayoutEngine
public import Views

/// A control that leads to another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  /// The screen to show at once.
  private let active: AnyView?
  private let isEnabledByValue: Bool

  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonStyle) private var buttonStyle
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator

  private init(label: Label, active: AnyView?, isEnabledByValue: Bool = true) {
    self.label = label
    self.active = active
    self.isEnabledByValue = isEnabledByValue
  }

  @MainActor public var body: some View {
    let view = active
    content
      .disabled(!isEnabledByValue)
      .inputs { inputs in
        if let view { inputs.environment.navigationContext?.pushed.append(view) }
      }
  }

  @MainActor @ViewBuilder private var content: some View {
    if isInListRow {
      rowLabel.listRow { $0.isLink = indicator != .hidden }
    } else {
      Button {
      } label: {
        label
      }
    }
  }

  @MainActor @ViewBuilder private var rowLabel: some View {
    if buttonStyle.isAutomatic {
      if isEnabled && isEnabledByValue {
        label
      } else {
        label.foregroundStyle(Color(.system(.tertiaryLabel)))
      }
    } else {
      Button {
      } label: {
        label
      }
    }
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), active: nil)
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), active: nil)
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), active: isActive.wrappedValue ? AnyView(destination()) : nil)
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), active: isActive.wrappedValue ? AnyView(destination) : nil)
  }

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), active: selection.wrappedValue == tag ? AnyView(destination()) : nil)
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), active: selection.wrappedValue == tag ? AnyView(destination) : nil)
  }

  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), active: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), active: nil)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleResource), active: nil)
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), active: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), active: nil)
  }

  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), active: isActive.wrappedValue ? AnyView(destination()) : nil)
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), active: isActive.wrappedValue ? AnyView(destination) : nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), active: isActive.wrappedValue ? AnyView(destination()) : nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(title), active: isActive.wrappedValue ? AnyView(destination) : nil)
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), active: selection.wrappedValue == tag ? AnyView(destination()) : nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), active: selection.wrappedValue == tag ? AnyView(destination()) : nil)
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(titleKey), active: selection.wrappedValue == tag ? AnyView(destination) : nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(title), active: selection.wrappedValue == tag ? AnyView(destination) : nil)
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the screen that `navigationDestination` has for the value's type; without a value it is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), active: nil, isEnabledByValue: value != nil)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), active: nil, isEnabledByValue: value != nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), active: nil, isEnabledByValue: value != nil)
  }

  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(label: Text(titleResource), active: nil, isEnabledByValue: value != nil)
  }
}
