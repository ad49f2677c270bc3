import Foundation

/// A device; the one that pictures show is an iPhone 16 here, whatever `--device` says.
public indirect enum Device: Hashable, Sendable, CustomStringConvertible {
  case iPhone13, iPhone13Mini, iPhone13Pro, iPhone13ProMax, iPhoneSE2, iPhoneSE3
  case iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax
  case iPhone15, iPhone15Plus, iPhone15Pro, iPhone15ProMax
  case iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPhone16e
  case iPad10, iPadA16, iPadMini6, iPadMiniA17Pro, iPadAir5, iPadPro11M4, iPadPro13M4
  case homePod
  case simulator(Device)
  case unknown(String)

  public static var current: Device { .simulator(.iPhone16) }
  public static var identifier: String { "iPhone17,3" }

  private static let phones: [Device] = [
    .iPhone13, .iPhone13Mini, .iPhone13Pro, .iPhone13ProMax, .iPhoneSE2, .iPhoneSE3, .iPhone14, .iPhone14Plus,
    .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax, .iPhone16,
    .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone16e,
  ]
  private static let tablets: [Device] = [
    .iPad10, .iPadA16, .iPadMini6, .iPadMiniA17Pro, .iPadAir5, .iPadPro11M4, .iPadPro13M4,
  ]
  public static var allPhones: [Device] { phones }
  public static var allPads: [Device] { tablets }
  public static var allPlusSizedDevices: [Device] { [.iPhone14Plus, .iPhone15Plus, .iPhone16Plus] }
  public static var allMiniDevices: [Device] { [.iPhone13Mini] }
  public static var allDevicesWithDynamicIsland: [Device] {
    [
      .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax, .iPhone16,
      .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax,
    ]
  }

  public var realDevice: Device {
    if case .simulator(let device) = self { device } else { self }
  }
  public var isPhone: Bool { Self.phones.contains(realDevice) }
  public var isPad: Bool { Self.tablets.contains(realDevice) }
  public var isSimulator: Bool {
    if case .simulator = self { true } else { false }
  }
  public var hasDynamicIsland: Bool { Self.allDevicesWithDynamicIsland.contains(realDevice) }
  public var hasSensorHousing: Bool { isPhone && realDevice != .iPhoneSE2 && realDevice != .iPhoneSE3 }
  public var hasRoundedDisplayCorners: Bool { hasSensorHousing }
  public var isFaceIDCapable: Bool { hasSensorHousing }
  public var isTouchIDCapable: Bool { !isFaceIDCapable }
  public func isOneOf(_ devices: [Device]) -> Bool { devices.contains(self) }

  public var name: String? { "iPhone" }
  public var systemName: String? { "iOS" }
  public var systemVersion: String? { "26.0" }
  public var model: String? { isPad ? "iPad" : "iPhone" }
  public var batteryLevel: Int? { nil }

  public var description: String {
    switch self {
    case .simulator(let device): "Simulator (\(device))"
    case .unknown(let identifier): identifier
    default: Self.titles[self] ?? ""
    }
  }
  public var safeDescription: String { description }

  private static let titles: [Device: String] = [
    .iPhone13: "iPhone 13", .iPhone13Mini: "iPhone 13 mini", .iPhone13Pro: "iPhone 13 Pro",
    .iPhone13ProMax: "iPhone 13 Pro Max", .iPhoneSE2: "iPhone SE (2nd generation)",
    .iPhoneSE3: "iPhone SE (3rd generation)", .iPhone14: "iPhone 14", .iPhone14Plus: "iPhone 14 Plus",
    .iPhone14Pro: "iPhone 14 Pro", .iPhone14ProMax: "iPhone 14 Pro Max", .iPhone15: "iPhone 15",
    .iPhone15Plus: "iPhone 15 Plus", .iPhone15Pro: "iPhone 15 Pro", .iPhone15ProMax: "iPhone 15 Pro Max",
    .iPhone16: "iPhone 16", .iPhone16Plus: "iPhone 16 Plus", .iPhone16Pro: "iPhone 16 Pro",
    .iPhone16ProMax: "iPhone 16 Pro Max", .iPhone16e: "iPhone 16e", .iPad10: "iPad (10th generation)",
    .iPadA16: "iPad (A16)", .iPadMini6: "iPad Mini (6th generation)", .iPadMiniA17Pro: "iPad Mini (A17 Pro)",
    .iPadAir5: "iPad Air (5th generation)", .iPadPro11M4: "iPad Pro (11-inch) (M4)",
    .iPadPro13M4: "iPad Pro (13-inch) (M4)", .homePod: "HomePod",
  ]
}
