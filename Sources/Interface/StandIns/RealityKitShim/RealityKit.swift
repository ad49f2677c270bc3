// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

@_exported import SwiftUI
import Views

// Entities as trees; what shows them is a labelled box.

public protocol Component {}
public struct Transform: Component, Hashable, Sendable {
  public var scale: SIMD3<Float>
  public var translation: SIMD3<Float>
  public static let identity = Transform()
  public init(scale: SIMD3<Float> = .one, translation: SIMD3<Float> = .zero) {
    self.scale = scale
    self.translation = translation
  }
}
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
  open class func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { Entity() }
}
public struct MeshResource: Hashable, Sendable {
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
  public init() {}
  public init(color: UIColor, roughness: Float = 0.5, isMetallic: Bool) {}
  public init(color: UIColor, isMetallic: Bool) {}
}
public struct UnlitMaterial: Material {
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
}
public typealias RealityViewCameraContent = RealityViewContent

/// A scene, for which a labelled box of the view's size stands.
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
  public var body: some View { PlaceholderView("RealityView", kind: "a scene of RealityKit") }
}
/// A model, for which a labelled box of the view's size stands.
public struct Model3D: View {
  public init(named name: String, bundle: Bundle? = nil) {}
  public init(url: URL) {}
  public var body: some View { PlaceholderView("Model3D", kind: "a model in three dimensions") }
}
