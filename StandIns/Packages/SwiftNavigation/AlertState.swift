import SwiftUI

/// An alert as a value.
public struct AlertState<Action>: Identifiable {
  public let id: UUID
  public var title: TextState
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  public init(
    title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    id = UUID()
    self.title = title()
    self.message = message?()
    buttons = actions()
  }

  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    id = UUID()
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  public init(title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) { self.init(title: title, message: message, buttons: [primaryButton, secondaryButton]) }

  public func map<Other>(_ transform: (Action?) -> Other?) -> AlertState<Other> {
    AlertState<Other>(title: title, message: message, buttons: buttons.map { $0.map(transform) })
  }
}

/// A dialog of choices as a value.
public struct ConfirmationDialogState<Action>: Identifiable {
  public let id: UUID
  public var title: TextState
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic, title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>], message: (() -> TextState)? = nil
  ) {
    id = UUID()
    self.titleVisibility = titleVisibility
    self.title = title()
    self.message = message?()
    buttons = actions()
  }

  public init(
    title: TextState, titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: TextState? = nil, buttons: [ButtonState<Action>] = []
  ) {
    id = UUID()
    self.titleVisibility = titleVisibility
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  public func map<Other>(_ transform: (Action?) -> Other?) -> ConfirmationDialogState<Other> {
    ConfirmationDialogState<Other>(
      title: title, titleVisibility: titleVisibility, message: message,
      buttons: buttons.map { $0.map(transform) })
  }
}

public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable { case automatic, hidden, visible }

extension Visibility {
  public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .hidden: self = .hidden
    case .visible: self = .visible
    }
  }
}

extension AlertState: Equatable where Action: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.message == other.message && one.buttons == other.buttons
  }
}
extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(buttons)
  }
}
extension AlertState: Sendable where Action: Sendable {}
extension ConfirmationDialogState: Equatable where Action: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.message == other.message && one.buttons == other.buttons
  }
}
extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(buttons)
  }
}
extension ConfirmationDialogState: Sendable where Action: Sendable {}
