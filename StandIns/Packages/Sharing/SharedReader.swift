import Combine
import SwiftUI

/// A value that several features read.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value>: @unchecked Sendable {
  let reference: SharedReference<Value>
  init(reference: SharedReference<Value>) { self.reference = reference }

  public init(value: sending Value) { self.init(reference: SharedStorage(value)) }
  public init(projectedValue: SharedReader) { self = projectedValue }
  public init(_ base: Shared<Value>) { self.init(reference: base.reference) }
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(reference: SharedReferences.all.reference(key, default: wrappedValue))
  }
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(reference: SharedReferences.all.reference(key, default: { nil }))
  }
  public init<Key: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(reference: SharedReferences.all.reference(key, default: key.makeValue))
  }
  public static func constant(_ value: sending Value) -> Self { Self(value: value) }

  public var wrappedValue: Value { reference.value }
  public var projectedValue: SharedReader {
    get { self }
    set { self = newValue }
  }
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader<Member>(reference: SharedPart(reference, read: { $0[keyPath: keyPath] }, write: { _, _ in }))
  }
  public var publisher: AnyPublisher<Value, Never> { reference.publisher }
  public var loadError: (any Error)? { nil }
  public var isLoading: Bool { false }
  public func load() async throws {}
}
