/// What kind of element a view is to a screen reader, and what can be done with it.
///
/// The public traits of SwiftUI and UIKit, and those that the system gives its own controls.
package enum AccessibilityTrait: String, CaseIterable, Codable, Comparable, Hashable, Sendable {
  case button
  case backButton = "back button"
  case toggle
  case tab
  case link
  case header = "heading"
  case searchField = "search field"
  case textField = "text field"
  case secureTextField = "secure text field"
  /// A field with many lines.
  case textArea = "text area"
  case adjustable
  case image
  case staticText = "text"
  case selected
  /// It cannot be used.
  case notEnabled = "dimmed"
  /// A field that has keyboard focus.
  case editing
  case keyboardKey = "keyboard key"
  case summaryElement = "summary"
  case updatesFrequently = "updates frequently"
  case playsSound = "plays sound"
  case startsMediaSession = "starts media"
  case allowsDirectInteraction = "direct interaction"
  case causesPageTurn = "turns pages"
  case modal
  case supportsZoom = "zooms"
  case scrollable = "scrolls"

  private var place: Int { Self.places[self] ?? 0 }

  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })

  /// In the order in which they are listed.
  package static func < (left: Self, right: Self) -> Bool { left.place < right.place }
}
