import Foundation
import LayoutEngine

/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: View {
  package let title: Title
  package let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @Environment(\.labelStyle) private var style

  @MainActor public var body: some View {
    AnyLabelStyle(style).makeView(
      LabelStyleConfiguration(title: .init(AnyView(title)), icon: .init(AnyView(icon)))
    )
    .states { _ in .children(.combine) }
    // A label that only shows its icon is still named by its title.
    .labelled { title.spokenText($0) }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The label's title.
  public nonisolated struct Title: View {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    @MainActor public var body: some View { view }
  }

  /// The label's icon.
  public nonisolated struct Icon: View {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    @MainActor public var body: some View { view }
  }

  public let title: Title
  public let icon: Icon
}

/// A style whose type is hidden, ready to make a view.
@MainActor
private struct AnyLabelStyle {
  let style: any LabelStyle

  init(_ style: any LabelStyle) {
    self.style = style
  }

  func makeView(_ configuration: LabelStyleConfiguration) -> AnyView {
    func make<S: LabelStyle>(_ style: S) -> AnyView {
      AnyView(
        StyledBody(style: style) { $0.makeBody(configuration: configuration) }
          .inputs { $0.environment.labelStyles.turnOutward() })
    }
    return make(style)
  }
}

/// The body of a style, with the style's own dynamic properties connected.
package nonisolated struct StyledBody<Style, Content: View>: TransparentView {
  let style: Style
  let makeBody: @MainActor (Style) -> Content

  package init(style: Style, makeBody: @escaping @MainActor (Style) -> Content) {
    self.style = style
    self.makeBody = makeBody
  }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    var style = style
    let inner = inputs.child(.content)
    DynamicPropertyFields.of(Style.self).install(in: &style, inputs: inner)
    Content._makeViewList(makeBody(style), inputs: inner.child(.body), into: &list)
  }
}

/// Title and icon side by side.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Title and icon side by side, with 8 points between.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    inputs { $0.environment.labelStyles.choose(style) }
  }
}
