import Fonts
public import Foundation
import Typesetting

extension EnvironmentValues {
  /// What turns a font into the one that text is shown with.
  public var fontResolutionContext: Font.Context { Font.Context(environment: self) }
}

extension Font {
  /// The font of text that asks for none.
  public static let `default` = Font.body

  /// The surroundings that a font depends on: the size that the reader has chosen, and others.
  public struct Context {
    let environment: EnvironmentValues
  }

  /// A font as text is shown with it.
  public struct Resolved: Hashable, Sendable {
    /// In points.
    public let pointSize: CGFloat
    public let weight: Font.Weight
    public let isBold: Bool
    public let isItalic: Bool
    public let isSmallCaps: Bool
    public let isLowercaseSmallCaps: Bool
    public let isUppercaseSmallCaps: Bool
  }

  public func resolve(in context: Context) -> Resolved {
    let request = request(in: context.environment, modifiers: TextModifiers())
    return Resolved(
      pointSize: CGFloat(request.size), weight: Weight(value: CGFloat(request.weight)),
      isBold: CGFloat(request.weight) >= Weight.semibold.value, isItalic: request.isItalic,
      isSmallCaps: request.smallCapitals == [.lowercase, .uppercase],
      isLowercaseSmallCaps: request.smallCapitals.contains(.lowercase),
      isUppercaseSmallCaps: request.smallCapitals.contains(.uppercase))
  }
}
