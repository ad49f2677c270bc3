// The package's own names for operations that wait and that do not.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import SwiftUI

/// A property that asks for a dependency.
@propertyWrapper
public struct Dependency<Value>: @unchecked Sendable {
  private let initial: DependencyValues
  private let read: (DependencyValues) -> Value

  public init(
    _ keyPath: KeyPath<DependencyValues, Value>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    initial = ._current
    read = { $0[keyPath: keyPath] }
  }

  public init<Key: TestDependencyKey>(
    _ key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    initial = ._current
    read = { $0[key] }
  }

  public var wrappedValue: Value {
    read(DependencyValues.overriding.map(initial.merging) ?? initial.merging(._current))
  }
}

/// Runs an operation in which dependencies are others.
@discardableResult
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void, operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues._current
  try update(&values)
  return try DependencyValues.$overriding.withValue(values) { try operation() }
}

@discardableResult
public func withDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation, _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result {
  var values = DependencyValues._current
  try await update(&values)
  return try await DependencyValues.$overriding.withValue(values) { try await operation() }
}

/// Runs an operation with the dependencies of a model, which are those that hold here.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model, operation: () throws -> Result
) rethrows -> Result {
  try operation()
}

@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model, _ update: (inout DependencyValues) throws -> Void, operation: () throws -> Result
) rethrows -> Result {
  try withDependencies(update, operation: operation)
}

/// Hands the dependencies on to closures that run later.
public func withEscapedDependencies<Result>(
  _ operation: (DependencyValues.Continuation) throws -> Result
) rethrows -> Result {
  try operation(DependencyValues.Continuation(values: ._current))
}

/// Sets dependencies for everything that follows.
public func prepareDependencies(_ update: (inout DependencyValues) throws -> Void) rethrows {
  try DependencyValues.prepare(update)
}

extension DependencyValues {
  public struct Continuation: Sendable {
    let values: DependencyValues

    public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
      try DependencyValues.$overriding.withValue(values) { try operation() }
    }

    public func yield<Result>(_ operation: () async throws -> Result) async rethrows -> Result {
      try await DependencyValues.$overriding.withValue(values) { try await operation() }
    }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Sets dependencies for the preview.
  @MainActor public static func dependencies(
    _ update: (inout DependencyValues) throws -> Void
  ) -> PreviewTrait<Preview.ViewTraits> {
    try? prepareDependencies(update)
    return .defaultLayout
  }
}
