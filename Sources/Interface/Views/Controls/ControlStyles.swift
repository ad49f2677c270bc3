/// The styles that views have chosen for the controls in them, each family's under the type of what its styles are given.
package struct ControlStyles {
  /// What a chosen style makes of the parts of a control.
  private struct Maker<Configuration> {
    let make: @MainActor (Configuration) -> AnyView
  }

  private var makers: [ObjectIdentifier: Any] = [:]

  /// Has controls with parts of this type made by a style.
  package mutating func choose<Configuration>(_ make: @escaping @MainActor (Configuration) -> AnyView) {
    makers[ObjectIdentifier(Configuration.self)] = Maker(make: make)
  }

  /// What the chosen style makes of the parts of a control; nil where no view has chosen one.
  @MainActor
  package func body<Configuration>(of configuration: Configuration) -> AnyView? {
    (makers[ObjectIdentifier(Configuration.self)] as? Maker<Configuration>)?.make(configuration)
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
