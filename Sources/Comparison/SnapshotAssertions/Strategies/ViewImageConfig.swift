public import Views

/// A screen for snapshots of views.
public struct ViewImageConfig: Hashable, Sendable {
  /// How a device is held.
  public enum Orientation: Hashable, Sendable {
    case landscape
    case portrait
  }

  /// Insets in points.
  public struct SafeArea: Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// Width in points, as the device is held.
  public var width: Double
  /// Height in points, as the device is held.
  public var height: Double
  /// Pixels per point.
  public var scale: Double
  public var safeArea: SafeArea
  public var hasCompactWidth: Bool
  public var hasCompactHeight: Bool
  /// The size of text where the traits name none. The named screens have `medium`, one less than a new device, because
  /// swift-snapshot-testing's have.
  public var dynamicTypeSize: DynamicTypeSize

  public init(
    width: Double, height: Double, scale: Double, safeArea: SafeArea = SafeArea(),
    hasCompactWidth: Bool = true,
    hasCompactHeight: Bool = false, dynamicTypeSize: DynamicTypeSize = .large
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
    self.hasCompactWidth = hasCompactWidth
    self.hasCompactHeight = hasCompactHeight
    self.dynamicTypeSize = dynamicTypeSize
  }
}

extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static let iPhone8 = iPhone8(.portrait)
  public static let iPhoneX = iPhoneX(.portrait)
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static let iPhone12 = iPhone12(.portrait)
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static let iPhone13 = iPhone13(.portrait)
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static let iPhone16 = iPhone16(.portrait)
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  public static let iPadMini = iPadMini(.landscape)
  public static let iPadPro11 = iPadPro11(.landscape)
  // The field's name for this screen has an underscore, and suites are to move over unchanged.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// The first iPhone SE, 320 x 568 points.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(320, 568, scale: 2, top: 20, orientation)
  }

  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 667, scale: 2, top: 20, orientation)
  }

  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, scale: 3, top: 44, hasNotch: true, orientation)
  }

  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, scale: 2, top: 48, hasNotch: true, isWide: true, orientation)
  }

  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, scale: 3, top: 44, hasNotch: true, isWide: true, orientation)
  }

  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, scale: 3, top: 47, hasNotch: true, orientation)
  }

  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(428, 926, scale: 3, top: 47, hasNotch: true, isWide: true, orientation)
  }

  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, scale: 3, top: 50, hasNotch: true, orientation)
  }

  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12ProMax(orientation)
  }

  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    phone(393, 852, scale: 3, top: 59, hasNotch: true, orientation)
  }

  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(402, 874, scale: 3, top: 62, hasNotch: true, orientation)
  }

  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(440, 956, scale: 3, top: 62, hasNotch: true, isWide: true, orientation)
  }

  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    tablet(768, 1024, top: 20, bottom: 0, orientation)
  }

  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    tablet(834, 1194, top: 24, bottom: 20, orientation)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    tablet(1024, 1366, top: 24, bottom: 20, orientation)
  }

  /// A phone by its size when held upright. Lying, phones with a notch keep its height free on both sides.
  private static func phone(
    _ width: Double, _ height: Double, scale: Double, top: Double, hasNotch: Bool = false,
    isWide: Bool = false,
    _ orientation: Orientation
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        width: width, height: height, scale: scale, safeArea: SafeArea(top: top, bottom: hasNotch ? 34 : 0),
        dynamicTypeSize: .medium)
    case .landscape:
      ViewImageConfig(
        width: height, height: width, scale: scale,
        safeArea: hasNotch ? SafeArea(leading: top, bottom: 21, trailing: top) : SafeArea(),
        hasCompactWidth: !isWide, hasCompactHeight: true, dynamicTypeSize: .medium)
    }
  }

  private static func tablet(
    _ width: Double, _ height: Double, top: Double, bottom: Double, _ orientation: Orientation
  ) -> ViewImageConfig {
    let (width, height) = orientation == .portrait ? (width, height) : (height, width)
    return ViewImageConfig(
      width: width, height: height, scale: 2, safeArea: SafeArea(top: top, bottom: bottom),
      hasCompactWidth: false, dynamicTypeSize: .medium)
  }
}
