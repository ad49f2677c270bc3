import Combine
import Foundation
import Observation

/// The place of a shared value, which tells its observers of each change.
class SharedReference<Value>: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  /// Where a change of this value is told as well: the values that it is a part of.
  let subject = PassthroughSubject<Value, Never>()
  var current: Value { fatalError("an abstract reference") }
  func store(_ value: Value) {}

  final var value: Value {
    get {
      registrar.access(self, keyPath: \.current)
      return current
    }
    set {
      registrar.withMutation(of: self, keyPath: \.current) { store(newValue) }
      subject.send(newValue)
    }
  }
  var publisher: AnyPublisher<Value, Never> { subject.prepend(current).eraseToAnyPublisher() }
}

/// A value that is stored here.
final class SharedStorage<Value>: SharedReference<Value>, @unchecked Sendable {
  private var stored: Value
  private let save: (Value) -> Void
  private var subscription: SharedSubscription?

  init(_ value: Value, save: @escaping (Value) -> Void = { _ in }) {
    stored = value
    self.save = save
  }

  override var current: Value { stored }
  override func store(_ value: Value) {
    stored = value
    save(value)
  }
  func keep(_ subscription: SharedSubscription) { self.subscription = subscription }
}

/// A part of a value that is stored elsewhere.
final class SharedPart<Root, Value>: SharedReference<Value>, @unchecked Sendable {
  private let root: SharedReference<Root>
  private let read: (Root) -> Value
  private let write: (inout Root, Value) -> Void

  init(
    _ root: SharedReference<Root>, read: @escaping (Root) -> Value,
    write: @escaping (inout Root, Value) -> Void
  ) {
    self.root = root
    self.read = read
    self.write = write
  }

  override var current: Value { read(root.value) }
  override func store(_ value: Value) {
    var whole = root.current
    write(&whole, value)
    root.value = whole
  }
  override var publisher: AnyPublisher<Value, Never> { root.publisher.map(read).eraseToAnyPublisher() }
}

/// The values of keys, each of which has one place.
final class SharedReferences: @unchecked Sendable {
  static let all = SharedReferences()
  private let lock = NSRecursiveLock()
  private var references: [Name: AnyObject] = [:]

  private struct Name: Hashable {
    let key: AnyHashable
    let type: ObjectIdentifier
  }

  func reference<Key: SharedReaderKey>(
    _ key: Key, default makeValue: () -> Key.Value, save: @escaping (Key.Value) -> Void = { _ in }
  ) -> SharedReference<Key.Value> {
    lock.lock()
    defer { lock.unlock() }
    let name = Name(key: AnyHashable(key.id), type: ObjectIdentifier(Key.Value.self))
    if let known = references[name] as? SharedReference<Key.Value> { return known }
    let initial = makeValue()
    let storage = SharedStorage(initial, save: save)
    references[name] = storage
    key.load(
      context: .initialValue(initial),
      continuation: LoadContinuation { result in
        if case .success(let value?) = result { storage.value = value }
      })
    storage.keep(
      key.subscribe(
        context: .initialValue(initial), subscriber: SharedSubscriber { storage.value = $0 ?? initial }))
    return storage
  }
}
