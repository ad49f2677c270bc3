import Foundation
import SwiftUI

/// The circumstances in which dependencies are asked for: always those of previews.
public enum DependencyContext: Sendable, Hashable { case live, preview, test }

/// A preview's dependencies; each one that has not been set is its key's `previewValue`.
public struct DependencyValues: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]
  /// Values of keys that have been asked for are made once.
  private let made = MadeValues()

  public init() {}

  @TaskLocal static var overriding: DependencyValues?
  /// What the app has prepared for all views.
  nonisolated(unsafe) private static var prepared = DependencyValues()

  /// The values that hold where this is asked.
  public static var _current: DependencyValues { overriding ?? prepared }

  static func prepare(_ update: (inout DependencyValues) throws -> Void) rethrows { try update(&prepared) }

  public var context: DependencyContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }

  public subscript<Key: TestDependencyKey>(
    key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function
  ) -> Key.Value {
    get {
      let name = ObjectIdentifier(key)
      if let value = values[name] as? Key.Value { return value }
      return made.value(name) { Key.previewValue }
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func merging(_ other: DependencyValues) -> DependencyValues {
    var result = self
    result.values.merge(other.values) { $1 }
    return result
  }

  private enum ContextKey: DependencyKey {
    static let liveValue = DependencyContext.preview
  }
}

private final class MadeValues: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var values: [ObjectIdentifier: any Sendable] = [:]

  func value<Value: Sendable>(_ name: ObjectIdentifier, _ make: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let value = values[name] as? Value { return value }
    let value = make()
    values[name] = value
    return value
  }
}
