import Foundation
import Geometry
import Rendering

/// Views that reach beyond the screen, where nothing scrolls them in.
///
/// Every text counts, and what else is laid out in a row or column. Layers behind and over views often reach
/// beyond the screen on purpose, as do views that were moved out of sight as a whole.
enum OffScreenCheck: LintCheck {
  static let rule = LintRule.offScreen

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.elements.indices.compactMap { index in
      let element = scene.elements[index]
      let surroundings = element.surroundings
      guard element.isVisible, !surroundings.isMask, element.node.children.isEmpty else { return nil }
      let screen = surroundings.screen
      let frame: CGRect
      let overhang: Overhang?
      if let text = element.node.text {
        guard text.string.contains(where: { !$0.isWhitespace }) else { return nil }
        frame = text.inkFrame
        if surroundings.isTurned { return nil }
        overhang = Overhang(of: text, beyond: screen)
      } else {
        // What a clip inside the screen cuts off cannot be beyond its edge.
        frame = element.node.frame.intersection(surroundings.clip)
        if surroundings.isLayered || surroundings.isMoved || invisible.contains(element.node.type) {
          return nil
        }
        if frame.isNull { return nil }
        overhang = Overhang(of: frame, beyond: screen, slack: CGSize(width: 1, height: 1))
      }
      guard let overhang else { return nil }
      if surroundings.isMoved, overhang.share >= 1 { return nil }
      let subject = element.node.text.map { "Text \(Wording.quoted($0.string))" } ?? element.node.type
      let message =
        overhang.share >= 1
        ? "lies beyond the \(overhang.edge) edge of the screen of \(Wording.size(scene.size)) as a whole"
        : "reaches \(Wording.points(overhang.length)) pt beyond the \(overhang.edge) edge of the screen of "
          + Wording.size(scene.size)
      return scene.observation(
        rule, at: index, subject: subject, message: message, badness: overhang.share, frame: frame)
    }
  }

  /// Views that show nothing of their own.
  private static let invisible: Set<String> = ["Spacer", "EmptyView", "GeometryReader"]
}
