// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII, NoLeadingUnderscores

import Foundation

/// The selector of an Objective-C message; no messages are sent here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Runs the work; there is no pool to drain.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

private struct Association: Hashable {
  let object: ObjectIdentifier
  let key: UnsafeRawPointer
}

/// Values associated with objects, kept for the lifetime of the process, which draws only a few pictures.
nonisolated(unsafe) private var associations: [Association: (owner: AnyObject, value: Any)] = [:]

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations[Association(object: ObjectIdentifier(object as AnyObject), key: key)]?.value
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  associations[Association(object: ObjectIdentifier(object), key: key)] = value.map { (object, $0) }
}

public func objc_sync_enter(_ object: Any) -> Int32 { 0 }
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

// No class has methods that a program could look up or swizzle.
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_addMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
public func method_getImplementation(_ method: Method) -> IMP { method }
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { implementation }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
@discardableResult
public func object_setClass(_ object: Any?, _ type: AnyClass) -> AnyClass? { nil }
public func object_getClass(_ object: Any?) -> AnyClass? { (object as AnyObject?).map { type(of: $0) } }

extension NSObjectProtocol {
  public func responds(to selector: Selector!) -> Bool { false }
}

extension NSObject {
  public static func cancelPreviousPerformRequests(withTarget target: Any) {}
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
  public func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool) {}
  /// Stores the value if the object stores values by key, as records do; properties are not found by name
  /// here.
  public func setValue(_ value: Any?, forKey key: String) {
    (self as? any _KeyedValues)?.keyedValues[key] = value
  }
  public func value(forKey key: String) -> Any? { (self as? any _KeyedValues)?.keyedValues[key] }
}

/// An object that stores values by key.
public protocol _KeyedValues: AnyObject {
  var keyedValues: [String: Any] { get set }
}

extension NotificationCenter {
  /// Accepts an observer by selector, which is never called.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}

extension Timer {
  /// A timer that sends a message, which is never delivered.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(timeInterval: interval, repeats: repeats) { _ in }
  }

  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { _ in }
  }
}

/// An observation by key path; without the Objective-C runtime it is never notified.
public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

/// An object whose properties can be observed.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(newValue: self[keyPath: keyPath], oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}
