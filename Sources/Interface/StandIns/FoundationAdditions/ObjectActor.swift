import Foundation

/// Adopted here by actors that inherit from NSObject on Apple's systems, because that superclass only exists
/// with Objective-C (`SwiftNativeNSObject`). It provides the object that sources expect, which equals only
/// itself.
public protocol _ObjectActor: Actor, NSObjectProtocol {}

extension _ObjectActor {
  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "<\(Self.self)>" }
  public nonisolated var debugDescription: String { description }
}
