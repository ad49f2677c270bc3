// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import SwiftUI
import simd

// Components of entities, as values: there is no scene in which they would act.

/// An entity's position, rotation and scale.
public struct Transform: Component, Equatable, Sendable {
  public var scale: SIMD3<Float>
  public var rotation: simd_quatf
  public var translation: SIMD3<Float>
  public static let identity = Transform()
  public init() {
    self.init(scale: .one, rotation: simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: .zero)
  }
  public init(
    scale: SIMD3<Float> = .one, rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
    translation: SIMD3<Float> = .zero
  ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
  public init(matrix: simd_float4x4) {
    let (a, b, c, d) = matrix.columns
    let axes = [SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z)]
    let lengths = axes.map { length($0) }
    scale = SIMD3(lengths[0], lengths[1], lengths[2])
    rotation = simd_quatf(simd_float3x3(axes[0] / lengths[0], axes[1] / lengths[1], axes[2] / lengths[2]))
    translation = SIMD3(d.x, d.y, d.z)
  }
  /// Turns about the axes, that about x first, then y, then z.
  public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
    self.init(
      rotation: simd_quatf(angle: z, axis: [0, 0, 1]) * simd_quatf(angle: y, axis: [0, 1, 0])
        * simd_quatf(angle: x, axis: [1, 0, 0]))
  }
  public var matrix: simd_float4x4 {
    let turn = simd_float3x3(rotation)
    return simd_float4x4(
      SIMD4(turn.columns.0 * scale.x, 0), SIMD4(turn.columns.1 * scale.y, 0),
      SIMD4(turn.columns.2 * scale.z, 0),
      SIMD4(translation, 1))
  }
}

/// An entity's components, one of each type.
public struct ComponentSet {
  private var components: [ObjectIdentifier: any Component] = [:]
  public init() {}
  public subscript<T: Component>(_ type: T.Type) -> T? {
    get { components[ObjectIdentifier(type)] as? T }
    set { components[ObjectIdentifier(type)] = newValue }
  }
  public func has(_ type: any Component.Type) -> Bool { components[ObjectIdentifier(type)] != nil }
  public mutating func set<T: Component>(_ component: T) { components[ObjectIdentifier(T.self)] = component }
  public mutating func set(_ list: [any Component]) {
    for component in list { components[ObjectIdentifier(type(of: component))] = component }
  }
  public mutating func remove(_ type: any Component.Type) { components[ObjectIdentifier(type)] = nil }
  public mutating func removeAll() { components = [:] }
  public var count: Int { components.count }
}
extension Component {
  /// Does nothing: the compiler knows the type.
  public static func registerComponent() {}
}

public struct BoundingBox: Hashable, Sendable {
  public var min: SIMD3<Float>
  public var max: SIMD3<Float>
  public init(min: SIMD3<Float> = .zero, max: SIMD3<Float> = .zero) { (self.min, self.max) = (min, max) }
  public static let empty = BoundingBox()
  public var center: SIMD3<Float> { (min + max) / 2 }
  public var extents: SIMD3<Float> { max - min }
  public var boundingRadius: Float { length(extents) / 2 }
  public var isEmpty: Bool { extents == .zero }
}

// MARK: Systems

@MainActor @preconcurrency public protocol System {
  init(scene: RealityScene)
  mutating func update(context: SceneUpdateContext)
  static var dependencies: [SystemDependency] { get }
}
extension System {
  public static var dependencies: [SystemDependency] { [] }
  public mutating func update(context: SceneUpdateContext) {}
  /// Does nothing: no scene is updated.
  public static func registerSystem() {}
}
public enum SystemDependency {
  case before(any System.Type)
  case after(any System.Type)
}
public struct SystemUpdateCondition: Sendable { public static let rendering = SystemUpdateCondition() }
@MainActor @preconcurrency public struct SceneUpdateContext {
  public let deltaTime: TimeInterval
  public let scene: RealityScene
  public func entities(matching query: EntityQuery, updatingSystemWhen condition: SystemUpdateCondition)
    -> [Entity]
  {
    []
  }
}
public struct QueryPredicate<Value>: Sendable {
  public static func has(_ type: any Component.Type) -> QueryPredicate<Entity> where Value == Entity {
    .init()
  }
  public static func && (a: Self, b: Self) -> Self { a }
  public static func || (a: Self, b: Self) -> Self { a }
  public static prefix func ! (a: Self) -> Self { a }
}
public struct EntityQuery: Sendable {
  public init() {}
  public init(where predicate: QueryPredicate<Entity>) {}
}
extension RealityScene {
  public func performQuery(_ query: EntityQuery) -> [Entity] { [] }
  public func subscribe<E: Event>(
    to event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)? = nil,
    _ handler: @escaping (E) -> Void
  ) -> EventSubscription { EventSubscription() }
}

// MARK: Events

public protocol Event {}
public protocol EventSource: AnyObject {}
extension Entity: EventSource {}
public final class EventSubscription: Cancellable, @unchecked Sendable { public func cancel() {} }
public enum SceneEvents {
  public struct Update: Event { public let deltaTime: TimeInterval }
  public struct DidAddEntity: Event { public let entity: Entity }
  public struct WillRemoveEntity: Event { public let entity: Entity }
  public struct AnchoredStateChanged: Event {
    public let anchor: Entity
    public let isAnchored: Bool
  }
}
public enum CollisionEvents {
  public struct Began: Event {
    public let entityA: Entity
    public let entityB: Entity
    public let position: SIMD3<Float>
    public let impulse: Float
  }
  public struct Updated: Event {
    public let entityA: Entity
    public let entityB: Entity
  }
  public struct Ended: Event {
    public let entityA: Entity
    public let entityB: Entity
  }
}
public enum AnimationEvents {
  public struct PlaybackCompleted: Event { public let playbackController: AnimationPlaybackController }
  public struct PlaybackStarted: Event { public let playbackController: AnimationPlaybackController }
  public struct PlaybackTerminated: Event { public let playbackController: AnimationPlaybackController }
  public struct PlaybackLooped: Event { public let playbackController: AnimationPlaybackController }
}
public enum ComponentEvents {
  public struct DidAdd: Event { public let entity: Entity }
  public struct DidChange: Event { public let entity: Entity }
  public struct DidActivate: Event { public let entity: Entity }
  public struct WillRemove: Event { public let entity: Entity }
  public struct WillDeactivate: Event { public let entity: Entity }
}

// MARK: Animations

public struct AnimationTimingFunction: Hashable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default")
  public static let linear = Self(name: "linear")
  public static let easeIn = Self(name: "easeIn")
  public static let easeOut = Self(name: "easeOut")
  public static let easeInOut = Self(name: "easeInOut")
}
public final class AnimationPlaybackController: @unchecked Sendable {
  public var speed: Float = 1
  public var time: TimeInterval = 0
  public var duration: TimeInterval { 0 }
  public var isPlaying: Bool { false }
  public var isPaused: Bool { false }
  public var isComplete: Bool { true }
  public func pause() {}
  public func resume() {}
  public func stop() {}
  public func stop(blendOutDuration: TimeInterval) {}
}
public final class AnimationResource: @unchecked Sendable {
  public var name: String? { nil }
  public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
  public func `repeat`(count: Int) -> AnimationResource { self }
}

// MARK: Component types

@MainActor @preconcurrency public struct ShapeResource: Sendable {
  public static func generateBox(size: SIMD3<Float>) -> ShapeResource { .init() }
  public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource { .init() }
  public static func generateSphere(radius: Float) -> ShapeResource { .init() }
  public static func generateCapsule(height: Float, radius: Float) -> ShapeResource { .init() }
  public static func generateConvex(from mesh: MeshResource) -> ShapeResource { .init() }
  public static func generateStaticMesh(from mesh: MeshResource) async throws -> ShapeResource { .init() }
  public func offsetBy(translation: SIMD3<Float>) -> ShapeResource { self }
}
public struct CollisionGroup: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let `default` = CollisionGroup(rawValue: 1)
  public static let sceneUnderstanding = CollisionGroup(rawValue: 2)
  public static let all = CollisionGroup(rawValue: .max)
}
public struct CollisionFilter: Hashable, Sendable {
  public var group: CollisionGroup
  public var mask: CollisionGroup
  public init(group: CollisionGroup, mask: CollisionGroup) { (self.group, self.mask) = (group, mask) }
  public static let `default` = CollisionFilter(group: .default, mask: .all)
  public static let sensor = CollisionFilter(group: .all, mask: .all)
}
public struct CollisionComponent: Component {
  public enum Mode: Hashable, Sendable {
    case `default`
    case trigger
    case colliding
  }
  public var shapes: [ShapeResource]
  public var mode: Mode
  public var filter: CollisionFilter
  public init(
    shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default
  ) { (self.shapes, self.mode, self.filter) = (shapes, mode, filter) }
  public init(shapes: [ShapeResource], isStatic: Bool, filter: CollisionFilter = .default) {
    self.init(shapes: shapes, filter: filter)
  }
}
public struct InputTargetComponent: Component {
  public struct InputType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let direct = InputType(rawValue: 1)
    public static let indirect = InputType(rawValue: 2)
    public static let all: InputType = [.direct, .indirect]
  }
  public var isEnabled = true
  public var allowedInputTypes = InputType.all
  public init() {}
  public init(allowedInputTypes: InputType) { self.allowedInputTypes = allowedInputTypes }
}
public struct OpacityComponent: Component {
  public var opacity: Float
  public init(opacity: Float) { self.opacity = opacity }
}
public struct BillboardComponent: Component {
  public var blendFactor: Float = 1
  public var upDirection = SIMD3<Float>(0, 1, 0)
  public init() {}
}
public struct HoverEffectComponent: Component {
  public init() {}
}
public struct GroundingShadowComponent: Component {
  public var castsShadow: Bool
  public var receivesShadow: Bool
  public init(castsShadow: Bool, receivesShadow: Bool = true) {
    (self.castsShadow, self.receivesShadow) = (castsShadow, receivesShadow)
  }
}
public struct PhysicsMaterialResource: Sendable {
  public static let `default` = Self()
  public static func generate(friction: Float = 0, restitution: Float = 0) -> Self { Self() }
  public static func generate(staticFriction: Float, dynamicFriction: Float, restitution: Float) -> Self {
    Self()
  }
}
public struct PhysicsMassProperties: Sendable {
  public var mass: Float
  public static let `default` = Self(mass: 1)
  public init(mass: Float) { self.mass = mass }
}
public enum PhysicsBodyMode: Hashable, Sendable {
  case `static`
  case kinematic
  case dynamic
}
public struct PhysicsBodyComponent: Component {
  public var massProperties = PhysicsMassProperties.default
  public var material = PhysicsMaterialResource.default
  public var mode = PhysicsBodyMode.dynamic
  public var isAffectedByGravity = true
  public var linearDamping: Float = 0
  public var angularDamping: Float = 0
  public var isContinuousCollisionDetectionEnabled = false
  public init() {}
  public init(
    massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil,
    mode: PhysicsBodyMode = .dynamic
  ) { (self.massProperties, self.material, self.mode) = (massProperties, material ?? .default, mode) }
  public init(
    shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil,
    mode: PhysicsBodyMode = .dynamic
  ) { self.init(massProperties: .init(mass: mass), material: material, mode: mode) }
}
public struct PhysicsMotionComponent: Component {
  public var linearVelocity: SIMD3<Float>
  public var angularVelocity: SIMD3<Float>
  public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) {
    (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity)
  }
}
public struct PhysicsSimulationComponent: Component {
  public var gravity = SIMD3<Float>(0, -9.81, 0)
  public init() {}
}
public struct PerspectiveCameraComponent: Component {
  public var near: Float
  public var far: Float
  public var fieldOfViewInDegrees: Float
  public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
    (self.near, self.far, self.fieldOfViewInDegrees) = (near, far, fieldOfViewInDegrees)
  }
}
public struct PointLightComponent: Component {
  public var color: UIColor
  public var intensity: Float
  public var attenuationRadius: Float
  public init(color: UIColor = .white, intensity: Float = 26963.76, attenuationRadius: Float = 10) {
    (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
  }
}
public struct DirectionalLightComponent: Component {
  public var color: UIColor
  public var intensity: Float
  public init(color: UIColor = .white, intensity: Float = 2145.7078) {
    (self.color, self.intensity) = (color, intensity)
  }
}
public struct ModelSortGroup: Sendable { public init(depthPass: Int? = nil) {} }
public struct AdaptiveResolutionComponent: Component { public init() {} }
public struct SynchronizationComponent: Component { public init() {} }
public struct WorldComponent: Component { public init() {} }
public struct PortalComponent: Component { public init(target: Entity) {} }
public struct PortalMaterial: Material { public init() {} }

// MARK: Entities

@MainActor @preconcurrency open class PerspectiveCamera: Entity {
  open var camera = PerspectiveCameraComponent()
}
@MainActor @preconcurrency open class PointLight: Entity { open var light = PointLightComponent() }
@MainActor @preconcurrency open class DirectionalLight: Entity {
  open var light = DirectionalLightComponent()
}
@MainActor @preconcurrency open class ViewAttachmentEntity: Entity {
  open var bounds: BoundingBox { BoundingBox() }
}

// MARK: Attachments

@MainActor @preconcurrency public protocol AttachmentContent {}
/// A view in a scene, which no picture shows.
public struct Attachment<Content: View>: AttachmentContent {
  public init(id: some Hashable, @ViewBuilder _ content: () -> Content) {}
}
public struct EmptyAttachmentContent: AttachmentContent { public init() {} }
extension Optional: AttachmentContent where Wrapped: AttachmentContent {}
extension ForEach: AttachmentContent where Content: AttachmentContent {}
@resultBuilder public struct AttachmentContentBuilder {
  @MainActor public static func buildBlock() -> EmptyAttachmentContent { EmptyAttachmentContent() }
  @MainActor public static func buildPartialBlock<C: AttachmentContent>(first: C) -> C { first }
  @MainActor public static func buildPartialBlock<A: AttachmentContent, B: AttachmentContent>(
    accumulated: A, next: B
  )
    -> EmptyAttachmentContent
  { EmptyAttachmentContent() }
  @MainActor public static func buildOptional<C: AttachmentContent>(_ content: C?) -> C? { content }
  @MainActor public static func buildEither<C: AttachmentContent>(first: C) -> EmptyAttachmentContent {
    EmptyAttachmentContent()
  }
  @MainActor public static func buildEither<C: AttachmentContent>(second: C) -> EmptyAttachmentContent {
    EmptyAttachmentContent()
  }
}
@MainActor @preconcurrency public struct RealityViewAttachments {
  public func entity(for id: some Hashable) -> ViewAttachmentEntity? { nil }
}

// MARK: Materials and textures

public struct MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  public init(floatLiteral value: Float) {}
  public init(integerLiteral value: Int) {}
  public static func float(_ value: Float) -> Self { Self(floatLiteral: value) }
}
public final class TextureResource: @unchecked Sendable {
  public enum Semantic: Hashable, Sendable {
    case raw
    case scalar
    case color
    case hdrColor
    case normal
  }
  public struct CreateOptions: Sendable {
    public init(semantic: Semantic?) {}
  }
  public var width: Int { 0 }
  public var height: Int { 0 }
  init() {}
  public convenience init(named name: String, in bundle: Bundle? = nil, options: CreateOptions? = nil)
    async throws
  {
    self.init()
  }
  public convenience init(image: CGImage, withName name: String? = nil, options: CreateOptions) async throws {
    self.init()
  }
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource { .init() }
  public static func load(contentsOf url: URL, withName name: String? = nil) throws -> TextureResource {
    .init()
  }
  public static func generate(from image: CGImage, withName name: String? = nil, options: CreateOptions)
    throws
    -> TextureResource
  { .init() }
}
public enum MaterialParameters {
  public struct Texture: Sendable {
    public var resource: TextureResource
    public init(_ resource: TextureResource) { self.resource = resource }
  }
}
public struct PhysicallyBasedMaterial: Material {
  public struct BaseColor: @unchecked Sendable {
    public var tint: UIColor
    public var texture: MaterialParameters.Texture?
    public init(tint: UIColor = .white, texture: MaterialParameters.Texture? = nil) {
      (self.tint, self.texture) = (tint, texture)
    }
  }
  public enum Blending: Sendable {
    case opaque
    case transparent(opacity: Opacity)
  }
  public struct Opacity: ExpressibleByFloatLiteral, Sendable {
    public var scale: Float
    public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil) { self.scale = scale }
    public init(floatLiteral value: Float) { scale = value }
  }
  public struct Roughness: ExpressibleByFloatLiteral, Sendable {
    public var scale: Float
    public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil) { self.scale = scale }
    public init(floatLiteral value: Float) { scale = value }
  }
  public typealias Metallic = Roughness
  public enum FaceCulling: Hashable, Sendable {
    case none
    case front
    case back
  }
  public struct EmissiveColor: @unchecked Sendable {
    public var color: UIColor
    public init(color: UIColor = .black, texture: MaterialParameters.Texture? = nil) { self.color = color }
  }
  public var baseColor = BaseColor()
  public var roughness = Roughness()
  public var metallic = Metallic(scale: 0)
  public var blending = Blending.opaque
  public var faceCulling = FaceCulling.back
  public var emissiveColor = EmissiveColor()
  public var emissiveIntensity: Float = 0
  public init() {}
}

// MARK: Gestures

/// The targets of a gesture; there are none here.
public struct EntityTargetValue<Value> {
  public let gestureValue: Value
  public let entity: Entity
}
