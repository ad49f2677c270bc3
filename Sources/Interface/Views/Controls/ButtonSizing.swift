/// The width of a button: that of its label, or of the available space.
public struct ButtonSizing: Hashable, Sendable {
  private let number: Int
  public static let automatic = ButtonSizing(number: 0)
  public static let flexible = ButtonSizing(number: 1)
  public static let fitted = ButtonSizing(number: 2)
}

nonisolated extension View {
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    inputs {
      if sizing == .flexible {
        $0.note(.withoutEffect, "buttonSizing", "Buttons are as wide as their labels.")
      }
    }
  }
}
