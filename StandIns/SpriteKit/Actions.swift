// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import SwiftUI

public enum SKActionTimingMode: Int, Sendable {
  case linear
  case easeIn
  case easeOut
  case easeInEaseOut
}
/// An action; none is ever run.
open class SKAction: NSObject, @unchecked Sendable {
  open var duration: TimeInterval = 0
  open var speed: CGFloat = 1
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: (Float) -> Float = { $0 }
  open func reversed() -> SKAction { self }
  private class func lasting(_ duration: TimeInterval) -> SKAction {
    let action = SKAction()
    action.duration = duration
    return action
  }
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction
  {
    lasting(duration)
  }
  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scaleX(to x: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scaleX(to x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scaleY(to y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    lasting(actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SKAction]) -> SKAction { lasting(actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    lasting(action.duration * Double(count))
  }
  open class func repeatForever(_ action: SKAction) -> SKAction { lasting(.infinity) }
  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func hide() -> SKAction { SKAction() }
  open class func unhide() -> SKAction { SKAction() }
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
  open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction() }
  open class func animate(with textures: [SKTexture], timePerFrame: TimeInterval) -> SKAction {
    lasting(timePerFrame * Double(textures.count))
  }
  open class func animate(
    with textures: [SKTexture], timePerFrame: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { lasting(timePerFrame * Double(textures.count)) }
  open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction
  {
    lasting(duration)
  }
  open class func colorize(withColorBlendFactor factor: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func follow(
    _ path: CGPath, asOffset: Bool, orientToPath: Bool, duration: TimeInterval
  ) -> SKAction { lasting(duration) }
  open class func follow(_ path: CGPath, asOffset: Bool, orientToPath: Bool, speed: CGFloat) -> SKAction {
    SKAction()
  }
  open class func wait(forDuration duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func wait(forDuration duration: TimeInterval, withRange range: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func removeFromParent() -> SKAction { SKAction() }
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction() }
  open class func customAction(
    withDuration duration: TimeInterval, actionBlock: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { lasting(duration) }
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion: Bool) -> SKAction { SKAction() }
  open class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
}
public enum SKTransitionDirection: Int, Sendable {
  case up
  case down
  case right
  case left
}
open class SKTransition: NSObject, @unchecked Sendable {
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
}
