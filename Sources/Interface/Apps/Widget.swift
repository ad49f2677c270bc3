import Foundation
public import Views

/// A widget, whose views can be previewed on their own.
/// https://developer.apple.com/documentation/swiftui/widget
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}
/// The widgets of an extension.
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}

extension Widget { public static func main() {} }
extension WidgetBundle { public static func main() {} }

/// Several widgets combined, none of which is shown on its own.
public struct _NoWidget: Widget {
  public init() {}
  public var body: _NoWidgetConfiguration { .init() }
}

/// Makes one widget out of the statements of a closure.
@resultBuilder public struct WidgetBundleBuilder {
  @MainActor public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
  @MainActor public static func buildBlock() -> _NoWidget { _NoWidget() }
  @MainActor public static func buildPartialBlock<W: Widget>(first: W) -> W { first }
  @MainActor public static func buildPartialBlock<A: Widget, B: Widget>(accumulated: A, next: B) -> _NoWidget
  { _NoWidget() }
  @MainActor public static func buildOptional(_ widget: (any Widget)?) -> _NoWidget { _NoWidget() }
  @MainActor public static func buildEither<W: Widget>(first: W) -> _NoWidget { _NoWidget() }
  @MainActor public static func buildEither<W: Widget>(second: W) -> _NoWidget { _NoWidget() }
  @MainActor public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> _NoWidget { _NoWidget() }
}

/// What a widget shows, when and at which sizes; WidgetKit defines its kinds.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// What a preview reads from it.
  var _presentation: _WidgetPresentation { get }
}

extension WidgetConfiguration {
  public var _presentation: _WidgetPresentation { _WidgetPresentation() }
}

/// What a preview reads from a widget's configuration.
public struct _WidgetPresentation {
  /// The view of a timeline entry, or of whatever else the kind of configuration shows; nil for anything
  /// else.
  public let content: @MainActor (Any) -> AnyView?
  /// Whether the system adds margins around the view.
  public fileprivate(set) var hasContentMargins = true

  public init(content: @escaping @MainActor (Any) -> AnyView? = { _ in nil }) {
    self.content = content
  }
}

public struct _NoWidgetConfiguration: WidgetConfiguration {}

/// A configuration whose view extends to the widget's edges.
public struct _MarginlessWidgetConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  let base: Base
  public var _presentation: _WidgetPresentation {
    var presentation = base._presentation
    presentation.hasContentMargins = false
    return presentation
  }
}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration { self }

  @_disfavoredOverload
  public func configurationDisplayName(_ name: LocalizedStringResource) -> some WidgetConfiguration { self }
  @_disfavoredOverload public func configurationDisplayName(_ name: some StringProtocol)
    -> some WidgetConfiguration
  { self }
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }

  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration { self }
  @_disfavoredOverload public func description(_ description: some StringProtocol) -> some WidgetConfiguration
  { self }
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    _MarginlessWidgetConfiguration(base: self)
  }
  public func containerBackgroundRemovable(_ removable: Bool = true) -> some WidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}
