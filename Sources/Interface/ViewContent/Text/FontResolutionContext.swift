import Fonts
public import Foundation
import Typesetting

extension EnvironmentValues {
  /// The context in which a font is resolved.
  public var fontResolutionContext: Font.Context { Font.Context(environment: self) }
}

extension Font {
  /// The font of text that does not set one.
  public static let `default` = Font.body

  /// The circumstances that a font depends on, such as the user's text size.
  public struct Context {
    let environment: EnvironmentValues
  }

  /// A resolved font.
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
