// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII, NoLeadingUnderscores

import Foundation

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

/// A lock of one word.
public struct os_unfair_lock: Sendable {
  fileprivate var isTaken = false
  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

private let gate = NSRecursiveLock()

/// All of these locks are one, which is right, and slow only where many threads wait.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { gate.lock() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { gate.unlock() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { gate.try() }
