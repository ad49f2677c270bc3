// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import SwiftUI
import Views

// Scenes of games: their trees work, and nothing is simulated or drawn.

open class SKNode: UIResponder, @unchecked Sendable {
  open var name: String?
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var speed: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var isUserInteractionEnabled = false
  open var physicsBody: SKPhysicsBody?
  open var userData: NSMutableDictionary?
  open var constraints: [SKConstraint]?
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  public override init() { super.init() }
  public convenience init?(fileNamed filename: String) { nil }
  public required init?(coder aDecoder: NSCoder) { nil }
  open func setScale(_ scale: CGFloat) {
    xScale = scale
    yScale = scale
  }
  open func addChild(_ node: SKNode) {
    children.append(node)
    node.parent = self
  }
  open func insertChild(_ node: SKNode, at index: Int) {
    children.insert(node, at: index)
    node.parent = self
  }
  open func removeFromParent() { parent?.children.removeAll { $0 === self } }
  open func removeAllChildren() { children = [] }
  open func removeChildren(in nodes: [SKNode]) {
    children.removeAll { child in nodes.contains { $0 === child } }
  }
  open func move(toParent parent: SKNode) {
    removeFromParent()
    parent.addChild(self)
  }
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for child in children where child.name == name { block(child, &stop) }
  }
  open subscript(name: String) -> [SKNode] { children.filter { $0.name == name } }
  open func run(_ action: SKAction) {}
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
  open func run(_ action: SKAction, withKey key: String) {}
  open func run(_ action: SKAction) async {}
  open func hasActions() -> Bool { false }
  open func action(forKey key: String) -> SKAction? { nil }
  open func removeAction(forKey key: String) {}
  open func removeAllActions() {}
  open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
  open func atPoint(_ p: CGPoint) -> SKNode { children.last { $0.contains(p) } ?? self }
  open func nodes(at p: CGPoint) -> [SKNode] { children.filter { $0.contains(p) } }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
  open func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.frame) } }
}
public enum SKSceneScaleMode: Int, Sendable {
  case fill
  case aspectFill
  case aspectFit
  case resizeFill
}
open class SKEffectNode: SKNode, @unchecked Sendable {
  open var shouldEnableEffects = true
  open var shouldRasterize = false
  open var filter: AnyObject?
}
open class SKScene: SKEffectNode, @unchecked Sendable {
  open var size: CGSize
  open var scaleMode = SKSceneScaleMode.fill
  open var backgroundColor: UIColor = .black
  open var anchorPoint = CGPoint.zero
  open var camera: SKCameraNode?
  open weak var delegate: AnyObject?
  open weak var view: SKView?
  open var physicsWorld = SKPhysicsWorld()
  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
  }
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public required init?(coder aDecoder: NSCoder) { nil }
  open override var frame: CGRect { CGRect(origin: .zero, size: size) }
  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didFinishUpdate() {}
  open func convertPoint(fromView point: CGPoint) -> CGPoint { point }
  open func convertPoint(toView point: CGPoint) -> CGPoint { point }
}
open class SKCameraNode: SKNode, @unchecked Sendable {}
open class SKCropNode: SKNode, @unchecked Sendable { open var maskNode: SKNode? }
open class SKAudioNode: SKNode, @unchecked Sendable {
  open var autoplayLooped = true
  open var isPositional = true
  public convenience init(fileNamed name: String) { self.init() }
  public convenience init(url: URL) { self.init() }
}
open class SKEmitterNode: SKNode, @unchecked Sendable {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleRotation: CGFloat = 0
  open var particleRotationRange: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleSize = CGSize.zero
  open var particleColor: UIColor = .white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleBlendMode = SKBlendMode.alpha
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open weak var targetNode: SKNode?
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  open func resetSimulation() {}
}
open class SKSpriteNode: SKNode, @unchecked Sendable {
  open var texture: SKTexture?
  open var size = CGSize.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var color: UIColor = .white
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  /// Without effect: there is no graphics processor.
  open var shader: SKShader?
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }
  public required init?(coder aDecoder: NSCoder) { nil }
  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name), color: .white, size: .zero)
  }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  open override var frame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
      width: size.width,
      height: size.height)
  }
}
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center
  case left
  case right
}
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  case baseline
  case center
  case top
  case bottom
}
open class SKLabelNode: SKNode, @unchecked Sendable {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
}
open class SKShapeNode: SKNode, @unchecked Sendable {
  open var path: CGPath?
  open var fillColor: UIColor = .clear
  open var strokeColor: UIColor = .white
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0
  open var fillTexture: SKTexture?
  open var blendMode = SKBlendMode.alpha
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) { self.init() }
  public convenience init(rectOf size: CGSize) { self.init() }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) { self.init() }
  public convenience init(circleOfRadius radius: CGFloat) { self.init() }
  public convenience init(ellipseOf size: CGSize) { self.init() }
  public convenience init(ellipseIn rect: CGRect) { self.init() }
}
public enum SKBlendMode: Int, Sendable {
  case alpha
  case add
  case subtract
  case multiply
  case multiplyX2
  case screen
  case replace
}
public enum SKTextureFilteringMode: Int, Sendable {
  case nearest
  case linear
}
open class SKTexture: NSObject, @unchecked Sendable {
  open var filteringMode = SKTextureFilteringMode.linear
  public convenience init(imageNamed name: String) { self.init() }
  public convenience init(image: UIImage) { self.init() }
  public convenience init(cgImage image: CGImage) { self.init() }
  public convenience init(rect: CGRect, in texture: SKTexture) { self.init() }
  open func size() -> CGSize { .zero }
}
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  public convenience init(named name: String) { self.init() }
  open var textureNames: [String] { [] }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}
open class SKConstraint: NSObject, @unchecked Sendable {}
open class SKRange: NSObject, @unchecked Sendable {
  public convenience init(lowerLimit: CGFloat, upperLimit: CGFloat) { self.init() }
}

extension UITouch {
  public func location(in node: SKNode) -> CGPoint { .zero }
  public func previousLocation(in node: SKNode) -> CGPoint { .zero }
}
