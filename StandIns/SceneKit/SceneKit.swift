// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import StandInSupport
@_exported import SwiftUI
import Views
@_exported import simd

// Scenes in three dimensions: their trees work, and nothing is drawn.

public struct SCNVector3: Hashable, Sendable {
  public var x: Float, y: Float, z: Float
  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Float, y: Float, z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
}
public let SCNVector3Zero = SCNVector3()
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }
public struct SCNVector4: Hashable, Sendable {
  public var x: Float, y: Float, z: Float, w: Float
  public init(_ x: Float = 0, _ y: Float = 0, _ z: Float = 0, _ w: Float = 0) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
  public init(x: Float, y: Float, z: Float, w: Float) { self.init(x, y, z, w) }
}
public typealias SCNQuaternion = SCNVector4
open class SCNNode: NSObject, @unchecked Sendable {
  open var name: String?
  open var geometry: SCNGeometry?
  open var camera: SCNCamera?
  open var light: SCNLight?
  open var position = SCNVector3()
  open var eulerAngles = SCNVector3()
  open var rotation = SCNVector4()
  open var orientation = SCNQuaternion()
  open var scale = SCNVector3(x: 1, y: 1, z: 1)
  open var pivot = CATransform3DIdentity
  open var isHidden = false
  open var opacity: CGFloat = 1
  open var castsShadow = true
  open var physicsBody: SCNPhysicsBody?
  open var constraints: [SCNConstraint]?
  open private(set) var childNodes: [SCNNode] = []
  open private(set) weak var parent: SCNNode?
  public override init() {}
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  open func addChildNode(_ child: SCNNode) {
    childNodes.append(child)
    child.parent = self
  }
  open func removeFromParentNode() { parent?.childNodes.removeAll { $0 === self } }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
    }
    return nil
  }
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for child in childNodes { block(child, &stop) }
  }
  open func clone() -> Self { self }
  open func look(at worldTarget: SCNVector3) {}
  open func runAction(_ action: SCNAction) {}
  open func runAction(_ action: SCNAction, forKey key: String?) {}
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {}
  open func removeAllActions() {}
  open func removeAction(forKey key: String) {}
  open func addAnimation(_ animation: AnyObject, forKey key: String?) {}
  open func removeAllAnimations() {}
}
open class SCNScene: NSObject, @unchecked Sendable {
  public let rootNode = SCNNode()
  open var background = SCNMaterialProperty()
  open var lightingEnvironment = SCNMaterialProperty()
  open var fogColor: Any = 0
  open var isPaused = false
  public override init() {}
  public convenience init?(named name: String) { self.init() }
  public convenience init?(named name: String, inDirectory directory: String?) { self.init() }
  public convenience init(url: URL) throws { self.init() }
}
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  open var contents: Any?
  open var intensity: CGFloat = 1
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
}
open class SCNMaterial: NSObject, @unchecked Sendable {
  public struct LightingModel: Hashable, Sendable {
    private let name: String
    public static let phong = LightingModel(name: "phong")
    public static let blinn = LightingModel(name: "blinn")
    public static let lambert = LightingModel(name: "lambert")
    public static let constant = LightingModel(name: "constant")
    public static let physicallyBased = LightingModel(name: "physicallyBased")
  }
  open var name: String?
  open var lightingModel = LightingModel.blinn
  open var isDoubleSided = false
  open var transparency: CGFloat = 1
  open var shininess: CGFloat = 1
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
}
open class SCNGeometry: NSObject, @unchecked Sendable {
  open var name: String?
  open var materials = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = newValue.map { [$0] } ?? [] }
  }
}
open class SCNBox: SCNGeometry, @unchecked Sendable {
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.init()
  }
}
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  open var segmentCount = 48
  public convenience init(radius: CGFloat) { self.init() }
}
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  public convenience init(width: CGFloat, height: CGFloat) { self.init() }
}
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  public convenience init(radius: CGFloat, height: CGFloat) { self.init() }
}
open class SCNCone: SCNGeometry, @unchecked Sendable {
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) { self.init() }
}
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) { self.init() }
}
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  public convenience init(capRadius: CGFloat, height: CGFloat) { self.init() }
}
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) { self.init() }
}
open class SCNTube: SCNGeometry, @unchecked Sendable {
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) { self.init() }
}
open class SCNFloor: SCNGeometry, @unchecked Sendable { open var reflectivity: CGFloat = 0.25 }
open class SCNText: SCNGeometry, @unchecked Sendable {
  open var font: UIFont!
  open var flatness: CGFloat = 0.6
  public convenience init(string: Any?, extrusionDepth: CGFloat) { self.init() }
}
open class SCNCamera: NSObject, @unchecked Sendable {
  open var fieldOfView: CGFloat = 60
  open var zNear = 1.0
  open var zFar = 100.0
  open var usesOrthographicProjection = false
  open var orthographicScale = 1.0
  open var wantsHDR = false
}
open class SCNLight: NSObject, @unchecked Sendable {
  public struct LightType: Hashable, Sendable {
    private let name: String
    public static let ambient = LightType(name: "ambient")
    public static let omni = LightType(name: "omni")
    public static let directional = LightType(name: "directional")
    public static let spot = LightType(name: "spot")
    public static let area = LightType(name: "area")
  }
  open var type = LightType.omni
  open var color: Any = 0
  open var intensity: CGFloat = 1000
  open var castsShadow = false
}
open class SCNPhysicsBody: NSObject, @unchecked Sendable {}
open class SCNConstraint: NSObject, @unchecked Sendable {}
open class SCNAction: NSObject, @unchecked Sendable {
  open var duration: TimeInterval = 0
  open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction()
  }
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction()
  }
  open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction()
  }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction() }
  open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
  open class func wait(duration: TimeInterval) -> SCNAction { SCNAction() }
  open class func fadeIn(duration: TimeInterval) -> SCNAction { SCNAction() }
  open class func fadeOut(duration: TimeInterval) -> SCNAction { SCNAction() }
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
}
public protocol SCNSceneRendererDelegate: NSObjectProtocol {}
public enum SCNAntialiasingMode: UInt, Sendable {
  case none
  case multisampling2X
  case multisampling4X
}
@MainActor @preconcurrency open class SCNView: UIView {
  open var scene: SCNScene?
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  open var showsStatistics = false
  open var isPlaying = false
  open var loops = true
  open var rendersContinuously = false
  open var preferredFramesPerSecond = 60
  public let defaultCameraController = SCNCameraController()
  open var antialiasingMode = SCNAntialiasingMode.multisampling4X
  open var pointOfView: SCNNode?
  open weak var delegate: (any SCNSceneRendererDelegate)?
  public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  open func play(_ sender: Any?) {}
  open func snapshot() -> UIImage { UIImage() }
}

/// A scene, shown as a labelled box of the view's size.
public struct SceneView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowsCameraControl = Options(rawValue: 1)
    public static let rendersContinuously = Options(rawValue: 2)
    public static let autoenablesDefaultLighting = Options(rawValue: 4)
    public static let jitteringEnabled = Options(rawValue: 8)
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
    preferredFramesPerSecond: Int = 60,
    antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil,
    technique: AnyObject? = nil
  ) {}
  public var body: some View { LabelledBox("SceneView", kind: "a scene of SceneKit") }
}
