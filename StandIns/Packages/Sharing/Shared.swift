import Combine
import SwiftUI

/// A value that several features have in common.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value>: @unchecked Sendable {
  let reference: SharedReference<Value>
  init(reference: SharedReference<Value>) { self.reference = reference }

  public init(value: sending Value) { self.init(reference: SharedStorage(value)) }
  @_disfavoredOverload public init(_ value: Value) { self.init(reference: SharedStorage(value)) }
  public init(projectedValue: Shared) { self = projectedValue }

  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(key, default: wrappedValue)
  }
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(key, default: { nil })
  }
  public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) { self.init(key, default: key.makeValue) }
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: _SharedKeyDefault<Key>
  ) { self.init(key, default: wrappedValue) }
  public init(require key: some SharedKey<Value>) async throws { self = try Self.required(key) }

  private init(_ key: some SharedKey<Value>, default makeValue: () -> Value) {
    self.init(
      reference: SharedReferences.all.reference(
        key, default: makeValue,
        save: { key.save($0, context: .didSet, continuation: SaveContinuation()) }))
  }

  private static func required(_ key: some SharedKey<Value>) throws -> Shared {
    var loaded: Value?
    key.load(context: .userInitiated, continuation: LoadContinuation { loaded = try? $0.get() })
    guard let loaded else { throw SharedValueMissing() }
    return Shared(key, default: { loaded })
  }

  /// The part of an optional shared value that is there.
  public init?(_ base: Shared<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(reference: SharedPart(base.reference, read: { $0 ?? initial }, write: { $0 = $1 }))
  }

  public var wrappedValue: Value {
    get { reference.value }
    nonmutating set { reference.value = newValue }
  }
  public var projectedValue: Shared {
    get { self }
    set { self = newValue }
  }

  @discardableResult
  public func withLock<Result>(
    _ operation: (inout Value) throws -> Result, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) rethrows -> Result {
    var value = reference.current
    defer { reference.value = value }
    return try operation(&value)
  }

  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Shared<Member> {
    Shared<Member>(
      reference: SharedPart(
        reference, read: { $0[keyPath: keyPath] }, write: { $0[keyPath: keyPath] = $1 }))
  }
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader(reference: SharedPart(reference, read: { $0[keyPath: keyPath] }, write: { _, _ in }))
  }

  public var publisher: AnyPublisher<Value, Never> { reference.publisher }
  public var loadError: (any Error)? { nil }
  public var isLoading: Bool { false }
  public func load() async throws {}
  public func save() async throws {}
}

/// The error of a key that has no value.
struct SharedValueMissing: Error {}
