public import Views

/// A button of the bar below a Mac's toolbar that narrows a search; here it is a text in the tint.
public nonisolated struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
      .noted(
        .approximated, "AccessoryBarButtonStyle", "A Mac draws it without a ground until it is pointed at.")
  }
}

/// A button of the bar below a Mac's toolbar that acts; here it has iOS's border.
public nonisolated struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
      .noted(.approximated, "AccessoryBarActionButtonStyle", "A Mac draws a lower ground.")
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  public nonisolated static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  public nonisolated static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
