// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII, NoLeadingUnderscores

import Foundation
@_exported import FoundationAdditions

/// A value that one thread at a time can use.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let box: Box

  public init(initialState: State) { box = Box(initialState) }
  public init(uncheckedState: State) { box = Box(uncheckedState) }

  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(initialState: ()) }
  public func lock() { box.lock.lock() }
  public func unlock() { box.lock.unlock() }
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body()
  }
}
