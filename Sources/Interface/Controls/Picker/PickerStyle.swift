public import Foundation
public import Views

/// How pickers look; the system's styles are the only ones, as on a device.
@MainActor @preconcurrency
public protocol PickerStyle: Sendable {
  nonisolated static var _kind: _PickerKind { get }
}

/// The appearances of pickers.
public enum _PickerKind: Sendable {
  case automatic
  case menu
  case segmented
  case wheel
  case inline
  case navigationLink
  case palette
}

/// On iOS a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .automatic }
}

/// A button with the chosen value, which opens a menu.
public nonisolated struct MenuPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .menu }
}

/// The values side by side, the chosen one on a background of its own.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .segmented }
}

/// The values on a wheel, the chosen one in the middle.
public nonisolated struct WheelPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .wheel }
}

/// The values as rows of the enclosing list, the chosen one with a checkmark.
public nonisolated struct InlinePickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .inline }
}

/// A row that leads to a list of the values.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .navigationLink }
}

/// The values below each other, as a Mac has them with circles before them; here the chosen one has iOS's checkmark.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .inline }
}

/// The values as a row of symbols in a menu.
public nonisolated struct PalettePickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension EnvironmentValues {
  private struct PickerStyleKey: EnvironmentKey {
    static var defaultValue: _PickerKind { .automatic }
  }

  /// How pickers look.
  package var pickerStyle: _PickerKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, S._kind)
  }

  /// The direction of a picker's wheel on a watch; nothing on a phone.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}
