// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import CoreGraphicsShim
import Foundation
import FoundationAdditions
import Views

/// A UIKit font: a size and the SwiftUI font that it represents.
open class UIFont: NSObject, @unchecked Sendable {
  public let _font: Font
  open var pointSize: CGFloat { _pointSize }
  private let _pointSize: CGFloat
  public let _weight: Weight
  private let name: String?

  public init(_font font: Font, size: CGFloat, weight: Weight = .regular, name: String? = nil) {
    _font = font
    _pointSize = size
    _weight = weight
    self.name = name
  }

  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    var swiftUI: Font.Weight {
      let all: [(CGFloat, Font.Weight)] = [
        (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.1, .regular), (0.26, .medium),
        (0.35, .semibold),
        (0.5, .bold), (0.6, .heavy),
      ]
      return all.first { rawValue < $0.0 }?.1 ?? .black
    }
  }

  public struct Width: Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
    public static let compressed = Width(rawValue: -0.3)
  }

  /// The styles whose sizes follow the user's setting; sizes are those of the default setting.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var swiftUI: (font: Font, size: CGFloat, weight: Weight) {
      switch self {
      case .largeTitle: (.largeTitle, 34, .regular)
      case .extraLargeTitle: (.system(size: 36, weight: .bold), 36, .bold)
      case .title1: (.title, 28, .regular)
      case .title2: (.title2, 22, .regular)
      case .title3: (.title3, 20, .regular)
      case .headline: (.headline, 17, .semibold)
      case .subheadline: (.subheadline, 15, .regular)
      case .callout: (.callout, 16, .regular)
      case .footnote: (.footnote, 13, .regular)
      case .caption1: (.caption, 12, .regular)
      case .caption2: (.caption2, 11, .regular)
      default: (.body, 17, .regular)
      }
    }
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(_font: .custom(name, fixedSize: size), size: size, name: name)
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let points = size > 0 ? size : descriptor.pointSize
    self.init(_font: descriptor.font(size: points), size: points, weight: descriptor.weight)
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(_font: .system(size: size, weight: weight.swiftUI), size: size, weight: weight)
  }
  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(_font: .system(size: size).italic(), size: size)
  }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      _font: .system(size: size, weight: weight.swiftUI, design: .monospaced), size: size, weight: weight)
  }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(_font: .system(size: size, weight: weight.swiftUI).monospacedDigit(), size: size, weight: weight)
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let (font, size, weight) = style.swiftUI
    return UIFont(_font: font, size: size, weight: weight)
  }
  open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?)
    -> UIFont
  {
    preferredFont(forTextStyle: style)
  }

  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var familyNames: [String] { [] }
  open class func fontNames(forFamilyName family: String) -> [String] { [] }

  open var fontName: String { name ?? ".SFUI-Regular" }
  open var familyName: String { name ?? ".AppleSystemUIFont" }
  // The system font's measures, in em, from SF Pro's tables.
  open var ascender: CGFloat { pointSize * 0.95215 }
  open var descender: CGFloat { pointSize * -0.24121 }
  open var capHeight: CGFloat { pointSize * 0.70459 }
  open var xHeight: CGFloat { pointSize * 0.52637 }
  open var lineHeight: CGFloat { pointSize * 1.19336 }
  open var leading: CGFloat { 0 }
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(size: pointSize, weight: _weight, design: .default, traits: [])
  }
  open func withSize(_ size: CGFloat) -> UIFont {
    name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size, weight: _weight)
  }
}

public typealias CTFont = UIFont

extension Font {
  public init(_ font: UIFont) { self = font._font }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  open var pointSize: CGFloat { size }
  private let size: CGFloat
  let weight: UIFont.Weight
  private let design: SystemDesign
  private let traits: SymbolicTraits
  open var symbolicTraits: SymbolicTraits { traits }
  open var postscriptName: String { "" }

  init(size: CGFloat, weight: UIFont.Weight, design: SystemDesign, traits: SymbolicTraits) {
    self.size = size
    self.weight = weight
    self.design = design
    self.traits = traits
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(size: size, weight: .regular, design: .default, traits: [])
  }
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(size: attributes[.size] as? CGFloat ?? 17, weight: .regular, design: .default, traits: [])
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let traitTightLeading = SymbolicTraits(rawValue: 0x8000)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 0x10000)
  }

  public struct SystemDesign: Hashable, Sendable {
    fileprivate let design: Font.Design
    public static let `default` = SystemDesign(design: .default)
    public static let serif = SystemDesign(design: .serif)
    public static let rounded = SystemDesign(design: .rounded)
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  func font(size: CGFloat) -> Font {
    let font = Font.system(
      size: size, weight: traits.contains(.traitBold) ? .bold : weight.swiftUI,
      design: traits.contains(.traitMonoSpace) ? .monospaced : design.design)
    return traits.contains(.traitItalic) ? font.italic() : font
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    let (_, size, weight) = style.swiftUI
    return UIFontDescriptor(size: size, weight: weight, design: .default, traits: [])
  }
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(size: size, weight: weight, design: design, traits: traits)
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(size: size, weight: weight, design: design, traits: traits)
  }
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(size: size, weight: weight, design: design, traits: traits)
  }
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { self }
}

/// Sizes that follow a text style; they are those of the default setting.
open class UIFontMetrics: NSObject {
  public init(forTextStyle style: UIFont.TextStyle) {}
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(for: font)
  }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat { value }
}

/// True: fonts of a project are found without being registered. A function of Core Text, which UIKit passes on.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  true
}
