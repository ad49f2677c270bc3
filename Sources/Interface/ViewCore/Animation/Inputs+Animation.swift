package import LayoutEngine

extension _ViewInputs {
  /// A value as it is at present, on its way to where it is said to be; with animations not shown, the value itself.
  @MainActor
  package func animated<Value: Animatable>(_ value: Value) -> Value {
    guard graph.timeline != nil else { return value }
    let place = leaf ?? identity
    return animated(value, place, .animated[place.nextAnimated()])
  }

  /// A view or modifier with its own values as they are at present.
  @MainActor
  func animatedDescription<Description>(_ description: Description) -> Description {
    guard graph.timeline != nil, let animatable = description as? any Animatable else { return description }
    func animate<Value: Animatable>(_ value: Value) -> Any { animated(value, identity, .ownAnimatedValues) }
    return animate(animatable) as? Description ?? description
  }

  /// A renderer of texts with its own values as they are at present.
  @MainActor
  package func animatedRenderer<Renderer: Animatable>(_ renderer: Renderer) -> Renderer {
    graph.timeline == nil ? renderer : animated(renderer, identity, .textRenderer)
  }

  /// Numbers as they are at present.
  @MainActor
  package func animated(_ numbers: [Double]) -> [Double] {
    guard let timeline = graph.timeline else { return numbers }
    let place = leaf ?? identity
    let attribute = place.slot(.animated[place.nextAnimated()]) { AnimatedAttribute<_AnimatableNumbers>() }
    let scope = timeline.overridingScope ?? scope
    return attribute.update(_AnimatableNumbers(numbers), scope, timeline).values
  }

  @MainActor
  private func animated<Value: Animatable>(_ value: Value, _ place: ViewIdentity, _ part: ViewPart) -> Value {
    guard let timeline = graph.timeline, Value.AnimatableData.self != EmptyAnimatableData.self else {
      return value
    }
    let attribute = place.slot(part) { AnimatedAttribute<Value.AnimatableData>() }
    var value = value
    value.animatableData = attribute.update(value.animatableData, timeline.overridingScope ?? scope, timeline)
    return value
  }

  /// Notes on a node what takes it along as it moves.
  @MainActor
  package func followMovement(_ node: LayoutNode, isGroup: Bool = false) {
    guard graph.timeline != nil, let annotation = node.annotation as? NodeAnnotation else { return }
    let place = leaf ?? identity
    annotation.animatedFrame = place.slot(.animated[place.nextAnimated()]) {
      AnimatedAttribute<AnimatableFrame>()
    }
    annotation.scope = scope
    if isGroup { annotation.isGeometryGroup = true }
  }

  /// Notes the node that a view has made for itself.
  @MainActor
  package func registerNode(_ node: LayoutNode) {
    guard let timeline = graph.timeline else { return }
    let container = identity.slot { ContainerPlace() }
    (container.pass, container.node, container.scope) = (timeline.passCount, node, scope)
    guard let annotation = node.annotation as? NodeAnnotation else { return }
    if annotation.animatedFrame == nil { followMovement(node) }
  }
}

extension ViewPart {
  /// The animated values of a view's node, in the order in which the node asks for them.
  fileprivate static let animated = ViewPart("animated")
  /// Those of a view or a modifier that is itself animatable.
  fileprivate static let ownAnimatedValues = ViewPart("ownAnimatedValues")
  /// Those of a renderer of texts.
  fileprivate static let textRenderer = ViewPart("textRenderer")
}
