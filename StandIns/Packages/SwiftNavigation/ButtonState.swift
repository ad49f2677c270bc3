import SwiftUI

/// What a button means, which its look follows.
public enum ButtonStateRole: Equatable, Hashable, Sendable {
  case cancel
  case destructive
}

/// An action as a value, with the animation that it is sent with.
public struct ButtonStateAction<Action> {
  public enum Kind {
    case send(Action?)
    case animatedSend(Action?, animation: Animation?)
  }
  public let type: Kind

  public static func send(_ action: Action?) -> Self { Self(type: .send(action)) }
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(type: .animatedSend(action, animation: animation))
  }

  public var action: Action? {
    switch type {
    case .send(let action), .animatedSend(let action, _): action
    }
  }
  public func map<Other>(_ transform: (Action?) -> Other?) -> ButtonStateAction<Other> {
    switch type {
    case .send(let action): .send(transform(action))
    case .animatedSend(let action, let animation): .send(transform(action), animation: animation)
    }
  }
}

/// A button as a value.
public struct ButtonState<Action>: Identifiable {
  public typealias Role = ButtonStateRole
  public let id: UUID
  public let action: ButtonStateAction<Action>
  public let label: TextState
  public let role: ButtonStateRole?

  init(id: UUID, action: ButtonStateAction<Action>, label: TextState, role: ButtonStateRole?) {
    self.id = id
    self.action = action
    self.label = label
    self.role = role
  }

  public init(
    role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil), label: () -> TextState
  ) { self.init(id: UUID(), action: action, label: label(), role: role) }

  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(id: UUID(), action: .send(action), label: label(), role: role)
  }

  public func map<Other>(_ transform: (Action?) -> Other?) -> ButtonState<Other> {
    ButtonState<Other>(id: id, action: action.map(transform), label: label, role: role)
  }

  public func withAction(_ perform: (Action?) -> Void) {
    switch action.type {
    case .send(let action): perform(action)
    case .animatedSend(let action, let animation): withAnimation(animation) { perform(action) }
    }
  }

  public static func cancel(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(role: .cancel, action: action) { label }
  }
  public static func `default`(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(action: action) { label }
  }
  public static func destructive(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}

extension ButtonStateAction.Kind: Equatable where Action: Equatable {}
extension ButtonStateAction.Kind: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .send(let action), .animatedSend(let action, _): hasher.combine(action)
    }
  }
}
extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonState: Equatable where Action: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.action == other.action && one.label == other.label && one.role == other.role
  }
}
extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
  }
}
extension ButtonStateAction.Kind: @unchecked Sendable where Action: Sendable {}
extension ButtonStateAction: @unchecked Sendable where Action: Sendable {}
extension ButtonState: @unchecked Sendable where Action: Sendable {}

extension SwiftUI.ButtonRole {
  public init(_ role: ButtonStateRole) { self = role == .cancel ? .cancel : .destructive }
}

extension Button where Label == Text {
  public init<Action>(_ button: ButtonState<Action>, action: @escaping (Action?) -> Void) {
    self.init(role: button.role.map { ButtonRole($0) }) {
      button.withAction(action)
    } label: {
      Text(button.label)
    }
  }
}

/// Buttons one after the other.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  public static func buildArray(_ parts: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    parts.flatMap { $0 }
  }
  public static func buildBlock(_ parts: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    parts.flatMap { $0 }
  }
  public static func buildLimitedAvailability(_ part: [ButtonState<Action>]) -> [ButtonState<Action>] { part }
  public static func buildEither(first part: [ButtonState<Action>]) -> [ButtonState<Action>] { part }
  public static func buildEither(second part: [ButtonState<Action>]) -> [ButtonState<Action>] { part }
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }
  public static func buildExpression(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
  public static func buildOptional(_ part: [ButtonState<Action>]?) -> [ButtonState<Action>] { part ?? [] }
}
