import Foundation
import Geometry
import LayoutEngine
import Views

/// What a field holds.
enum FieldContent {
  case text(String)
  /// A value in its format, which depends on the reader's language.
  case formatted(Text)

  /// A value in its format, in the reader's language where the format follows it.
  static func value<F: FormatStyle>(_ value: F.FormatInput, _ format: F) -> FieldContent
  where F.FormatOutput == String {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let format = format
    return .formatted(
      Text(
        storage: .computed { environment in
          _InterfaceStrings.style(format, following: environment.locale).format(value)
        }))
  }
}

/// A field's text, or its placeholder where it is empty, as wide as what is offered.
///
/// Measured: a field is as high as lines are apart (21 points at the size medium); text too long for it is cut off
/// without an ellipsis.
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
    .modifier(CutOff(isActive: axis == .horizontal))
  }

  private var isEmpty: Bool {
    if case .text("") = content { return true }
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
      switch content {
      case .text(let text): sized(Text(verbatim: text))
      case .formatted(let text): sized(text)
      }
    }
  }

  @MainActor @ViewBuilder
  private func sized(_ text: some View) -> some View {
    if axis == .vertical {
      text
    } else {
      text.lineLimit(1).fixedSize(horizontal: true, vertical: false)
    }
  }

  /// The place where typing goes on: 2 points wide, in the tint colour.
  @MainActor private var caret: some View {
    Text(verbatim: "\u{200B}").frame(width: 0).overlay {
      Capsule().fill(AnyShapeStyle.tinted).frame(width: 2)
    }
  }

  /// Cuts off a line that is too long, and lets it be narrower than its text.
  private struct CutOff: ViewModifier {
    let isActive: Bool

    @MainActor func body(content: Content) -> some View {
      if isActive { content.frame(minWidth: 0).clipped() } else { content }
    }
  }
}
