import LayoutEngine

/// A modifier that resolves to another one, depending on its view's environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type that the modifier resolves to.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for an environment.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor
  public static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    var inputs = inputs
    inputs.identity = inputs.identity.child(.modifier)
    var modifier = inputs.animatedDescription(modifier)
    DynamicPropertyFields.of(Self.self).install(in: &modifier, inputs: inputs)
    let resolved = modifier.resolve(in: inputs.environment)
    ResolvedModifier._makeViewList(resolved, inputs: inputs, content: content, into: &list)
  }
}
