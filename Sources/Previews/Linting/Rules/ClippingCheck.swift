import Foundation
import Geometry
import Rendering

/// Texts that are partly cut off by a clip or a scroll view.
enum ClippingCheck: LintCheck {
  static let rule = LintRule.clipped

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.texts.compactMap { index, element, text in
      guard !element.surroundings.isTurned, !element.surroundings.isMask else { return nil }
      let clip = element.surroundings.clip
      // A view that is moved out of sight entirely is hidden on purpose.
      let frame = text.inkFrame
      if element.surroundings.isMoved, !frame.intersects(clip) { return nil }
      guard let overhang = Overhang(of: text, beyond: clip) else { return nil }
      let loss =
        overhang.share >= 1
        ? "is cut off as a whole by"
        : "loses \(Wording.points(overhang.length)) pt at the \(overhang.edge) edge to"
      return scene.observation(
        rule, at: index, subject: "Text \(Wording.quoted(text.string))",
        message: "\(loss) the clip around it, of \(Wording.size(clip.size))",
        badness: overhang.share, frame: frame)
    }
  }
}
