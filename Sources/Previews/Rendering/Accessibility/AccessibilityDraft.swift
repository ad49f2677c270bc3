import Foundation
import Geometry
import Views

/// An element or group while the enclosing views can still modify it.
@MainActor
final class AccessibilityDraft {
  var element: AccessibilityElement
  var traits: Set<AccessibilityTrait>
  var sortPriority = 0.0
  var children: [AccessibilityDraft] = []
  /// Whether the app's author made the group, which then keeps modifications to itself.
  var isOwnGroup = false
  /// The ids by which rotors and pairs refer to the element.
  var targets: [AnyHashable] = []
  var rotors: [AccessibilityRotor] = []
  var pairs: [(isLabel: Bool, key: AnyHashable)] = []
  /// The elements that this one leaves out.
  var leftOut: [AccessibilityDraft] = []
  /// Whether the view can be tapped but is not an element unless a modifier makes it one.
  var isGhost = false
  /// Whether a control made the element.
  var isControl = false
  /// The modal view that the element or group belongs to.
  var modalView: ObjectIdentifier?

  init(frame: CGRect, traits: Set<AccessibilityTrait> = []) {
    element = AccessibilityElement()
    element.frame = frame
    self.traits = traits
  }

  init(container: AccessibilityContainer, frame: CGRect, children: [AccessibilityDraft]) {
    element = AccessibilityElement()
    element.container = container
    element.frame = frame
    traits = []
    self.children = children
  }

  var isGroup: Bool { element.container != nil }

  /// The elements to which a modification of this one applies: for groups that were not made on purpose,
  /// their elements.
  var addressees: [AccessibilityDraft] {
    isGroup && !isOwnGroup ? children.flatMap(\.addressees) : [self]
  }

  /// The elements, without groups.
  var flattened: [AccessibilityDraft] { isGroup ? children.flatMap(\.flattened) : [self] }

  /// Adopts the additional properties of another element that becomes part of this one.
  func absorb(_ other: AccessibilityDraft) {
    element.actions += other.element.actions
    element.customContent += other.element.customContent
    rotors += other.rotors
    targets += other.targets
    pairs += other.pairs
    if element.inputLabels.isEmpty { element.inputLabels = other.element.inputLabels }
    element.identifier = element.identifier ?? other.element.identifier
    element.headingLevel = element.headingLevel ?? other.element.headingLevel
    element.isTappable = element.isTappable || other.element.isTappable
    if element.view.isEmpty { element.view = other.element.view }
    element.owner = element.owner ?? other.element.owner
    element.source = element.source ?? other.element.source
  }
}
