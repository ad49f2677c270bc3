import Foundation
import Imaging
import Views

/// A colour in a catalog: components in a colour space, or the name of a system colour.
struct AssetColor {
  let json: [String: Any]

  /// The colour in an environment.
  ///
  /// - Throws: `AssetError` that says what is invalid.
  func value(in environment: EnvironmentValues) throws(AssetError) -> RGBAColor {
    if let reference = json["reference"] as? String { return try Self.system(reference, environment) }
    guard let components = json["components"] as? [String: Any] else {
      throw AssetError("its color has no components")
    }
    let space = json["color-space"] as? String ?? "srgb"
    func number(_ key: String) throws(AssetError) -> Double {
      guard let value = components[key] else { throw AssetError("its color has no component \"\(key)\"") }
      guard let number = Self.number(value, isAlpha: key == "alpha", among: components) else {
        throw AssetError("the component \"\(key)\" of its color is \"\(value)\", which is not a number")
      }
      return number
    }
    let alpha = components["alpha"] == nil ? 1 : try number("alpha")
    if space.contains("gray") {
      let white = try number("white")
      return RGBAColor(red: Float(white), green: Float(white), blue: Float(white), alpha: Float(alpha))
    }
    let (red, green, blue) = (try number("red"), try number("green"), try number("blue"))
    let named: Color.RGBColorSpace
    switch space {
    case "srgb", "extended-srgb": named = .sRGB
    case "display-p3": named = .displayP3
    case "extended-linear-srgb": named = .sRGBLinear
    default: throw AssetError("its color is in the color space \"\(space)\", which is not known")
    }
    return ColorSpaces.rgba(named, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A component: "0x1F" and "31" are out of 255, "0.122" is a fraction; opacities are fractions.
  static func number(_ value: Any, isAlpha: Bool, among components: [String: Any]) -> Double? {
    if let number = value as? NSNumber { return number.doubleValue }
    guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    if isAlpha || text.contains(".") || text.contains("e") { return number }
    // "1" beside "0.5" is a fraction, as it is if no component can be meant as out of 255.
    let others = components.filter { $0.key != "alpha" }.values.compactMap { $0 as? String }
    let areShares =
      others.contains { $0.contains(".") } || others.allSatisfy { (Double($0) ?? 2) <= 1 }
    return areShares ? number : number / 255
  }

  /// A system colour by its name in Xcode's files: "systemBackgroundColor".
  private static func system(
    _ reference: String, _ environment: EnvironmentValues
  ) throws(AssetError) -> RGBAColor {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    var candidates = [name]
    if name.hasPrefix("system"), let first = name.dropFirst(6).first {
      candidates.append(first.lowercased() + name.dropFirst(7))
    }
    if let meant = macNames[name] { candidates.append(meant) }
    switch name {
    case "white": return .white
    case "black": return .black
    case "darkGray": return RGBAColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3)
    case "lightGray": return RGBAColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3)
    default: break
    }
    for candidate in candidates {
      if let color = SystemColor(rawValue: candidate) {
        return color.palette(in: environment.renderVersion)
          .value(environment.colorScheme, environment.colorSchemeContrast)
      }
    }
    throw AssetError("the system's color \"\(reference)\" is not known")
  }

  /// AppKit's colour names that differ from UIKit's.
  private static let macNames = [
    "controlAccent": "blue", "windowBackground": "secondarySystemBackground",
    "controlBackground": "systemBackground",
    "textBackground": "systemBackground", "text": "label", "controlText": "label", "tint": "blue",
    "underPageBackground": "systemGray3", "grid": "separator",
  ]
}
