import Foundation
import Geometry
import Views

/// An element or group while the views around it still say things of it.
@MainActor
final class AccessibilityDraft {
  var element: AccessibilityElement
  var traits: Set<AccessibilityTrait>
  var sortPriority = 0.0
  var children: [AccessibilityDraft] = []
  /// Whether the app's author made the group, which then has what is said about it for itself.
  var isOwnGroup = false
  /// What rotors and pairs know the element by.
  var targets: [AnyHashable] = []
  var rotors: [AccessibilityRotor] = []
  var pairs: [(isLabel: Bool, key: AnyHashable)] = []
  /// The elements that this one leaves out.
  var leftOut: [AccessibilityDraft] = []
  /// Whether the view can be tapped and is no element, unless something is said about it.
  var isGhost = false
  /// Whether a control made the element.
  var isControl = false
  /// The view that was said to be modal, of which the element or group is all or a part.
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

  /// The elements that something said about this one is said about: those of groups that nobody made on
  /// purpose.
  var addressees: [AccessibilityDraft] {
    isGroup && !isOwnGroup ? children.flatMap(\.addressees) : [self]
  }

  /// The elements, without groups.
  var flattened: [AccessibilityDraft] { isGroup ? children.flatMap(\.flattened) : [self] }

  /// Takes over what another element says further, when it becomes a part of this one.
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
