import Views

/// Makes one element of many, as a control and `accessibilityElement(children: .combine)` do.
///
/// Texts are spoken one after another, separated by commas. Default names of symbols are left out if there is
/// another text. A single control among the parts determines the kind of the whole; several become actions.
@MainActor
struct AccessibilityMerging {
  private let order: AccessibilityOrder

  init(_ order: AccessibilityOrder) {
    self.order = order
  }

  func merge(_ drafts: [AccessibilityDraft], into result: AccessibilityDraft) {
    let all = order.sorted(drafts).flatMap(\.flattened)
    let parts = all.filter { !$0.isGhost }
    if parts.count < all.count { result.element.isTappable = true }
    let controls = parts.filter(\.isControl)
    let said = controls.count > 1 ? parts.filter { !$0.isControl } : parts
    let isNamed = said.contains { !$0.element.hasImplicitName && !$0.element.label.isEmpty }
    let named = said.filter { !isNamed || !$0.element.hasImplicitName }
    func joined(_ path: KeyPath<AccessibilityElement, String>, of drafts: [AccessibilityDraft]) -> String {
      drafts.map { $0.element[keyPath: path] }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    result.element.label = joined(\.label, of: named)
    result.element.value = joined(\.value, of: said)
    result.element.hint = joined(\.hint, of: said)
    result.element.hasImplicitName = !isNamed && named.contains(\.element.hasImplicitName)
    let labelled = named.filter { !$0.element.label.isEmpty }
    var traits = named.reduce(into: Set<AccessibilityTrait>()) { $0.formUnion($1.traits) }
    // A text combined with a picture has neither trait.
    if labelled.count > 1 { traits.remove(.image) }
    if !labelled.allSatisfy({ $0.traits.contains(.staticText) }) { traits.remove(.staticText) }
    result.traits.formUnion(traits)
    result.isControl = controls.count == 1
    for part in parts { result.absorb(part) }
    if controls.count > 1 {
      result.element.actions += controls.map(\.element.label).filter { !$0.isEmpty }
      result.element.isTappable = said.contains(\.element.isTappable)
    }
  }
}

extension Sequence {
  fileprivate func contains(_ path: KeyPath<Element, Bool>) -> Bool { contains { $0[keyPath: path] } }
}
