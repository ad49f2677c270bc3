// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import SwiftUI

open class SKPhysicsBody: NSObject, @unchecked Sendable {
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var mass: CGFloat = 1
  open var density: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var categoryBitMask: UInt32 = 0xffff_ffff
  open var collisionBitMask: UInt32 = 0xffff_ffff
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask: UInt32 = 0xffff_ffff
  open var usesPreciseCollisionDetection = false
  open var isResting = false
  open weak var node: SKNode?
  public override init() {}
  public convenience init(circleOfRadius r: CGFloat) { self.init() }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
  public convenience init(rectangleOf s: CGSize) { self.init() }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
  public convenience init(edgeChainFrom path: CGPath) { self.init() }
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }
  open func applyForce(_ force: CGVector) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyTorque(_ torque: CGFloat) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
open class SKPhysicsContact: NSObject, @unchecked Sendable {
  open var bodyA: SKPhysicsBody { SKPhysicsBody() }
  open var bodyB: SKPhysicsBody { SKPhysicsBody() }
  open var contactPoint: CGPoint { .zero }
  open var contactNormal: CGVector { .zero }
  open var collisionImpulse: CGFloat { 0 }
}
@MainActor @preconcurrency public protocol SKPhysicsContactDelegate: NSObjectProtocol {}
open class SKPhysicsWorld: NSObject, @unchecked Sendable {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  open func add(_ joint: SKPhysicsJoint) {}
  open func remove(_ joint: SKPhysicsJoint) {}
  open func removeAllJoints() {}
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
}
open class SKPhysicsJoint: NSObject, @unchecked Sendable {}
