import Foundation

extension Image {
  /// What an image is to those who hear it, where its author says so.
  package enum SpokenName: Hashable, Sendable {
    /// It is decoration, which a screen reader passes over.
    case decorative
    case label(Text)

    package func hash(into hasher: inout Hasher) {
      // Texts are told apart by what they read.
      hasher.combine(self == .decorative)
    }
  }

  /// What a screen reader calls the image; nil for one that it passes over.
  ///
  /// An image of an asset catalog is called by the text that the catalog of texts has under its name, else by the name
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

/// What VoiceOver calls the commonest symbols if nobody has named them, in English.
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

  /// The name of a symbol, whether it is filled or in a circle or not; nil if none is known.
  static func spoken(_ symbol: String) -> String? {
    if let name = names[symbol] { return name }
    for ending in [".fill", ".circle", ".circle.fill"] where symbol.hasSuffix(ending) {
      if let name = names[String(symbol.dropLast(ending.count))] { return name }
    }
    return nil
  }
}
