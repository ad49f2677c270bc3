/// Modifiers for how views respond to users and the system; a picture at rest shows nothing of them.
nonisolated extension View {
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func typeSelectEquivalent(_ stringKey: LocalizedStringResource) -> some View { self }
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let number: Int
  public static let automatic = ButtonRepeatBehavior(number: 0)
  public static let enabled = ButtonRepeatBehavior(number: 1)
  public static let disabled = ButtonRepeatBehavior(number: 2)
}

/// Whether a material looks as in an active window.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let number: Int
  public static let automatic = MaterialActiveAppearance(number: 0)
  public static let active = MaterialActiveAppearance(number: 1)
  public static let inactive = MaterialActiveAppearance(number: 2)
  public static let matchWindow = MaterialActiveAppearance(number: 3)
}

/// The line that a position between two lines belongs to.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic
  case upstream
  case downstream
}
