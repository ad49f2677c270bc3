import Fonts
import Foundation
import Typesetting
import Views

/// A font as the command line and budgets files write it: "title2", "body:semibold", "system:17:bold:rounded".
struct FontNotation {
  let text: String
  /// The custom family for which there is no font.
  private(set) var missingFamily: String?

  private static let weights: [(name: String, value: Double)] = [
    ("ultraLight", -0.8), ("thin", -0.6), ("light", -0.4), ("regular", 0), ("medium", 0.23),
    ("semibold", 0.3), ("bold", 0.4), ("heavy", 0.56), ("black", 0.62),
  ]

  private static let widths: [(name: String, value: Double)] = [
    ("compressed", -0.3), ("condensed", -0.2), ("expanded", 0.2),
  ]

  init(_ font: FontOrigin?, fonts: FontLibrary) {
    guard let font else {
      text = "body"
      return
    }
    var parts: [String]
    var ownWeight = 0.0
    if let style = font.style {
      parts = ["\(style)"]
      ownWeight = TypeScale.weight(style.scaleStyle)
    } else if case .custom(let name) = font.request.family, fonts.hasFamily(name), !name.contains(":") {
      parts = ["custom", name, Self.number(font.size)] + (font.growsWithTypeSize ? [] : ["fixed"])
    } else {
      parts = ["system", Self.number(font.size)]
    }
    switch font.request.family {
    case .system: break
    case .rounded: parts.append("rounded")
    case .serif: parts.append("serif")
    case .monospaced: parts.append("monospaced")
    case .custom(let name): if parts[0] == "system" { missingFamily = name }
    }
    let value = font.request.weight
    let weight = Self.weights.min { abs($0.value - value) < abs($1.value - value) }
    if let weight, abs(value - ownWeight) > 0.001 {
      parts.insert(weight.name, at: font.style != nil ? 1 : parts[0] == "custom" ? 3 : 2)
    }
    let width = Self.widths.min {
      abs($0.value - font.request.width) < abs($1.value - font.request.width)
    }
    if let width, abs(width.value - font.request.width) < 0.05 { parts.append(width.name) }
    if font.request.isItalic { parts.append("italic") }
    text = parts.joined(separator: ":")
  }

  /// A size with at most two decimals, within the range of font sizes.
  private static func number(_ size: Double) -> String {
    let rounded = (min(max(size, 0.01), 2000) * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
