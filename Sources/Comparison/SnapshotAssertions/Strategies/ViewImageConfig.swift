import Devices
public import Views

/// A screen for snapshots of views.
public struct ViewImageConfig: Hashable, Sendable {
  /// The orientation of a device.
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
  /// The default text size. The named screens have `medium`, one less than a new device, because those of
  /// swift-snapshot-testing do.
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
  // swift-snapshot-testing's name for this screen has an underscore, and suites should work unchanged.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// The first iPhone SE, 320 x 568 points.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone SE 1", orientation)
  }

  /// The second and third iPhone SE have the same screen.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone SE", orientation)
  }

  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone X", orientation)
  }

  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone XR", orientation)
  }

  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone XS Max", orientation)
  }

  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 12", orientation)
  }

  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 12 Pro Max", orientation)
  }

  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 13 mini", orientation)
  }

  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12ProMax(orientation)
  }

  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 16", orientation)
  }

  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 16 Pro", orientation)
  }

  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iPhone 16 Pro Max", orientation)
  }

  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad mini 7.9", orientation)
  }

  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad Pro 11", orientation)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    device("iPad Pro 12.9", orientation)
  }

  /// A device of the program's table.
  private static func device(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
    guard let device = Device(named: orientation == .portrait ? name : "\(name) landscape") else {
      // The table is part of the program, and the tests ask for every device here.
      preconditionFailure("there is no device “\(name)”")
    }
    let area = device.safeArea
    return ViewImageConfig(
      width: device.width, height: device.height, scale: device.scale,
      safeArea: SafeArea(top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing),
      hasCompactWidth: device.isCompactWidth, hasCompactHeight: device.isCompactHeight,
      dynamicTypeSize: .medium)
  }
}
