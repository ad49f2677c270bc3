import LayoutEngine
import Typesetting
public import Views

/// Controls for entering data, grouped like the rows of a list.
public nonisolated struct Form<Content: View>: View, RoleBearing {
  package static var roles: ViewRoles { [.rows, .hasBars] }

  package let content: Content

  @Environment(\.formStyle) private var style

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    makeBody(style)
  }

  @MainActor
  private func makeBody(_ style: any FormStyle) -> AnyView {
    func make<S: FormStyle>(_ style: S) -> AnyView {
      AnyView(
        StyledBody(style: style) {
          $0.makeBody(configuration: FormStyleConfiguration(content: .init(view: AnyView(content))))
        })
    }
    return make(style)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form.
public struct FormStyleConfiguration {
  /// The form's rows.
  public nonisolated struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let content: Content
}

/// The platform's form: a list of cards on iOS, columns on a Mac.
public nonisolated struct AutomaticFormStyle: FormStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticForm(configuration: configuration)
  }
}

private nonisolated struct AutomaticForm: View {
  let configuration: FormStyleConfiguration
  @Environment(\.typePlatform) private var platform

  @MainActor var body: some View {
    if platform == .macos {
      ColumnsFormStyle().makeBody(configuration: configuration)
    } else {
      FormRows(content: configuration.content)
    }
  }
}

/// Rows in sections, like those of a list.
public nonisolated struct GroupedFormStyle: FormStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FormRows(content: configuration.content)
  }
}

/// Labels in one column and controls in another, without cards: a Mac's form.
public nonisolated struct ColumnsFormStyle: FormStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FormColumns(content: configuration.content)
      .noted(.approximated, "ColumnsFormStyle", "The distances in a form of columns are not measured.")
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A form as a list.
private nonisolated struct FormRows<Content: View>: PrimitiveView {
  let content: Content

  @MainActor
  func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    ListBuilder(inputs: inputs, selection: nil, isForm: true).node(content, name: "Form")
  }
}

extension EnvironmentValues {
  private struct FormStyleKey: EnvironmentKey {
    static var defaultValue: any FormStyle { AutomaticFormStyle() }
  }

  /// How forms look.
  package var formStyle: any FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the forms below look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    inputs { $0.environment.formStyle = style }
  }
}
