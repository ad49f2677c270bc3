import Views

/// Turns drafts into finished elements.
@MainActor
struct AccessibilityFinish {
  /// The elements that entries of rotors lead to.
  private let targets: [AnyHashable: AccessibilityDraft]

  init(_ drafts: [AccessibilityDraft]) {
    var targets: [AnyHashable: AccessibilityDraft] = [:]
    for draft in drafts.flatMap(\.flattened) {
      for target in draft.targets where targets[target] == nil { targets[target] = draft }
    }
    self.targets = targets
  }

  func elements(_ drafts: [AccessibilityDraft]) -> [AccessibilityElement] { drafts.map(element) }

  func element(_ draft: AccessibilityDraft) -> AccessibilityElement {
    var element = draft.element
    element.traits = draft.traits.sorted()
    element.children = elements(draft.children)
    element.rotors = draft.rotors.map { rotor in
      AccessibilityElement.Rotor(
        name: rotor.name,
        entries: rotor.entries.map { entry in
          // VoiceOver speaks the element that an entry leads to.
          let target = entry.target.flatMap { targets[$0] }?.element.label ?? ""
          return target.isEmpty ? entry.label : target
        })
    }
    return element
  }
}
