package import Foundation
import Geometry
package import Views

/// An element that a screen reader stops at, or a group of such elements.
package struct AccessibilityElement: Codable, Equatable, Sendable {
  /// The position of an element among others of its kind.
  package struct Position: Codable, Equatable, Sendable {
    /// Counted from 1.
    package var index: Int
    package var count: Int

    package init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// A rotor.
  package struct Rotor: Codable, Equatable, Sendable {
    package var name: String
    /// The names of its entries.
    package var entries: [String]

    package init(name: String, entries: [String]) {
      self.name = name
      self.entries = entries
    }
  }

  /// The source location of a view.
  package struct Source: Codable, Equatable, Sendable {
    /// The file's name without folders.
    package var file: String
    /// Counted from 1.
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The kind of group; nil for an element.
  package var container: AccessibilityContainer?
  package var label = ""
  package var value = ""
  package var hint = ""
  /// Without duplicates, in canonical order.
  package var traits: [AccessibilityTrait] = []
  /// From 1 to 6; nil if the view names none.
  package var headingLevel: Int?
  /// The view's `accessibilityIdentifier`.
  package var identifier: String?
  package var position: Position?
  /// The names for voice input; empty if that is its label.
  package var inputLabels: [String] = []
  /// The names of its custom actions.
  package var actions: [String] = []
  package var rotors: [Rotor] = []
  package var customContent: [AccessibilityContent] = []
  /// In points from the window's top left corner.
  package var frame = CGRect.zero
  /// The activation point; nil for the centre.
  package var activationPoint: CGPoint?
  /// Whether the view responds to user interaction; nil if unspecified.
  package var respondsToUserInteraction: Bool?
  /// The elements of a group, in the order in which they are read.
  package var children: [AccessibilityElement] = []

  // Information for lint.

  /// The view or control as it is written in source.
  package var view = ""
  /// The innermost enclosing view of the app's own.
  package var owner: String?
  package var source: Source?
  /// Whether the label is the name of a file or a symbol, because there is no other.
  package var hasImplicitName = false
  /// Whether a tap does something.
  package var isTappable = false

  package init() {}

  /// Whether nothing can be done with the element: it is dimmed.
  package var isEnabled: Bool { !traits.contains(.notEnabled) }

  /// The element, or those in the group, in the order in which they are read.
  package var flattened: [AccessibilityElement] {
    container == nil ? [self] : children.flatMap(\.flattened)
  }
}
