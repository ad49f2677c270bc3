import Foundation
import Geometry
import LayoutEngine
import Views

/// The buttons and fields of an alert, sorted.
@MainActor
struct AlertParts {
  enum Style {
    case alert
    case glassAlert
    case dialog
  }

  /// Buttons in order, with the cancel button at its position.
  private(set) var buttons: [_ViewList.Element] = []
  private(set) var cancel: _ViewList.Element?
  private(set) var fields: [_ViewList.Element] = []

  init(_ content: AlertContent, _ inputs: _ViewInputs, style: Style) {
    var own = inputs.child(.part(.alertActions))
    own.environment.buttonStyle = AnyButtonStyle(AlertButtonStyle(style: style))
    sort(content.actions.viewList(own).elements())
    if buttons.isEmpty && cancel == nil {
      // An alert without buttons gets one that closes it, and a dialog gets a cancel button.
      let standard = Button(role: style == .dialog ? .cancel : nil) {
      } label: {
        style == .dialog ? Text(system: .cancel) : Text(system: .okay)
      }
      own.identity = own.identity.child(.part(.standardAction))
      sort(standard.viewList(own).elements())
    } else if style == .dialog && cancel == nil {
      own.identity = own.identity.child(.part(.standardAction))
      sort(
        Button(role: .cancel) {
        } label: {
          Text(system: .cancel)
        }.viewList(own).elements())
    }
  }

  private mutating func sort(_ elements: [_ViewList.Element]) {
    for element in elements {
      guard let role = element.traits[AlertRoleKey.self] else {
        fields.append(element)
        continue
      }
      if role.role == .cancel && cancel == nil { cancel = element } else { buttons.append(element) }
    }
  }

  /// All buttons, with the cancel button where the system puts it: first beside one other, last below
  /// several.
  var ordered: [_ViewList.Element] {
    guard let cancel else { return buttons }
    return buttons.count == 1 ? [cancel] + buttons : buttons + [cancel]
  }
}

/// Marks the buttons of an alert.
struct AlertRole {
  let role: ButtonRole?
}

enum AlertRoleKey: LayoutValueKey {
  static var defaultValue: AlertRole? { nil }
}

/// A button in an alert or dialog.
private nonisolated struct AlertButtonStyle: PrimitiveButtonStyle {
  let style: AlertParts.Style

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let role = configuration.role
    AlertButton(configuration: configuration, style: style)
      .trait { $0[AlertRoleKey.self] = AlertRole(role: role) }
  }
}

private nonisolated struct AlertButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: AlertParts.Style

  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    let label = configuration.label
      .labelStyle(.titleOnly)
      .font(font)
      .foregroundStyle(color)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
    switch style {
    case .alert: label.frame(height: 44)
    case .dialog: label.frame(height: 57)
    case .glassAlert:
      label.padding(.horizontal, 8).frame(height: 48)
        .background(Color(.system(.systemFill)), in: Capsule())
    }
  }

  private var font: Font {
    let isCancel = configuration.role == .cancel
    switch style {
    case .alert: return .system(size: 17, weight: isCancel ? .semibold : .regular)
    case .dialog: return .system(size: 20, weight: isCancel ? .semibold : .regular)
    case .glassAlert: return .system(size: 17, weight: .medium)
    }
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiaryLabel))) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return style == .glassAlert ? AnyShapeStyle(Color.primary) : AnyShapeStyle(TintShapeStyle())
  }
}

/// The hairline between the buttons of an alert.
private nonisolated struct AlertLine: View {
  @MainActor var body: some View { Divider() }
}

/// An alert until iOS 18: 270 points wide, with rows of 44 points for its buttons.
nonisolated struct PlainAlert: View {
  let content: AlertContent
  let parts: AlertParts

  @MainActor var body: some View {
    let buttons = parts.ordered
    VStack(spacing: 0) {
      // The title's baseline is 36.3 below the top, lines of the message are 16 apart and the last one ends 24 above the
      // buttons; with two of them all is 140.33 high.
      VStack(spacing: 10.0 / 3) {
        content.title.font(.system(size: 17, weight: .semibold)).multilineTextAlignment(.center)
        if let message = content.message {
          message.font(.system(size: 13)).lineSpacing(1.0 / 3).multilineTextAlignment(.center)
        }
        AlertFields(fields: parts.fields)
      }
      .systemForegroundStyle(Color(.system(.label)))
      .padding(.horizontal, 16)
      .padding(.top, 20)
      .padding(.bottom, 62.0 / 3)
      AlertLine()
      if buttons.count == 2 {
        HStack(spacing: 0) {
          ResolvedViews(elements: [buttons[0]])
          AlertLine()
          ResolvedViews(elements: [buttons[1]])
        }
        .frame(height: 44)
      } else {
        ForEach(0..<buttons.count) { index in
          if index > 0 { AlertLine() }
          ResolvedViews(elements: [buttons[index]])
        }
      }
    }
    .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 14))
    .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}

/// The text fields of an alert.
private nonisolated struct AlertFields: View {
  let fields: [_ViewList.Element]

  @MainActor var body: some View {
    if !fields.isEmpty {
      VStack(spacing: 8) {
        ForEach(0..<fields.count) { index in
          ResolvedViews(elements: [fields[index]])
            .font(.system(size: 13))
            .padding(.horizontal, 7)
            .frame(minHeight: 30)
            .background(Color(.system(.systemBackground)), in: RoundedRectangle(cornerRadius: 6))
        }
      }
      .padding(.top, 12)
    }
  }
}

/// An alert of iOS 26: glass, with capsules for its buttons and its texts at the leading side.
nonisolated struct GlassAlert: View {
  let content: AlertContent
  let parts: AlertParts
  var isStacked = false

  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    let buttons = parts.ordered
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 6) {
        if content.showsTitle {
          content.title.font(.system(size: 17, weight: .semibold))
            .foregroundStyle(Color(.system(.label)))
        }
        if let message = content.message {
          message.font(.system(size: 15)).foregroundStyle(Color(.system(.secondaryLabel)))
        }
        AlertFields(fields: parts.fields)
      }
      .multilineTextAlignment(.leading)
      .padding(.horizontal, 12)
      .padding(.top, content.showsTitle || content.message != nil ? 7 : 0)
      // From the top to the first button it is 92 points with a line of title and one of message.
      .padding(.bottom, content.showsTitle || content.message != nil ? 74.0 / 3 : 0)
      if buttons.count == 2 && !isStacked {
        HStack(spacing: 8) { ResolvedViews(elements: buttons) }
      } else {
        VStack(spacing: 8) { ResolvedViews(elements: buttons) }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(ground, in: RoundedRectangle(cornerRadius: 34))
    .shadow(color: .black.opacity(0.12), radius: ShadowBlur.radius(deviation: 10), y: 6)
  }

  private var ground: Color {
    colorScheme == .dark
      ? Color(red: 0.13, green: 0.13, blue: 0.14)
      : Color(red: 0xED / 255, green: 0xEE / 255, blue: 0xF2 / 255)
  }
}

/// A dialog until iOS 18: its buttons on one card at the bottom, and the cancel button on another.
nonisolated struct PlainDialog: View {
  let content: AlertContent
  let parts: AlertParts

  @MainActor var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        if content.showsTitle || content.message != nil {
          VStack(spacing: 10) {
            if content.showsTitle { content.title.font(.system(size: 13, weight: .semibold)) }
            if let message = content.message { message.font(.system(size: 13)) }
          }
          .foregroundStyle(Color(.system(.secondaryLabel)))
          .multilineTextAlignment(.center)
          .padding(.horizontal, 16)
          .padding(.vertical, 14)
          .frame(maxWidth: .infinity)
          AlertLine()
        }
        ForEach(0..<parts.buttons.count) { index in
          if index > 0 { AlertLine() }
          ResolvedViews(elements: [parts.buttons[index]])
        }
      }
      .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 14))
      .clipShape(RoundedRectangle(cornerRadius: 14))
      if let cancel = parts.cancel {
        ResolvedViews(elements: [cancel])
          .background(
            Color(.system(.secondarySystemGroupedBackground)), in: RoundedRectangle(cornerRadius: 14))
      }
    }
  }
}

extension ViewPart {
  /// The buttons and fields of an alert.
  fileprivate static let alertActions = ViewPart("alertActions")
  /// The default button.
  fileprivate static let standardAction = ViewPart("standardAction")
}
