/// What a person without sight gets of a window: its elements, in the order in which VoiceOver reads them.
package struct AccessibilityHierarchy: Codable, Equatable, Sendable {
  /// A view with which a person without sight cannot do what others do.
  package struct Unreachable: Codable, Equatable, Sendable {
    /// Why nobody reaches it.
    package enum Reason: String, Codable, Sendable {
      /// Nothing of it is an element.
      case noElement
      /// It is hidden from assistive technology.
      case hidden
      /// A view around it is an element that leaves out those in it.
      case ignored
      /// The view is to be a group, and nothing is in it.
      case emptyGroup
    }

    package var reason: Reason
    /// What the view would be, were it reached.
    package var element: AccessibilityElement
  }

  /// Groups and elements.
  package var elements: [AccessibilityElement]
  package var unreachable: [Unreachable] = []

  package init(elements: [AccessibilityElement], unreachable: [Unreachable] = []) {
    self.elements = elements
    self.unreachable = unreachable
  }

  /// What VoiceOver stops at, one after the other.
  package var flattened: [AccessibilityElement] { elements.flatMap(\.flattened) }
}
