import Foundation
import Rendering

/// Texts that are truncated at their end, middle or beginning.
enum TruncationCheck: LintCheck {
  static let rule = LintRule.truncated

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.texts.compactMap { index, element, text in
      guard text.truncated else { return nil }
      let shown = text.lines.map(\.string).joined(separator: " ")
      let last = text.lines.last.map { Wording.quoted($0.string, limit: 60) } ?? "nothing"
      let lines =
        text.lines.count == 1 ? "shows only \(last)" : "ends its \(text.lines.count) lines with \(last)"
      // The ellipsis replaces what is lost.
      let lost = max(text.string.count - shown.count + 1, 1)
      return scene.observation(
        rule, at: index, subject: "Text \(Wording.quoted(text.string))",
        message: "is cut off in \(Wording.size(element.node.frame.size)) and \(lines); "
          + "it is \(Wording.points(text.ideal.width)) pt wide on one line",
        badness: Double(lost) / Double(max(text.string.count, 1)))
    }
  }
}
