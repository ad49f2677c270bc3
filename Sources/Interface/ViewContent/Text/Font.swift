import Fonts
public import Foundation
import Typesetting

/// A font, or a description of one that depends on the user's text size.
public nonisolated struct Font: Hashable, Sendable {
  package indirect enum Provider: Hashable, Sendable {
    case textStyle(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    case custom(String, CGFloat, Scaling)
    case modified(Font, Modification)
  }

  package enum Scaling: Hashable, Sendable {
    case fixed
    case relative(TextStyle)
  }

  package enum Modification: Hashable, Sendable {
    case weight(Weight)
    case bold(Bool)
    case italic(Bool)
    case width(Width)
    case design(Design)
    case leading(Leading)
    case monospaced(Bool)
    case monospacedDigit
    case smallCaps
    case lowercaseSmallCaps
    case uppercaseSmallCaps
    case pointSize(CGFloat)
    case scaled(CGFloat)
  }

  package let provider: Provider

  package init(_ provider: Provider) {
    self.provider = provider
  }

  /// One of the sizes that follow the user's setting.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// A design of the system font.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The weight of strokes.
  @frozen
  public struct Weight: Hashable, Sendable {
    /// From -1 to 1, as in `UIFont.Weight`.
    package let value: CGFloat

    package init(value: CGFloat) {
      self.value = value
    }

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The leading between lines.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  public static let largeTitle = Font(.textStyle(.largeTitle, nil, nil))
  public static let title = Font(.textStyle(.title, nil, nil))
  public static let title2 = Font(.textStyle(.title2, nil, nil))
  public static let title3 = Font(.textStyle(.title3, nil, nil))
  public static let headline = Font(.textStyle(.headline, nil, nil))
  public static let subheadline = Font(.textStyle(.subheadline, nil, nil))
  public static let body = Font(.textStyle(.body, nil, nil))
  public static let callout = Font(.textStyle(.callout, nil, nil))
  public static let footnote = Font(.textStyle(.footnote, nil, nil))
  public static let caption = Font(.textStyle(.caption, nil, nil))
  public static let caption2 = Font(.textStyle(.caption2, nil, nil))

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.textStyle(style, design, weight))
  }

  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.textStyle(style, design, nil))
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size, weight, design))
  }

  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size, weight, design))
  }

  /// A custom font at a size that scales with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, .relative(.body)))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size, .relative(textStyle)))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, .fixed))
  }

  private func modified(_ modification: Modification) -> Font {
    Font(.modified(self, modification))
  }

  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
  public func bold() -> Font { modified(.bold(true)) }
  public func bold(_ isActive: Bool) -> Font { modified(.bold(isActive)) }
  public func italic() -> Font { modified(.italic(true)) }
  public func italic(_ isActive: Bool) -> Font { modified(.italic(isActive)) }
  public func width(_ width: Width) -> Font { modified(.width(width)) }
  public func width(_ width: CGFloat) -> Font { modified(.width(Width(width))) }
  public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
  public func monospaced() -> Font { modified(.monospaced(true)) }
  public func monospaced(_ isActive: Bool) -> Font { modified(.monospaced(isActive)) }
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }
  public func smallCaps() -> Font { modified(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { modified(.lowercaseSmallCaps) }
  public func uppercaseSmallCaps() -> Font { modified(.uppercaseSmallCaps) }
  /// The font at another size, in points.
  public func pointSize(_ size: CGFloat) -> Font { modified(.pointSize(size)) }
  /// The font at a multiple of its size.
  public func scaled(by factor: CGFloat) -> Font { modified(.scaled(factor)) }
}
