import Foundation
import Geometry
import Rendering

/// Controls that are smaller than a finger needs.
///
/// What can be tapped is a control's label with everything that its style adds; frames and paddings around the
/// control do not make it larger. Rows of lists can be tapped as a whole, and switches, steppers, sliders and
/// pickers have sizes that the system sets.
enum TapTargetCheck: LintCheck {
  static let rule = LintRule.tapTarget

  private struct Target {
    let index: Int
    let control: ViewOwnership.Control
    var frame: CGRect
    var title: String?
    var hasSystemSize = false
  }

  static func observations(in scene: LintScene) -> [LintObservation] {
    var targets: [Target] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    for (index, element) in scene.elements.enumerated() {
      guard let control = element.ownership.control, !element.ownership.isInRow, element.isVisible else {
        continue
      }
      let number = numbers[ObjectIdentifier(control)] ?? targets.count
      if number == targets.count {
        targets.append(Target(index: index, control: control, frame: element.node.frame))
        numbers[ObjectIdentifier(control)] = number
      }
      if element.ownership.hasSystemSize { targets[number].hasSystemSize = true }
      if targets[number].title == nil, let text = element.node.text { targets[number].title = text.string }
      let isTopmost = element.parent.map { scene.elements[$0].ownership.control !== control } ?? true
      if isTopmost { targets[number].frame = targets[number].frame.union(element.node.frame) }
    }
    let least = CGFloat(scene.settings.leastTarget)
    return targets.compactMap { target in
      let size = target.frame.size
      // Sums of thirds may come out a little below.
      guard !target.hasSystemSize, size.width > 0, size.height > 0,
        size.width < least - 0.01 || size.height < least - 0.01
      else { return nil }
      let title = target.title.map { " \(Wording.quoted($0))" } ?? ""
      return scene.observation(
        rule, at: target.index, subject: target.control.name + title,
        message:
          "can be tapped in \(Wording.size(size)); \(Wording.size(CGSize(width: least, height: least))) "
          + "are the least",
        badness: Double(max(least - size.width, least - size.height, 0)), frame: target.frame,
        detail: target.control.name)
    }
  }
}
