public import Foundation
public import Views

/// The old form of an alert, from before its buttons were views.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(system: .cancel), role: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(system: .okay))]
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var content: AlertContent {
    AlertContent(
      title: title, message: message.map { AnyView($0) }, actions: AnyView(AlertButtons(buttons: buttons)))
  }
}

/// The old form of an action sheet, from before its buttons were views.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var content: AlertContent {
    AlertContent(
      title: title, message: message.map { AnyView($0) }, actions: AnyView(AlertButtons(buttons: buttons)))
  }
}

/// The buttons of an old alert as views.
private nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { button in
      Views.Button(role: button.element.role) {
        button.element.action?()
      } label: {
        button.element.label
      }
    }
  }
}

nonisolated extension View {
  private func alert<A: View>(
    _ title: @escaping () -> Text, isPresented: Binding<Bool>, actions: A?, message: AnyView? = nil
  ) -> some View {
    presenting { _ in
      guard isPresented.wrappedValue, let actions else { return nil }
      return (
        .alert(AlertContent(title: title(), message: message, actions: AnyView(actions))),
        AnyView(EmptyView()), { isPresented.wrappedValue = false }
      )
    }
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert({ Text(titleKey) }, isPresented: isPresented, actions: actions())
  }

  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert({ Text(titleResource) }, isPresented: isPresented, actions: actions())
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert({ Text(title) }, isPresented: isPresented, actions: actions())
  }

  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert({ title }, isPresented: isPresented, actions: actions())
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      { Text(titleKey) }, isPresented: isPresented, actions: actions(), message: AnyView(message()))
  }

  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      { Text(titleResource) }, isPresented: isPresented, actions: actions(), message: AnyView(message()))
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert({ Text(title) }, isPresented: isPresented, actions: actions(), message: AnyView(message()))
  }

  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert({ title }, isPresented: isPresented, actions: actions(), message: AnyView(message()))
  }

  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert({ Text(titleKey) }, isPresented: isPresented, actions: data.map(actions))
  }

  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert({ Text(titleResource) }, isPresented: isPresented, actions: data.map(actions))
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert({ Text(title) }, isPresented: isPresented, actions: data.map(actions))
  }

  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert({ title }, isPresented: isPresented, actions: data.map(actions))
  }

  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      { Text(titleKey) }, isPresented: isPresented, actions: data.map(actions),
      message: data.map { AnyView(message($0)) })
  }

  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      { Text(titleResource) }, isPresented: isPresented, actions: data.map(actions),
      message: data.map { AnyView(message($0)) })
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      { Text(title) }, isPresented: isPresented, actions: data.map(actions),
      message: data.map { AnyView(message($0)) })
  }

  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      { title }, isPresented: isPresented, actions: data.map(actions),
      message: data.map { AnyView(message($0)) })
  }

  /// An alert about an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      { Text(error?.errorDescription ?? "") }, isPresented: isPresented,
      actions: error.map { _ in actions() })
  }

  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      { Text(error?.errorDescription ?? "") }, isPresented: isPresented,
      actions: error.map(actions), message: error.map { AnyView(message($0)) })
  }

  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return presenting { _ in
      guard isPresented.wrappedValue, let alert else { return nil }
      return (.alert(alert.content), AnyView(EmptyView()), { isPresented.wrappedValue = false })
    }
  }

  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return presenting { _ in
      guard item.wrappedValue != nil, let alert else { return nil }
      return (.alert(alert.content), AnyView(EmptyView()), { item.wrappedValue = nil })
    }
  }

  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return presenting { _ in
      guard isPresented.wrappedValue, let sheet else { return nil }
      return (.dialog(sheet.content), AnyView(EmptyView()), { isPresented.wrappedValue = false })
    }
  }

  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return presenting { _ in
      guard item.wrappedValue != nil, let sheet else { return nil }
      return (.dialog(sheet.content), AnyView(EmptyView()), { item.wrappedValue = nil })
    }
  }

  // MARK: Dialogs

  private func dialog(
    _ title: @escaping () -> Text, isPresented: Binding<Bool>, titleVisibility: Visibility,
    actions: AnyView?, message: AnyView? = nil
  ) -> some View {
    presenting { _ in
      guard isPresented.wrappedValue, let actions else { return nil }
      return (
        .dialog(
          AlertContent(
            title: title(), message: message, actions: actions, showsTitle: titleVisibility == .visible)),
        AnyView(EmptyView()), { isPresented.wrappedValue = false }
      )
    }
  }

  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      { Text(titleKey) }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: AnyView(actions()))
  }

  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      { Text(titleResource) }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: AnyView(actions()))
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      { Text(title) }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: AnyView(actions()))
  }

  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      { title }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: AnyView(actions()))
  }

  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      { Text(titleKey) }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: AnyView(actions()), message: AnyView(message()))
  }

  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      { Text(titleResource) }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: AnyView(actions()), message: AnyView(message()))
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      { Text(title) }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: AnyView(actions()), message: AnyView(message()))
  }

  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      { title }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: AnyView(actions()), message: AnyView(message()))
  }

  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      { Text(titleKey) }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) })
  }

  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      { Text(titleResource) }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) })
  }

  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      { Text(titleKey) }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) })
  }

  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      { Text(titleResource) }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) })
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      { Text(title) }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) })
  }

  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      { title }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) })
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      { Text(title) }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) })
  }

  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      { title }, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) })
  }

  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  public func dialogIcon(_ icon: Image?) -> some View { self }
}
