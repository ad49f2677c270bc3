// The initializers are written out for their isolation and their position in the interface.
// swift-format-ignore-file: UseSynthesizedInitializer

import Foundation

/// A user's gesture on a view. A still picture has none; the steps that drive an interface do.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Body { get }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is the library's own and has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// No gesture if there is none.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

/// A gesture with an action for its successful end.
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let action: (Content.Value) -> Void

  nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
    self.content = content
    self.action = action
  }
}

/// A gesture with an action for every change of its value.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let action: (Content.Value) -> Void

  nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
    self.content = content
    self.action = action
  }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let transform: (Content.Value) -> Value

  nonisolated init(content: Content, transform: @escaping (Content.Value) -> Value) {
    self.content = content
    self.transform = transform
  }
}

/// A gesture that requires modifier keys.
public struct _ModifiersGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  nonisolated(unsafe) let content: Content
  let modifiers: EventModifiers

  nonisolated init(content: Content, modifiers: EventModifiers) {
    self.content = content
    self.modifiers = modifiers
  }
}

/// A gesture that updates a state while it is in progress.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  public var base: Base
  public var state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  let taps: Int?
  let recognize: @MainActor (TouchTrack, GestureMemory) -> GesturePhase<Value>

  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    taps = GestureRecognition.taps(gesture)
    recognize = { GestureRecognition.phase(gesture, $0, $1) }
  }
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
