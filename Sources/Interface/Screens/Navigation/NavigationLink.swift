import LayoutEngine
public import Views

/// A control that leads to another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, RoleBearing {
  package static var roles: ViewRoles { .control }

  private let label: Label
  /// The screen to show at once, and how it is removed again.
  private var active: NavigationContext.PushedView?
  /// The destination of a tap; nil if the link has a value that is nil.
  private let target: NavigationContext.Target?
  /// The action of a tap if a binding controls whether the screen shows.
  private var activate: (@MainActor () -> Void)?

  @Environment(\.navigationContext) private var context
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonStyle) private var buttonStyle
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator

  private init(label: Label, destination: Destination) {
    self.label = label
    target = .view(AnyView(destination))
  }

  private init(label: Label, value: AnyHashable?) {
    self.label = label
    target = value.map { .value($0) }
  }

  private init(label: Label, destination: Destination, isActive: Binding<Bool>) {
    self.label = label
    target = .view(AnyView(destination))
    activate = { isActive.wrappedValue = true }
    if isActive.wrappedValue {
      active = .init(view: AnyView(destination), dismiss: { isActive.wrappedValue = false })
    }
  }

  private init<V: Hashable>(label: Label, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(
      label: label, destination: destination,
      isActive: Binding(
        get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil }))
  }

  @MainActor public var body: some View {
    let view = active
    content
      .disabled(target == nil)
      .inputs { inputs in
        if let view { inputs.environment.navigationContext?.pushed.append(view) }
      }
  }

  @MainActor @ViewBuilder private var content: some View {
    if isInListRow {
      rowLabel.listRow { $0.isLink = indicator != .hidden }.leading(to: target, activate)
    } else {
      button
    }
  }

  @MainActor private var button: some View {
    Button {
      if let activate {
        activate()
      } else if let target {
        context?.push?(target)
      }
    } label: {
      label
    }
  }

  @MainActor @ViewBuilder private var rowLabel: some View {
    if buttonStyle.isAutomatic {
      if isEnabled && target != nil {
        label.inOneRow
      } else {
        label.inOneRow.foregroundStyle(Color(.system(.tertiaryLabel)))
      }
    } else {
      button
    }
  }
}

nonisolated extension View {
  /// A view that leads to a screen when it is tapped.
  fileprivate func leading(
    to target: NavigationContext.Target?, _ activate: (@MainActor () -> Void)?
  ) -> some View {
    interaction("NavigationLink") { interaction, inputs in
      interaction.actsForRow = true
      interaction.spoken = AccessibilityControl([.button])
      let context = inputs.environment.navigationContext
      let after = inputs.environment.afterAction
      interaction.tap = { _ in
        if let activate {
          activate()
        } else if let target {
          context?.push?(target)
        }
        after?()
      }
    }
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), isActive: isActive)
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination, isActive: isActive)
  }

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), tag: tag, selection: selection)
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, tag: tag, selection: selection)
  }

  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), destination: destination())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), destination: destination())
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleResource), destination: destination())
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: destination)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: destination)
  }

  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination(), isActive: isActive)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleResource), destination: destination(), isActive: isActive)
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), destination: destination, isActive: isActive)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleResource), destination: destination, isActive: isActive)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), destination: destination(), isActive: isActive)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(title), destination: destination, isActive: isActive)
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination(), tag: tag, selection: selection)
  }

  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleResource), destination: destination(), tag: tag, selection: selection)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), destination: destination(), tag: tag, selection: selection)
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(titleKey), destination: destination, tag: tag, selection: selection)
  }

  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(titleResource), destination: destination, tag: tag, selection: selection)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(title), destination: destination, tag: tag, selection: selection)
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the screen that `navigationDestination` has for the value's type; without a value it is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), value: value.map { AnyHashable($0) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), value: value.map { AnyHashable($0) })
  }

  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(label: Text(titleResource), value: value.map { AnyHashable($0) })
  }
}
