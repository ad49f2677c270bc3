// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import CoreGraphicsShim
import Foundation
import Views

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB
  case P3
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular
  case bold
}

/// UIKit's trait collection.
///
/// Unspecified traits have the values of an iPhone in portrait.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The specified traits; nil if unspecified.
  package struct Values: UIMutableTraits {
    package var style: UIUserInterfaceStyle?
    package var width: UIUserInterfaceSizeClass?
    package var height: UIUserInterfaceSizeClass?
    package var scale: CGFloat?
    package var contrast: UIAccessibilityContrast?
    package var weight: UILegibilityWeight?
    package var direction: UIUserInterfaceLayoutDirection?
    package var category: UIContentSizeCategory?
    package var idiom: UIUserInterfaceIdiom?

    package init() {}

    /// The traits of another collection where specified, and otherwise those of this one.
    package func overridden(by other: Values) -> Values {
      var values = self
      values.style = other.style ?? style
      values.width = other.width ?? width
      values.height = other.height ?? height
      values.scale = other.scale ?? scale
      values.contrast = other.contrast ?? contrast
      values.weight = other.weight ?? weight
      values.direction = other.direction ?? direction
      values.category = other.category ?? category
      values.idiom = other.idiom ?? idiom
      return values
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
      get { style ?? .light }
      set { style = newValue == .unspecified ? nil : newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
      get { width ?? .compact }
      set { width = newValue == .unspecified ? nil : newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
      get { height ?? .regular }
      set { height = newValue == .unspecified ? nil : newValue }
    }
    public var displayScale: CGFloat {
      get { scale ?? 3 }
      set { scale = newValue > 0 ? newValue : nil }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
      get { contrast ?? .normal }
      set { contrast = newValue == .unspecified ? nil : newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
      get { weight ?? .regular }
      set { weight = newValue == .unspecified ? nil : newValue }
    }
    public var layoutDirection: UIUserInterfaceLayoutDirection {
      get { direction ?? .leftToRight }
      set { direction = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
      get { category ?? .large }
      set { category = newValue == .unspecified ? nil : newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
      get { idiom ?? .phone }
      set { idiom = newValue == .unspecified ? nil : newValue }
    }
  }

  package let values: Values

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var displayScale: CGFloat { values.displayScale }
  open var displayGamut: UIDisplayGamut { .P3 }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var layoutDirection: UIUserInterfaceLayoutDirection { values.layoutDirection }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

  package init(_ values: Values) { self.values = values }
  private convenience init(_ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values)
  }
  public override convenience init() { self.init(Values()) }
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = Values()
    mutations(&traits)
    self.init(traits as? Values ?? Values())
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }
  /// The combined traits of several collections; the last one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(Values()) { $0.overridden(by: $1.values) })
  }
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(traits as? Values ?? values)
  }
  open class var current: UITraitCollection { UITraitCollection() }
  open func performAsCurrent(_ actions: () -> Void) { actions() }
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}

/// Traits that can be set.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var displayScale: CGFloat { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var layoutDirection: UIUserInterfaceLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
}

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension UIContentSizeCategory: Comparable {
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    let (first, second) = (DynamicTypeSize(a), DynamicTypeSize(b))
    guard let first, let second else { return first == nil && second != nil }
    return first < second
  }
}

extension DynamicTypeSize {
  /// The size of a category of UIKit's; nil for `unspecified` and unknown ones.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    switch uiSizeCategory {
    case .extraSmall: self = .xSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .extraLarge: self = .xLarge
    case .extraExtraLarge: self = .xxLarge
    case .extraExtraExtraLarge: self = .xxxLarge
    case .accessibilityMedium: self = .accessibility1
    case .accessibilityLarge: self = .accessibility2
    case .accessibilityExtraLarge: self = .accessibility3
    case .accessibilityExtraExtraLarge: self = .accessibility4
    case .accessibilityExtraExtraExtraLarge: self = .accessibility5
    default: return nil
    }
  }
}

// MARK: Edges

public struct UIEdgeInsets: Hashable, Codable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public static let zero = UIEdgeInsets()
}

public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

public struct UIOffset: Hashable, Codable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let zero = UIOffset()
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public init(item: Int, section: Int) { self = [section, item] }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
