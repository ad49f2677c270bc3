import Foundation

extension Image {
  /// How a screen reader treats an image, as its author specified.
  package enum SpokenName: Hashable, Sendable {
    /// It is decoration, which a screen reader passes over.
    case decorative
    case label(Text)

    package func hash(into hasher: inout Hasher) {
      // Texts are compared by their content.
      hasher.combine(self == .decorative)
    }
  }

  /// What a screen reader calls the image; nil for one that it passes over.
  ///
  /// An image of an asset catalog is named by the string catalog's text for its name, else by the name
  /// itself: https://developer.apple.com/documentation/swiftui/image/init(_:bundle:)
  @MainActor
  func imageName(_ inputs: _ViewInputs) -> (@MainActor () -> AccessibilityImageName?)? {
    switch spokenName {
    case .decorative: return nil
    case .label(let label):
      return { AccessibilityImageName(text: label.spokenText(inputs), isGiven: true) }
    case nil: break
    }
    switch source {
    case .bitmap: return nil
    case .asset(let name):
      return {
        let text = Text(LocalizedStringKey(name)).spokenText(inputs)
        return AccessibilityImageName(text: text, isGiven: text != name)
      }
    case .symbol(let name):
      return {
        let known = SymbolName.spoken(name)
        return AccessibilityImageName(
          text: known ?? name.replacing(".", with: " "), isGiven: known != nil)
      }
    }
  }
}

/// VoiceOver's default names of the most common symbols, in English.
///
/// The system's own table is not public. These are what test recordings of apps show.
enum SymbolName {
  private static let names = [
    "arrow.clockwise": "Refresh", "arrow.left": "Left arrow", "arrow.right": "Right arrow",
    "bookmark": "Bookmark",
    "camera": "Camera", "checkmark": "Selected", "chevron.down": "Go Down", "chevron.left": "Back",
    "chevron.right": "Forward", "chevron.up": "Go Up", "doc": "Document", "ellipsis": "More",
    "envelope": "Mail",
    "folder": "Folder", "gear": "Settings", "gearshape": "Settings", "heart": "Love", "house": "Home",
    "info.circle": "Info", "magnifyingglass": "Search", "mic": "Microphone", "minus": "Remove",
    "pause": "Pause", "paperplane": "Send", "pencil": "Edit", "phone": "Phone", "play": "Play", "plus": "Add",
    "questionmark.circle": "Help", "square.and.arrow.up": "Share", "square.and.pencil": "Compose",
    "star": "Favorite", "trash": "Delete", "xmark": "Close",
  ]

  /// The spoken name of a symbol, with or without a fill or a circle; nil if none is known.
  static func spoken(_ symbol: String) -> String? {
    if let name = names[symbol] { return name }
    for ending in [".fill", ".circle", ".circle.fill"] where symbol.hasSuffix(ending) {
      if let name = names[String(symbol.dropLast(ending.count))] { return name }
    }
    return nil
  }
}
