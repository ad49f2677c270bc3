package import Foundation
import Geometry
package import Views

/// What a screen reader stops at, or a group of these that it knows.
package struct AccessibilityElement: Codable, Equatable, Sendable {
  /// Where an element stands among others of its kind.
  package struct Position: Codable, Equatable, Sendable {
    /// Counted from 1.
    package var index: Int
    package var count: Int

    package init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// A list of places that a user goes through.
  package struct Rotor: Codable, Equatable, Sendable {
    package var name: String
    /// What the places are called.
    package var entries: [String]

    package init(name: String, entries: [String]) {
      self.name = name
      self.entries = entries
    }
  }

  /// Where a view is written.
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
  /// Each once, in their own order.
  package var traits: [AccessibilityTrait] = []
  /// From 1 to 6; nil if the view names none.
  package var headingLevel: Int?
  /// The view's `accessibilityIdentifier`.
  package var identifier: String?
  package var position: Position?
  /// What the element is called by voice; empty where that is its label.
  package var inputLabels: [String] = []
  /// The names of what can be done with it further.
  package var actions: [String] = []
  package var rotors: [Rotor] = []
  package var customContent: [AccessibilityContent] = []
  /// In points from the window's top left corner.
  package var frame = CGRect.zero
  /// Where a double tap touches; nil for the middle.
  package var activationPoint: CGPoint?
  /// What the view says about itself; nil if it says nothing.
  package var respondsToUserInteraction: Bool?
  /// The elements of a group, in the order in which they are read.
  package var children: [AccessibilityElement] = []

  // What those who look for faults ask.

  /// The view or control as it is written in source.
  package var view = ""
  /// The innermost of the app's own views around.
  package var owner: String?
  package var source: Source?
  /// Whether the label is the name of a file or a symbol, for want of another.
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
