// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII, NoLeadingUnderscores

import Foundation

/// A lock of one word.
public struct os_unfair_lock: Sendable {
  fileprivate var isTaken = false
  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

private let gate = NSRecursiveLock()

/// All of these locks are one lock, which is correct, and only slow if many threads contend for it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { gate.lock() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { gate.unlock() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { gate.try() }
