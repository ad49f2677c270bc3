public import Foundation
import Geometry
import LayoutEngine
public import Views

/// A field for multiline text, which fills the proposed size.
public nonisolated struct TextEditor: View {
  let text: AttributedString
  let content: FieldContent

  @Environment(\.textEditorStyle) private var style

  public init(text: Binding<String>) {
    self.text = AttributedString(text.wrappedValue)
    content = .editable(text)
  }

  @MainActor public var body: some View {
    style(AnyView(EditedText(text: text)))
      .typing("TextEditor", into: content, isReturnSubmitted: false, traits: [.textArea]) { _ in "" }
  }
}

extension TextEditor {
  public init(text: Binding<AttributedString>) {
    self.text = text.wrappedValue
    content = FieldContent(shown: .text("")) { text.wrappedValue = AttributedString($0) }
  }
}

/// An editor's text: 5 points in from the sides and 8 from the top, as a text view has it.
private nonisolated struct EditedText: View {
  let text: AttributedString
  @Environment(\.multilineTextAlignment) private var alignment

  @MainActor var body: some View {
    // Text that does not fit scrolls, without an ellipsis.
    Text(text)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: corner)
      .clipped()
  }

  private var corner: Alignment {
    switch alignment {
    case .leading: .topLeading
    case .center: .top
    case .trailing: .topTrailing
    }
  }
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a text editor, which a custom style cannot access.
public nonisolated struct TextEditorStyleConfiguration {
  let editor: AnyView
}

/// The system's editor.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// An editor without decoration.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension EnvironmentValues {
  private struct TextEditorStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (AnyView) -> AnyView { { $0 } }
  }

  var textEditorStyle: @MainActor (AnyView) -> AnyView {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    inputs {
      $0.environment.textEditorStyle = { editor in
        AnyView(
          StyledBody(style: style) {
            $0.makeBody(configuration: TextEditorStyleConfiguration(editor: editor))
          })
      }
    }
  }
}
