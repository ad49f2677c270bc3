// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import Combine
@_exported import Metal
import StandInSupport
@_exported import SwiftUI
import Views
@_exported import simd

// Entities as trees; they are shown as a labelled box.

public protocol Component {}
@MainActor @preconcurrency public protocol HasTransform: Entity {}
@MainActor @preconcurrency open class Entity: HasTransform, Identifiable {
  public nonisolated init() {}
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws { self.init() }
  open var name = ""
  open var isEnabled = true
  open var transform = Transform.identity
  open private(set) var children: [Entity] = []
  open private(set) weak var parent: Entity?
  open var position: SIMD3<Float> {
    get { transform.translation }
    set { transform.translation = newValue }
  }
  open var scale: SIMD3<Float> {
    get { transform.scale }
    set { transform.scale = newValue }
  }
  open var orientation: simd_quatf {
    get { transform.rotation }
    set { transform.rotation = newValue }
  }
  /// The entity's components, one of each type.
  open var components = ComponentSet()
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
  open var scene: RealityScene? { nil }
  open func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    self.position = position
  }
  open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    children.append(entity)
    entity.parent = self
  }
  open func removeFromParent(preservingWorldTransform: Bool = false) {
    parent?.children.removeAll { $0 === self }
  }
  open func findEntity(named name: String) -> Entity? {
    self.name == name ? self : children.lazy.compactMap { $0.findEntity(named: name) }.first
  }
  open func generateCollisionShapes(recursive: Bool) {}
  open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    children.removeAll { $0 === entity }
    entity.parent = nil
  }
  open func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
    if let parent { parent.addChild(self) } else { removeFromParent() }
  }
  open func clone(recursive: Bool) -> Self { self }
  open var isActive: Bool { isEnabled }
  open var isAnchored: Bool { false }
  open var availableAnimations: [AnimationResource] { [] }
  @discardableResult open func playAnimation(
    _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
  ) -> AnimationPlaybackController { AnimationPlaybackController() }
  open func stopAllAnimations(recursive: Bool = true) {}
  @discardableResult open func move(
    to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0,
    timingFunction: AnimationTimingFunction = .default
  ) -> AnimationPlaybackController {
    self.transform = transform
    return AnimationPlaybackController()
  }
  open func look(
    at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = [0, 1, 0],
    relativeTo referenceEntity: Entity?
  ) { self.position = position }
  /// The transform of the entity relative to its parent.
  open func transformMatrix(relativeTo referenceEntity: Entity?) -> simd_float4x4 {
    if referenceEntity === self { return simd_float4x4(1) }
    guard let parent else { return transform.matrix }
    return parent.transformMatrix(relativeTo: referenceEntity) * transform.matrix
  }
  open func setTransformMatrix(_ matrix: simd_float4x4, relativeTo referenceEntity: Entity?) {
    transform = Transform(matrix: matrix)
  }
  open func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
    let column = transformMatrix(relativeTo: referenceEntity).columns.3
    return SIMD3(column.x, column.y, column.z)
  }
  open func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf {
    Transform(matrix: transformMatrix(relativeTo: referenceEntity)).rotation
  }
  open func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
    Transform(matrix: transformMatrix(relativeTo: referenceEntity)).scale
  }
  open func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
    self.orientation = orientation
  }
  open func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.scale = scale }
  open func visualBounds(
    recursive: Bool = true, relativeTo referenceEntity: Entity?, excludeInactive: Bool = false
  ) -> BoundingBox { BoundingBox() }
  open class func load(contentsOf url: URL, withName name: String? = nil) throws -> Entity { Entity() }
  public convenience init(contentsOf url: URL, withName name: String? = nil) async throws { self.init() }
  open class func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { Entity() }
}
public struct MeshResource: Hashable, Sendable {
  @MainActor @preconcurrency public static func generateBox(
    width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
  ) -> Self { Self() }
  @MainActor @preconcurrency public static func generateCylinder(height: Float, radius: Float) -> Self {
    Self()
  }
  @MainActor @preconcurrency public static func generateCone(height: Float, radius: Float) -> Self { Self() }
  @MainActor @preconcurrency public static func generateText(
    _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 1),
    containerFrame: CGRect = .zero
  ) -> Self { Self() }
  public var bounds: BoundingBox { BoundingBox() }
  @MainActor @preconcurrency public static func generateBox(size: Float, cornerRadius: Float = 0) -> Self {
    Self()
  }
  @MainActor @preconcurrency public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0)
    -> Self
  {
    Self()
  }
  @MainActor @preconcurrency public static func generateSphere(radius: Float) -> Self { Self() }
  @MainActor @preconcurrency public static func generatePlane(
    width: Float, depth: Float, cornerRadius: Float = 0
  ) -> Self { Self() }
  @MainActor @preconcurrency public static func generatePlane(
    width: Float, height: Float, cornerRadius: Float = 0
  ) -> Self { Self() }
}
public protocol Material {}
public struct SimpleMaterial: Material {
  public typealias Color = UIColor
  public var color = PhysicallyBasedMaterial.BaseColor()
  public var roughness: MaterialScalarParameter = 0.5
  public var metallic: MaterialScalarParameter = 0
  public init() {}
  public init(color: UIColor, roughness: Float = 0.5, isMetallic: Bool) {}
  public init(color: UIColor, isMetallic: Bool) {}
}
public struct UnlitMaterial: Material {
  public typealias BaseColor = PhysicallyBasedMaterial.BaseColor
  public var color = PhysicallyBasedMaterial.BaseColor()
  public var opacityThreshold: Float?
  public var blending = PhysicallyBasedMaterial.Blending.opaque
  public init(texture: TextureResource) { color = .init(texture: .init(texture)) }
  public init() {}
  public init(color: UIColor) {}
}
public struct OcclusionMaterial: Material { public init() {} }
public struct ModelComponent: Component {
  public var mesh: MeshResource
  public var materials: [any Material]
  public init(mesh: MeshResource, materials: [any Material]) {
    self.mesh = mesh
    self.materials = materials
  }
}
@MainActor @preconcurrency open class ModelEntity: Entity {
  open var model: ModelComponent?
  public convenience init(mesh: MeshResource, materials: [any Material] = []) {
    self.init()
    model = ModelComponent(mesh: mesh, materials: materials)
  }
  open class func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
    ModelEntity()
  }
}
public struct AnchoringComponent: Component {
  public enum Target: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable {
      case horizontal
      case vertical
      case any
    }
    public enum Classification: Hashable, Sendable {
      case wall
      case floor
      case table
      case any
    }
    case camera
    case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
  }
}
@MainActor @preconcurrency open class AnchorEntity: Entity {
  public convenience init(_ target: AnchoringComponent.Target) { self.init() }
  public convenience init(world position: SIMD3<Float>) { self.init() }
}
/// What a view shows; Apple calls it `RealityKit.Scene`, which would hide the scene of apps here.
@MainActor @preconcurrency open class RealityScene: NSObject {
  public private(set) var anchors: [Entity] = []
  open func addAnchor(_ anchor: Entity) { anchors.append(anchor) }
  open func removeAnchor(_ anchor: Entity) { anchors.removeAll { $0 === anchor } }
  open func findEntity(named name: String) -> Entity? {
    anchors.lazy.compactMap { $0.findEntity(named: name) }.first
  }
}
@MainActor @preconcurrency open class ARView: UIView {
  public let scene = RealityScene()
}

@MainActor @preconcurrency public protocol RealityViewContentProtocol {
  func add(_ entity: Entity)
  func remove(_ entity: Entity)
}
@MainActor @preconcurrency public struct RealityViewContent: RealityViewContentProtocol {
  public func add(_ entity: Entity) {}
  public func remove(_ entity: Entity) {}
  public var entities: [Entity] { [] }
  /// Subscribes to nothing: nothing happens in a scene here.
  public func subscribe<E: Event>(
    to event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)? = nil,
    _ handler: @escaping (E) -> Void
  ) -> EventSubscription { EventSubscription() }
  public var camera = RealityViewCamera.virtual
  public var cameraTarget: Entity?
  public var environment = RealityViewEnvironment.default
}
public typealias RealityViewCameraContent = RealityViewContent

public enum RealityViewCamera: Hashable, Sendable {
  case virtual
  case spatialTracking
  case worldTracking
}
public enum RealityViewEnvironment: Sendable {
  case `default`
  case color(Color)
}

/// A scene, shown as a labelled box of the view's size.
public struct RealityView<Placeholder: View>: View {
  public init(
    make: @escaping @MainActor (inout RealityViewContent) async -> Void,
    update: (@MainActor (inout RealityViewContent) -> Void)? = nil
  ) where Placeholder == EmptyView {}
  public init(
    make: @escaping @MainActor (inout RealityViewContent) async -> Void,
    update: (@MainActor (inout RealityViewContent) -> Void)? = nil,
    @ViewBuilder placeholder: () -> Placeholder
  ) {}
  public init<A: AttachmentContent>(
    make: @escaping @MainActor (inout RealityViewContent, RealityViewAttachments) async -> Void,
    update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil,
    @AttachmentContentBuilder attachments: @escaping () -> A
  ) where Placeholder == EmptyView {}
  public init<A: AttachmentContent>(
    make: @escaping @MainActor (inout RealityViewContent, RealityViewAttachments) async -> Void,
    update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil,
    @ViewBuilder placeholder: () -> Placeholder, @AttachmentContentBuilder attachments: @escaping () -> A
  ) {}
  public var body: some View { LabelledBox("RealityView", kind: "a scene of RealityKit") }
}
/// A model, shown as a labelled box of the view's size.
public struct Model3D: View {
  public init(named name: String, bundle: Bundle? = nil) {}
  public init(url: URL) {}
  public var body: some View { LabelledBox("Model3D", kind: "a model in three dimensions") }
}
