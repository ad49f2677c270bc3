import Foundation
import Geometry
import LayoutEngine
public import Views

/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The field that a style is given.
public nonisolated struct _TextFieldStyleLabel: View {
  let view: AnyView
  @MainActor public var body: some View { view }
}

/// On iOS a field without decoration.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}

  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field without decoration.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}

  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field with a thin border, 34 points high and 5 points round at the corners; measured on iOS 17.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}

  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    RoundedBorderField(field: AnyView(configuration))
  }
}

private nonisolated struct RoundedBorderField: View {
  let field: AnyView
  @Environment(\.pixelLength) private var pixel
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    field
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .frame(minHeight: 34)
      .background(Color(.system(.systemBackground)), in: RoundedRectangle(cornerRadius: 5))
      .overlay {
        RoundedRectangle(cornerRadius: 5)
          .strokeBorder(
            colorScheme == .dark ? Color(white: 0.23) : Color(white: 0.8), lineWidth: pixel)
      }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A style whose type is hidden.
package struct AnyTextFieldStyle {
  let makeView: @MainActor (AnyView) -> AnyView

  init<S: TextFieldStyle>(_ style: S) {
    makeView = { field in
      // The style is given a field that shows what the styled one does.
      AnyView(
        StyledBody(style: style) {
          $0._body(configuration: TextField<_TextFieldStyleLabel>(styled: field))
        })
    }
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// A field that shows a view made elsewhere.
  init(styled view: AnyView) {
    self.init(.text(""), label: _TextFieldStyleLabel(view: view), prompt: nil)
    styled = view
  }
}

extension EnvironmentValues {
  private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyTextFieldStyle { AnyTextFieldStyle(DefaultTextFieldStyle()) }
  }

  /// How text fields look.
  package var textFieldStyle: AnyTextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    inputs { $0.environment.textFieldStyle = AnyTextFieldStyle(style) }
  }
}
