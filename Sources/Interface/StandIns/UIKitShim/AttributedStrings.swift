public import Foundation
import UIFoundationShim
import Views

// Attributed strings of Foundation's two kinds, which Apple's systems convert into each other.

extension NSAttributedString.Key {
  /// All SwiftUI attributes of a run, so that they survive a conversion and back.
  fileprivate static let container = NSAttributedString.Key("SwiftUI.AttributeContainer")
}

extension AttributedString {
  /// The text with the attributes that `Text` draws: fonts, colours, lines, spacing, and links.
  public init(_ attributed: NSAttributedString) {
    self.init()
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) {
      attributes, range, _ in
      let text = attributed.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  /// The UIKit attributes that `Text` draws.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self = attributes[.container] as? AttributeContainer ?? AttributeContainer()
    if let font = attributes[.font] as? UIFont { self.font = Font(font) }
    if let color = attributes[.foregroundColor] as? UIColor { self.foregroundColor = Color(color) }
    if let color = attributes[.backgroundColor] as? UIColor { self.backgroundColor = Color(color) }
    if let length = Self.number(attributes[.kern]) { self.kern = CGFloat(length) }
    if let length = Self.number(attributes[.tracking]) { self.tracking = CGFloat(length) }
    if let length = Self.number(attributes[.baselineOffset]) { self.baselineOffset = CGFloat(length) }
    if let style = Self.line(attributes[.underlineStyle], attributes[.underlineColor]) {
      self.underlineStyle = style
    }
    if let style = Self.line(attributes[.strikethroughStyle], attributes[.strikethroughColor]) {
      self.strikethroughStyle = style
    }
    if let address = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init(string:)) {
      self.link = address
    }
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map { Double($0) }
      ?? (value as? Int).map { Double($0) }
  }

  private static func line(_ style: Any?, _ color: Any?) -> Text.LineStyle? {
    guard let number = Self.number(style).map({ Int($0) }) ?? (style as? NSUnderlineStyle)?.rawValue,
      number != 0
    else { return nil }
    let pattern: Text.LineStyle.Pattern =
      switch number & 0xF00 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    return Text.LineStyle(pattern: pattern, color: (color as? UIColor).map { Color($0) })
  }
}

extension NSAttributedString {
  /// The text with its links; other SwiftUI attributes of its runs are restored when it is converted back.
  public convenience init(_ attributed: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attributed.runs {
      var attributes: [NSAttributedString.Key: Any] = [.container: run.attributes]
      if let link = run.link { attributes[.link] = link }
      result.append(
        NSAttributedString(string: String(attributed[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
