package import Typesetting

/// The kinds of devices that texts may be written for, by their names in string catalogs.
package enum DeviceKind: String, CaseIterable, Hashable, Sendable {
  case iphone
  case ipad
  case ipod
  case mac
  case applewatch
  case appletv
  case applevision

  /// The platform of the device's text sizes.
  package var platform: TypeScale.Platform {
    switch self {
    case .iphone, .ipad, .ipod, .applevision: .ios
    case .mac: .macos
    case .applewatch: .watchos
    case .appletv: .tvos
    }
  }

  /// Pixels per point, of the current devices of the kind.
  package var scale: Double { self == .iphone ? 3 : 2 }

  /// The kind of a device by its name, "iPhone 16 Pro" or "mac"; nil if the name does not tell.
  package init?(named name: String) {
    let name = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if let kind = Self(rawValue: name) {
      self = kind
      return
    }
    let beginnings: [(String, DeviceKind)] = [
      ("iphone", .iphone), ("ipad", .ipad), ("ipod", .ipod), ("imac", .mac), ("mac", .mac),
      ("applewatch", .applewatch), ("watch", .applewatch), ("appletv", .appletv),
      ("applevision", .applevision),
      ("visionpro", .applevision),
    ]
    guard let found = beginnings.first(where: { name.hasPrefix($0.0) }) else { return nil }
    self = found.1
  }
}
