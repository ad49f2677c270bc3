import Foundation
import Geometry
import LayoutEngine
import Views

/// The content of a field, and how typing changes it.
struct FieldContent {
  enum Shown {
    case text(String)
    /// A value in its format, which depends on the user's language.
    case formatted(Text)
  }

  let shown: Shown
  /// Accepts a typed text.
  var edit: (@MainActor (String) -> Void)?

  static func text(_ text: String) -> FieldContent { FieldContent(shown: .text(text)) }

  static func editable(_ text: Binding<String>) -> FieldContent {
    FieldContent(shown: .text(text.wrappedValue)) { text.wrappedValue = $0 }
  }

  /// A secret, shown as dots.
  static func secret(_ text: Binding<String>) -> FieldContent {
    FieldContent(shown: .text(String(repeating: "•", count: text.wrappedValue.count))) {
      text.wrappedValue = $0
    }
  }

  /// A value in its format, in the user's language if the format follows it; an invalid text leaves the value
  /// unchanged.
  static func value<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> FieldContent
  where F.FormatOutput == String {
    FieldContent(shown: .formatted(text(value.wrappedValue, format))) { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  static func optional<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> FieldContent
  where F.FormatOutput == String {
    FieldContent(shown: value.wrappedValue.map { .formatted(text($0, format)) } ?? .text("")) { text in
      value.wrappedValue = text.isEmpty ? nil : try? format.parseStrategy.parse(text)
    }
  }

  static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> FieldContent {
    FieldContent(shown: .text(formatter.string(for: value.wrappedValue) ?? "")) { text in
      if V.self == String.self, let text = text as? V { value.wrappedValue = text }
      if let formatter = formatter as? NumberFormatter, let number = formatter.number(from: text) {
        if let number = (number as? V) ?? (number.doubleValue as? V) ?? (number.intValue as? V) {
          value.wrappedValue = number
        }
      }
    }
  }

  /// What a screen reader says about the field: its text, or the placeholder if there is none.
  @MainActor
  func spokenText(_ inputs: _ViewInputs, placeholder: AnyView?) -> String {
    switch shown {
    case .text(""): placeholder?.spokenText(inputs) ?? ""
    case .text(let text): text
    case .formatted(let text): text.spokenText(inputs)
    }
  }

  private static func text<F: FormatStyle>(_ value: F.FormatInput, _ format: F) -> Text
  where F.FormatOutput == String {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let format = format
    return Text(
      storage: .computed { environment in
        _InterfaceStrings.style(format, following: environment.locale).format(value)
      })
  }
}

/// A field's text, or its placeholder where it is empty, as wide as the proposal.
///
/// Measured: a field is one line height high (21 points at the size medium); a text too long for it ends in
/// an ellipsis unless the field has focus (iOS 26).
nonisolated struct FieldText: View {
  let content: FieldContent
  let placeholder: AnyView
  let axis: Axis

  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    HStack(spacing: 0) {
      if isFocused && isEmpty { caret }
      line
      if isFocused && !isEmpty { caret }
    }
    .frame(minHeight: environment.linePitch.map { CGFloat($0) })
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: horizontal, vertical: .center))
    .modifier(CutOff(isActive: axis == .horizontal, showsEnd: isFocused))
  }

  private var isEmpty: Bool {
    if case .text("") = content.shown { return true }
    return false
  }

  private var horizontal: HorizontalAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  @MainActor @ViewBuilder private var line: some View {
    if isEmpty {
      sized(placeholder.foregroundStyle(Color(.system(.placeholderText))))
    } else {
      switch content.shown {
      case .text(let text): sized(Text(verbatim: text))
      case .formatted(let text): sized(text)
      }
    }
  }

  @MainActor @ViewBuilder
  private func sized(_ text: some View) -> some View {
    if axis == .vertical, let limit = environment.lineLimit, let pitch = environment.linePitch {
      // What goes beyond the limit scrolls: the lines are those of the whole text, and no ellipsis ends the last one.
      LinesShown(height: CGFloat(limit) * CGFloat(pitch)) {
        text.lineLimit((environment.lineLimitLower ?? 1)...)
      }
      .clipped()
    } else if axis == .vertical {
      text
    } else if isFocused {
      text.lineLimit(1).fixedSize(horizontal: true, vertical: false)
    } else {
      text.lineLimit(1)
    }
  }

  /// The insertion point: 2 points wide, in the tint colour.
  @MainActor private var caret: some View {
    Text(verbatim: "\u{200B}").frame(width: 0).overlay {
      Capsule().fill(AnyShapeStyle.tinted).frame(width: 2)
    }
  }

  /// As high as its text, up to a limit; text beyond it starts at the top.
  private struct LinesShown: Layout {
    let height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      guard let text = subviews.first else { return .zero }
      let size = text.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      return CGSize(width: size.width, height: min(size.height, height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for text in subviews {
        text.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
      }
    }
  }

  /// Cuts off a line that is too long, and lets it be narrower than its text: it shows its beginning, or its
  /// end while it is edited there.
  private struct CutOff: ViewModifier {
    let isActive: Bool
    let showsEnd: Bool

    @MainActor func body(content: Content) -> some View {
      if isActive {
        content.frame(minWidth: 0, alignment: showsEnd ? .trailing : .leading).clipped()
      } else {
        content
      }
    }
  }
}
