import Foundation
import Rendering

/// Texts that shrink below the limit.
enum ScaleCheck: LintCheck {
  static let rule = LintRule.scaled

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.texts.compactMap { index, element, text in
      guard text.scale < scene.settings.leastScale - 1e-9 else { return nil }
      let sizes = text.lines.flatMap(\.runs).map(\.pointSize)
      let size = sizes.min().map { ", to \(Wording.points(CGFloat($0))) pt type" } ?? ""
      return scene.observation(
        rule, at: index, subject: "Text \(Wording.quoted(text.string))",
        message: "shrinks to \(Int((text.scale * 100).rounded())) %\(size), in "
          + "\(Wording.size(element.node.frame.size)); the limit is "
          + "\(Int((scene.settings.leastScale * 100).rounded())) %",
        badness: 1 - text.scale)
    }
  }
}
