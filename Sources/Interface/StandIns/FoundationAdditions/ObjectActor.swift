import Foundation

/// What an actor that inherits from NSObject conforms to here: its superclass is Objective-C's alone (`SwiftNativeNSObject`). It is
/// the object that sources expect, which is equal to itself and nothing else.
public protocol _ObjectActor: Actor, NSObjectProtocol {}

extension _ObjectActor {
  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "<\(Self.self)>" }
  public nonisolated var debugDescription: String { description }
}
