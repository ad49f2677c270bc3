import Foundation
import Rendering

/// Words that are wider than their line and continue on the next one without a hyphen.
enum BrokenWordCheck: LintCheck {
  static let rule = LintRule.brokenWord

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.texts.compactMap { index, element, text in
      guard let word = text.brokenWords.max(by: { $0.count < $1.count }) else { return nil }
      let others = text.brokenWords.count > 1 ? " and \(text.brokenWords.count - 1) more" : ""
      let isPlural = text.brokenWords.count > 1
      return scene.observation(
        rule, at: index, subject: "Text \(Wording.quoted(text.string))",
        message:
          "breaks inside \(isPlural ? "words: " : "the word ")\(Wording.quoted(word))\(others), wider than "
          + "its lines of \(Wording.points(element.node.proposal.width ?? element.node.frame.width)) pt",
        badness: Double(word.count))
    }
  }
}
