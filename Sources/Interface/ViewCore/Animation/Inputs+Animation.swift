package import LayoutEngine

extension _ViewInputs {
  /// A value's current state while it animates to its target; with animations off, the target itself.
  @MainActor
  package func animated<Value: Animatable>(_ value: Value) -> Value {
    guard graph.timeline != nil else { return value }
    let place = leaf ?? identity
    return animated(value, place, .animated[place.nextAnimated()])
  }

  /// A view or modifier with the current state of its animatable data.
  @MainActor
  func animatedDescription<Description>(_ description: Description) -> Description {
    guard graph.timeline != nil, let animatable = description as? any Animatable else { return description }
    func animate<Value: Animatable>(_ value: Value) -> Any { animated(value, identity, .ownAnimatedValues) }
    return animate(animatable) as? Description ?? description
  }

  /// A text renderer with the current state of its animatable data.
  @MainActor
  package func animatedRenderer<Renderer: Animatable>(_ renderer: Renderer) -> Renderer {
    graph.timeline == nil ? renderer : animated(renderer, identity, .textRenderer)
  }

  /// The current state of animated numbers.
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

  /// Records on a node what its movement animates with.
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

  /// Records the node that a view has made for itself.
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
  /// The animatable data of a view or modifier.
  fileprivate static let ownAnimatedValues = ViewPart("ownAnimatedValues")
  /// The animatable data of a text renderer.
  fileprivate static let textRenderer = ViewPart("textRenderer")
}
