import RealityKit
import SwiftUI

// A model in a window of visionOS, with components, turns, attachments and an ornament.

struct Spin: Component { var speed: Float = 1 }
struct SpinSystem: System {
  private static let query = EntityQuery(where: .has(Spin.self))
  init(scene: RealityScene) {}
  func update(context: SceneUpdateContext) {
    for entity in context.entities(matching: Self.query, updatingSystemWhen: .rendering) {
      entity.orientation *= simd_quatf(angle: 0.1, axis: [0, 1, 0])
    }
  }
}

struct Globe: View {
  @Environment(\.openImmersiveSpace) private var open
  private let globe: Entity = {
    let parent = Entity()
    parent.transform = Transform(scale: [2, 2, 2], rotation: simd_quatf(angle: .pi / 2, axis: [0, 0, 1]))
    let child = ModelEntity(
      mesh: .generateSphere(radius: 0.1), materials: [SimpleMaterial(color: .blue, isMetallic: false)])
    child.position = [1, 0, 0]
    child.components.set(Spin(speed: 3))
    child.components.set([InputTargetComponent(), CollisionComponent(shapes: [.generateSphere(radius: 0.1)])])
    parent.addChild(child)
    return parent
  }()
  private var place: SIMD3<Float> { globe.children[0].position(relativeTo: nil) }
  var body: some View {
    VStack {
      RealityView { content, attachments in
        content.add(globe)
        if let label = attachments.entity(for: "label") { globe.addChild(label) }
      } attachments: {
        Attachment(id: "label") { Text("Label") }
      }
      Text("at \(Int(place.x.rounded())) \(Int(place.y.rounded())) \(Int(place.z.rounded()))")
        .font(.extraLargeTitle)
      Text("turns \(globe.children[0].components[Spin.self]?.speed ?? 0, specifier: "%.0f")")
      Text(globe.children[0].components.has(OpacityComponent.self) ? "faint" : "plain")
      Button("Enter") { Task { await open(id: "space") } }
    }
    .ornament(attachmentAnchor: .scene(.bottom)) { Text("beside") }
    .task { SpinSystem.registerSystem() }
  }
}

struct GlobeApp: App {
  @State private var style: any ImmersionStyle = .mixed
  var body: some Scene {
    WindowGroup { Globe() }.windowStyle(.volumetric).defaultSize(
      width: 0.5, height: 0.5, depth: 0.5, in: .meters)
    ImmersiveSpace(id: "space") { Globe() }.immersionStyle(selection: $style, in: .mixed, .full)
  }
}
#Preview(windowStyle: .volumetric) { Globe() }
