import Foundation
import Geometry
import Rendering
import Views

/// Controls that are too small to tap.
///
/// The tap target is a control's label with everything that its style adds; frames and paddings around the
/// control do not make it larger, but a `contentShape` in it does. A view with a tap gesture can be tapped as
/// a whole. Rows of lists can be tapped as a whole, and switches, steppers, sliders and pickers have sizes
/// that the system sets.
enum TapTargetCheck: LintCheck {
  static let rule = LintRule.tapTarget

  private struct Target {
    let index: Int
    let name: String
    var frame: CGRect
    var title: String?
    var hasSystemSize = false
  }

  static func observations(in scene: LintScene) -> [LintObservation] {
    var targets: [Target] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    // The tappable view around each view.
    var gestures: [Int: Int] = [:]
    for (index, element) in scene.elements.enumerated() {
      let outerGesture = element.parent.flatMap { gestures[$0] }
      gestures[index] = outerGesture
      guard element.isChecked, !element.ownership.isInRow, !element.surroundings.isInRow else { continue }
      let number: Int
      if let control = element.ownership.control {
        number = numbers[ObjectIdentifier(control)] ?? targets.count
        if number == targets.count {
          targets.append(Target(index: index, name: control.name, frame: element.node.frame))
          numbers[ObjectIdentifier(control)] = number
        }
        let isTopmost = element.parent.map { scene.elements[$0].ownership.control !== control } ?? true
        if isTopmost { targets[number].frame = targets[number].frame.union(element.node.frame) }
      } else if element.node.roles.contains(.tapArea) {
        number = targets.count
        targets.append(Target(index: index, name: "onTapGesture", frame: element.node.frame))
        gestures[index] = number
      } else if let outerGesture {
        number = outerGesture
      } else {
        continue
      }
      if let shape = element.node.contentShape, !shape.isNull {
        targets[number].frame = targets[number].frame.union(shape)
      }
      if element.ownership.hasSystemSize { targets[number].hasSystemSize = true }
      if targets[number].title == nil, let text = element.node.text { targets[number].title = text.string }
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
        rule, at: target.index, subject: target.name + title,
        message:
          "can be tapped in \(Wording.size(size)); \(Wording.size(CGSize(width: least, height: least))) "
          + "are the least",
        badness: Double(max(least - size.width, least - size.height, 0)), frame: target.frame,
        detail: target.name)
    }
  }
}
