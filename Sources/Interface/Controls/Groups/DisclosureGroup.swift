import Foundation
import Geometry
import LayoutEngine
public import Views

/// A title that shows and hides the views below it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  let content: () -> Content
  let label: Label
  let binding: Binding<Bool>?
  @State private var isExpanded = false

  @Environment(\.controlStyles) private var styles

  @MainActor public var body: some View {
    let expanded = binding ?? $isExpanded
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(view: AnyView(label)),
      content: .init(
        view: expanded.wrappedValue
          ? styles.part(content(), of: DisclosureGroupStyleConfiguration.self) : AnyView(EmptyView())),
      isExpanded: expanded)
    styles.body(of: configuration)
      ?? AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: configuration))
  }

  init(_ content: @escaping () -> Content, _ label: Label, _ binding: Binding<Bool>?) {
    self.content = content
    self.label = label
    self.binding = binding
  }
}

extension DisclosureGroup {
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content, label(), nil)
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content, label(), isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content, Text(titleKey), nil)
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content, Text(titleKey), isExpanded)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content, Text(titleResource), nil)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content, Text(titleResource), isExpanded)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content, Text(title), nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content, Text(title), isExpanded)
  }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The title.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// What shows while the group is open.
  public nonisolated struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The title with a chevron at its end, which points down while the group is open.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosedViews(configuration: configuration)
  }
}

private nonisolated struct DisclosedViews: View {
  let configuration: DisclosureGroupStyleConfiguration

  @Environment(\.controlSurroundings) private var surroundings

  @MainActor var body: some View {
    if surroundings == .row {
      // The enclosing list makes a row of each.
      title
      if configuration.isExpanded { configuration.content.padding(.leading, 16) }
    } else {
      VStack(spacing: 0) {
        title
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @MainActor private var toggle: some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      configuration.label
    }
  }

  @MainActor private var title: some View {
    HStack {
      // The title is a button, so it has the tint unless it has a style of its own; in a list's row only the
      // chevron has.
      if surroundings == .row {
        toggle.buttonStyle(.plain)
      } else {
        toggle.buttonStyle(.borderless)
      }
      Spacer()
      Image(systemName: "chevron.forward")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(AnyShapeStyle.tinted)
        .rotationEffect(configuration.isExpanded ? .degrees(90) : .zero)
    }
    .interaction("DisclosureGroup") { interaction, _ in
      interaction.actsForRow = true
      interaction.tap = { _ in configuration.isExpanded.toggle() }
      interaction.spoken = AccessibilityControl(
        [.button], value: { configuration.isExpanded ? "Expanded" : "Collapsed" })
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1 as DisclosureGroupStyleConfiguration) }
  }
}
