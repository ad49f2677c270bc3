/// The styles that views have chosen for their controls, keyed for each family by its configuration type.
package struct ControlStyles {
  /// Applies a chosen style to the parts of a control.
  private struct Maker<Configuration> {
    let make: @MainActor (Configuration) -> AnyView
  }

  /// The styles of each family, the innermost last.
  private var makers: [ObjectIdentifier: [Any]] = [:]

  /// Sets the style of controls with this configuration type.
  package mutating func choose<Configuration>(_ make: @escaping @MainActor (Configuration) -> AnyView) {
    makers[ObjectIdentifier(Configuration.self), default: []].append(Maker(make: make))
  }

  /// The chosen style's body for the parts of a control; nil if no view has chosen one.
  ///
  /// The style's own body sees the next style outward.
  @MainActor
  package func body<Configuration>(of configuration: Configuration) -> AnyView? {
    let family = ObjectIdentifier(Configuration.self)
    guard let maker = makers[family]?.last as? Maker<Configuration> else { return nil }
    return AnyView(
      maker.make(configuration).inputs { _ = $0.environment.controlStyles.makers[family]?.popLast() })
  }

  /// A part of a control; controls in it use the style outside the control even inside its style's body.
  ///
  /// A nested group box looks like the outer one, whatever the style's body does between them.
  ///
  /// - Parameter configuration: the configuration type of the family.
  @MainActor
  package func part<Part: View, Configuration>(_ part: Part, of configuration: Configuration.Type) -> AnyView
  {
    let family = ObjectIdentifier(Configuration.self)
    guard let chosen = makers[family], !chosen.isEmpty else { return AnyView(part) }
    return AnyView(part.inputs { $0.environment.controlStyles.makers[family] = chosen })
  }
}

extension EnvironmentValues {
  private struct ControlStylesKey: EnvironmentKey {
    static var defaultValue: ControlStyles { ControlStyles() }
  }

  /// The styles that the enclosing views have chosen.
  package var controlStyles: ControlStyles {
    get { self[ControlStylesKey.self] }
    set { self[ControlStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Chooses the style of one family of controls.
  ///
  /// - Parameter makeBody: calls the style's method of that name.
  package func controlStyle<Style, Configuration, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    inputs {
      $0.environment.controlStyles.choose { (configuration: Configuration) in
        AnyView(StyledBody(style: style) { makeBody($0, configuration) })
      }
    }
  }
}
