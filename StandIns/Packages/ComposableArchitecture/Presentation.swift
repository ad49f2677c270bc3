/// The state of a feature that is presented when it is there; `@Presents` is this wrapper.
public typealias Presents = PresentationState

@propertyWrapper
public struct PresentationState<State> {
  /// In a place of its own, so that a feature can present another of its kind.
  private indirect enum Storage {
    case some(State)
    case none
  }
  private var storage: Storage

  public init(wrappedValue: State?) { storage = wrappedValue.map { .some($0) } ?? .none }

  public var wrappedValue: State? {
    get {
      if case .some(let state) = storage { state } else { nil }
    }
    set { self = PresentationState(wrappedValue: newValue) }
  }
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
  public subscript<Case>(case path: CaseKeyPath<State, Case>) -> Case? {
    get { wrappedValue.flatMap(AnyCasePath(path).extract) }
    set { wrappedValue = newValue.map(AnyCasePath(path).embed) }
  }
}

/// What a presented feature does, and its dismissal.
public enum PresentationAction<Action> {
  case dismiss
  indirect case presented(Action)
}

extension PresentationAction: CasePathable {
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: {
          guard case .dismiss = $0 else { return nil }
          return ()
        })
    }
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return action
        })
    }
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      presented.appending(path: Action.allCasePaths[keyPath: keyPath])
    }
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        embed: { $0.map(path.embed) },
        extract: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  func map<Other>(_ transform: (Action) -> Other) -> PresentationAction<Other> {
    switch self {
    case .dismiss: .dismiss
    case .presented(let action): .presented(transform(action))
    }
  }
}

/// State that goes when one of its actions has been sent: that of alerts and dialogs.
public protocol _EphemeralState<Action> { associatedtype Action }
extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}

/// Whether a state is that of an alert or a dialog, or a case with one.
func isEphemeral(_ state: Any) -> Bool {
  if state is any _EphemeralState { return true }
  let mirror = Mirror(reflecting: state)
  guard mirror.displayStyle == .enum || mirror.displayStyle == .optional else { return false }
  return mirror.children.first.map { isEphemeral($0.value) } ?? false
}

extension PresentationState: Equatable where State: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.wrappedValue == other.wrappedValue }
}
extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
extension PresentationState: @unchecked Sendable where State: Sendable {}
extension PresentationState: Encodable where State: Encodable {
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
extension PresentationState: Decodable where State: Decodable {
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try State?(from: decoder)) }
}
extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
