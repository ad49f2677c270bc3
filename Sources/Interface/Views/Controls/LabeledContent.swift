public import Foundation
import LayoutEngine

/// A label and a value.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  package let label: Label
  package let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @Environment(\.controlStyles) private var styles

  @MainActor public var body: some View {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(view: AnyView(label)),
      content: .init(view: styles.part(content, of: LabeledContentStyleConfiguration.self)))
    let view =
      styles.body(of: configuration)
      ?? AnyView(AutomaticLabeledContentStyle().makeBody(configuration: configuration))
    // A label and a text are one element; a control stays one of its own.
    view.states { _ in Content.self == Text.self ? .children(.combine) : nil }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content
{
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleResource)
    }
  }
}

/// How labels with values look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label and its value.
public struct LabeledContentStyleConfiguration {
  /// The label of the value.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// The value.
  public nonisolated struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let label: Label
  public let content: Content
}

/// The label at the leading edge and the value, in grey, at the trailing one.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

private nonisolated struct LabeledRow: View {
  fileprivate let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsAreHidden) private var hidesLabel
  @Environment(\.isInListRow) private var isInRow
  @Environment(\.isInFormColumns) private var isInColumns
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.renderVersion) private var version

  @MainActor var body: some View {
    if hidesLabel {
      configuration.content
    } else if isInColumns {
      FormColumnRow(label: configuration.label) { configuration.content }
    } else {
      if isInRow && typeSize.isAccessibilitySize {
        // Measured at accessibility3: rows of 130 points in iOS 26 and of 118.67 before.
        VStack(alignment: .leading, spacing: version < .iOS26 ? 2.0 / 3 : 4) {
          configuration.label
          value
        }
      } else {
        HStack {
          VStack(alignment: .leading) { configuration.label }
          Spacer().layoutPriority(-1)
          value
        }
      }
    }
  }
}

extension LabeledRow {
  @MainActor fileprivate var value: some View {
    HStack { configuration.content }.systemForegroundStyle(Color(.system(.secondaryLabel)))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1 as LabeledContentStyleConfiguration) }
  }
}
