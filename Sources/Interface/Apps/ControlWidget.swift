public import Views

/// A control for Control Center, the Lock Screen and the Action button. None is drawn.
/// https://developer.apple.com/documentation/swiftui/controlwidget
@MainActor @preconcurrency public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  var body: Body { get }
}

/// The content of a control and the source of its values.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

extension WidgetBundleBuilder {
  @MainActor public static func buildExpression<C: ControlWidget>(_ control: C) -> _NoWidget { _NoWidget() }
}
