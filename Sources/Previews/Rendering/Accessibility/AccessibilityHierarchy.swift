/// The accessibility elements of a window, in VoiceOver's reading order.
package struct AccessibilityHierarchy: Codable, Equatable, Sendable {
  /// A view that works for others but not for VoiceOver users.
  package struct Unreachable: Codable, Equatable, Sendable {
    /// Why it cannot be reached.
    package enum Reason: String, Codable, Sendable {
      /// Nothing of it is an element.
      case noElement
      /// It is hidden from assistive technology.
      case hidden
      /// An enclosing view is an element that ignores its children.
      case ignored
      /// The view is a container without elements.
      case emptyGroup
    }

    package var reason: Reason
    /// The element that the view would be.
    package var element: AccessibilityElement
  }

  /// Groups and elements.
  package var elements: [AccessibilityElement]
  package var unreachable: [Unreachable] = []

  package init(elements: [AccessibilityElement], unreachable: [Unreachable] = []) {
    self.elements = elements
    self.unreachable = unreachable
  }

  /// The elements that VoiceOver stops at, in order.
  package var flattened: [AccessibilityElement] { elements.flatMap(\.flattened) }
}
