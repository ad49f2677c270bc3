import Combine
import SwiftUI

// Objects and what they are made of. They are kept in memory: no file is read or written.
// https://www.mongodb.com/docs/atlas/device-sdks/sdk/swift/model-data/

/// What objects of both kinds have in common.
open class ObjectBase: NSObject {
  /// The class's name in a realm.
  public class func className() -> String { "\(self)" }

  /// Where the object is kept; nil for one that was not added to a realm.
  var store: RealmStore?
  /// Whether it was in a realm and was deleted from it.
  public internal(set) var isInvalidated = false
  public var objectWillChange: ObservableObjectPublisher { publisher }
  private lazy var publisher = ObservableObjectPublisher()

  public override init() { super.init() }

  /// The realm that manages the object.
  public var realm: Realm? { store.map(Realm.init(store:)) }
  public var isFrozen: Bool { false }

  /// The value of a property by its name.
  open subscript(key: String) -> Any? {
    get { property(key) }
    // Setting a property by its name needs the runtime of Objective-C.
    set { fatalError("“\(key)” is set by its name, which is not possible here") }
  }

  open class func primaryKey() -> String? { nil }
  open class func indexedProperties() -> [String] { [] }
  open class func ignoredProperties() -> [String] { [] }

  /// Calls a block for each change of the object's properties.
  public func observe<T: ObjectBase>(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void
  ) -> NotificationToken {
    let subscription = publisher.sink { [weak self] in
      (queue ?? .main).async { if let object = self as? T { block(.change(object, [])) } }
    }
    return NotificationToken { subscription.cancel() }
  }

  /// The value of a stored property by its name, without the wrapper around it.
  func property(_ name: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children where child.label == name || child.label == "_\(name)" {
        return (child.value as? any AnyPersisted)?.anyValue ?? child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The value of the property that identifies the object, if its class has one.
  var primaryKeyValue: AnyHashable? {
    if let name = Self.primaryKey() { return property(name) as? AnyHashable }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for case let child as any AnyPersisted in current.children.map(\.value) where child.isPrimaryKey {
        return child.anyValue as? AnyHashable
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

/// An object that a realm keeps.
open class Object: ObjectBase, RealmFetchable, ThreadConfined, RealmSubscribable, ObservableObject {
  public override init() { super.init() }
}

/// An object that is a part of another one.
open class EmbeddedObject: ObjectBase, RealmCollectionValue, ThreadConfined, RealmSubscribable,
  ObservableObject
{
  public override init() { super.init() }
}

public enum ObjectChange<T> {
  case error(_ error: any Error)
  case change(_: T, _: [PropertyChange])
  case deleted
}

public struct PropertyChange {
  public let name: String
  public let oldValue: Any?
  public let newValue: Any?
}

/// An object that is identified by itself.
public protocol ObjectKeyIdentifiable: Identifiable, AnyObject {}

extension ObjectKeyIdentifiable {
  public var id: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self).hashValue)) }
}

/// What belongs to a realm. Nothing here is confined to a thread, and what is frozen is the object itself.
public protocol ThreadConfined {
  var realm: Realm? { get }
  var isInvalidated: Bool { get }
  var isFrozen: Bool { get }
}

extension ThreadConfined {
  public func freeze() -> Self { self }
  public func thaw() -> Self? { isInvalidated ? nil : self }
}

/// What changes can be observed of.
public protocol RealmSubscribable {}

/// Stops what it was returned for once it is gone.
public final class NotificationToken: NSObject {
  private var stop: (() -> Void)?

  init(_ stop: @escaping () -> Void) {
    self.stop = stop
    super.init()
  }
  deinit { invalidate() }

  public func invalidate() {
    stop?()
    stop = nil
  }
}

extension NotificationToken: Cancellable {
  public func cancel() { invalidate() }
}

/// A reference to what is in a realm.
public final class ThreadSafeReference<Confined: ThreadConfined> {
  let value: Confined

  public init(to value: Confined) { self.value = value }

  public var isInvalidated: Bool { value.isInvalidated }
}

@propertyWrapper
public final class ThreadSafe<T: ThreadConfined> {
  public var wrappedValue: T?

  public init(wrappedValue: T?) { self.wrappedValue = wrappedValue }
}
