/// The styles that views have chosen for the controls in them, each family's under the type of what its styles are given.
package struct ControlStyles {
  /// What a chosen style makes of the parts of a control.
  private struct Maker<Configuration> {
    let make: @MainActor (Configuration) -> AnyView
  }

  /// The styles of each family, the innermost last.
  private var makers: [ObjectIdentifier: [Any]] = [:]

  /// Has controls with parts of this type made by a style.
  package mutating func choose<Configuration>(_ make: @escaping @MainActor (Configuration) -> AnyView) {
    makers[ObjectIdentifier(Configuration.self), default: []].append(Maker(make: make))
  }

  /// What the chosen style makes of the parts of a control; nil if no view has chosen one.
  ///
  /// The style's own body finds the next style outward.
  @MainActor
  package func body<Configuration>(of configuration: Configuration) -> AnyView? {
    let family = ObjectIdentifier(Configuration.self)
    guard let maker = makers[family]?.last as? Maker<Configuration> else { return nil }
    return AnyView(
      maker.make(configuration).inputs { _ = $0.environment.controlStyles.makers[family]?.popLast() })
  }

  /// A part of a control, whose own controls find the style of that control's surroundings also inside of its style's body.
  ///
  /// A group box in a group box looks like that one, whatever the style's body does between them.
  ///
  /// - Parameter configuration: the type of what the family's styles are given.
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

  /// The styles that the views around have chosen.
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
