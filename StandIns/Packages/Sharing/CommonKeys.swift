import Dependencies
import Foundation

/// A value that lives as long as the preview.
public struct InMemoryKey<Value>: SharedKey {
  let name: String
  public var id: String { name }
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resumeReturningInitialValue()
  }
  public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>)
    -> SharedSubscription
  {
    SharedSubscription {}
  }
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}

/// A value that would be in a file, and lives as long as the preview, as it does in every preview.
public struct FileStorageKey<Value>: SharedKey {
  let url: URL
  public var id: URL { url }
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resumeReturningInitialValue()
  }
  public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>)
    -> SharedSubscription
  {
    SharedSubscription {}
  }
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}

/// A value in the picture's `UserDefaults`.
public struct AppStorageKey<Value>: SharedKey, @unchecked Sendable {
  let key: String
  let store: UserDefaults
  let read: (Any) -> Value?
  let write: (Value) -> Any?
  public var id: String { key }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    guard let value = store.object(forKey: key).flatMap(read) else {
      return continuation.resumeReturningInitialValue()
    }
    continuation.resume(returning: value)
  }
  public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>)
    -> SharedSubscription
  {
    SharedSubscription {}
  }
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    if let object = write(value) { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
    continuation.resume()
  }
}

/// Values that `UserDefaults` stores as they are.
public protocol AppStorageValue {}
extension Bool: AppStorageValue {}
extension Int: AppStorageValue {}
extension Double: AppStorageValue {}
extension String: AppStorageValue {}
extension Data: AppStorageValue {}
extension Date: AppStorageValue {}
extension Array: AppStorageValue where Element == String {}

extension SharedReaderKey {
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(name: key)
  }

  public static func fileStorage<Value>(
    _ url: URL, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder()
  ) -> Self where Self == FileStorageKey<Value>, Value: Codable { FileStorageKey(url: url) }

  public static func appStorage<Value: AppStorageValue>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key: key, store: store ?? .standard, read: { $0 as? Value }, write: { $0 })
  }

  public static func appStorage<Value: AppStorageValue>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key: key, store: store ?? .standard, read: { $0 as? Value }, write: { $0 })
  }

  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<URL> {
    AppStorageKey(
      key: key, store: store ?? .standard, read: { ($0 as? String).flatMap(URL.init(string:)) },
      write: { $0.absoluteString })
  }

  public static func appStorage<Value: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value>, Value.RawValue: AppStorageValue {
    AppStorageKey(
      key: key, store: store ?? .standard,
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
  }

  public static func appStorage<Value: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?>, Value.RawValue: AppStorageValue {
    AppStorageKey(
      key: key, store: store ?? .standard,
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0?.rawValue })
  }

  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(
      key: key, store: store ?? .standard,
      read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { try? JSONEncoder().encode($0) })
  }
}

private enum AppStorageDefaultsKey: DependencyKey {
  nonisolated(unsafe) static let liveValue = UserDefaults.standard
}

extension DependencyValues {
  public var defaultAppStorage: UserDefaults {
    get { self[AppStorageDefaultsKey.self] }
    set { self[AppStorageDefaultsKey.self] = newValue }
  }
}
