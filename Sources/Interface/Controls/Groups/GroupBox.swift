import Foundation
import Geometry
import LayoutEngine
public import Views

/// A titled box around views that belong together.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  @Environment(\.controlStyles) private var styles

  @MainActor public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(view: AnyView(label)),
      content: .init(view: styles.part(content, of: GroupBoxStyleConfiguration.self)))
    styles.body(of: configuration)
      ?? AnyView(DefaultGroupBox(configuration: configuration, hasLabel: Label.self != EmptyView.self))
  }
}

extension GroupBox {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  /// The box's title.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// The content of the box.
  public nonisolated struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let label: Label
  public let content: Content
}

/// The title in headline over the content, inset by 16 points on a faint background with rounded corners.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultGroupBox(configuration: configuration, hasLabel: true)
  }
}

nonisolated struct DefaultGroupBox: View {
  let configuration: GroupBoxStyleConfiguration
  let hasLabel: Bool

  @Environment(\.backgroundStyleValue) private var background

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if hasLabel { configuration.label.font(.headline) }
      VStack { configuration.content }.frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(16)
    .background(
      background ?? .system(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1 as GroupBoxStyleConfiguration) }
  }
}
