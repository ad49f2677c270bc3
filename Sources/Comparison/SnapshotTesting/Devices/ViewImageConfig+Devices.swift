// swift-snapshot-testing's names, some of which have an underscore, so that suites work unchanged.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation
internal import UIKitShim

extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static let iPhone8 = iPhone8(.portrait)
  public static let iPhone8Plus = iPhone8Plus(.portrait)
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
  public static let iPadMini = iPadMini(Orientation.landscape)
  public static let iPad9_7 = iPad9_7(Orientation.landscape)
  public static let iPad10_2 = iPad10_2(Orientation.landscape)
  public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)
  public static let iPadPro11 = iPadPro11(Orientation.landscape)
  public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90), size: CGSize(width: 1920, height: 1080),
    traits: UITraitCollection(displayScale: 1))
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160), traits: UITraitCollection(displayScale: 1))

  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone SE 1", orientation)
  }
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone SE", orientation)
  }
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 8 Plus", orientation)
  }
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone X", orientation)
  }
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone XR", orientation)
  }
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone XS Max", orientation)
  }
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 12", orientation)
  }
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 12 Pro", orientation)
  }
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 12 Pro Max", orientation)
  }
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 13", orientation)
  }
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 13 mini", orientation)
  }
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 13 Pro", orientation)
  }
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 13 Pro Max", orientation)
  }
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 16", orientation)
  }
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 16 Pro", orientation)
  }
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 16 Pro Max", orientation)
  }

  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad mini 7.9", orientation)
  }
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(
      "iPad mini 7.9", orientation, landscape: (320, 507, 694), portrait: (320, 438))
  }

  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad 9.7", orientation)
  }
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(
      "iPad 9.7", orientation, landscape: (320, 507, 694), portrait: (320, 438))
  }

  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad 10.2", orientation)
  }
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(
      "iPad 10.2", orientation, landscape: (320, 535, 750), portrait: (320, 480))
  }

  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad Pro 10.5", orientation)
  }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(
      "iPad Pro 10.5", orientation, landscape: (320, 551, 782), portrait: (320, 504))
  }

  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad Pro 11", orientation)
  }
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(
      "iPad Pro 11", orientation, landscape: (375, 592, 809), portrait: (320, 504))
  }

  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad Pro 12.9", orientation)
  }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(
      "iPad Pro 12.9", orientation, landscape: (375, 678, 981), portrait: (375, 639), isHalfCompact: false)
  }
}
