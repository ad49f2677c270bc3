import Foundation
import Views

extension KeyboardShortcut {
  /// The keys as menus show them: Control, Option, Shift and Command in this order, as the Human Interface Guidelines
  /// have it, then the key.
  var glyphs: String {
    let held: [(EventModifiers, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + key.glyph
  }
}

extension KeyEquivalent {
  private static let glyphs: [KeyEquivalent: String] = [
    .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .return: "↩", .escape: "⎋",
    .delete: "⌫", .deleteForward: "⌦", .home: "↖", .end: "↘", .pageUp: "⇞", .pageDown: "⇟", .clear: "⌧",
    .space: "Space", .tab: "⇥",
  ]

  /// The key as menus show it.
  fileprivate var glyph: String {
    if let glyph = Self.glyphs[self] { return glyph }
    // The function keys lie together.
    if let code = character.unicodeScalars.first?.value, (0xf704...0xf726).contains(code) {
      return "F\(code - 0xf703)"
    }
    return String(character).uppercased()
  }
}
