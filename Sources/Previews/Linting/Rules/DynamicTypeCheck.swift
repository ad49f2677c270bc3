import Foundation
import Rendering
import Views

/// Texts of the app whose size does not follow the user's text size.
enum DynamicTypeCheck: LintCheck {
  static let rule = LintRule.dynamicType

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.texts.compactMap { index, element, text in
      // The system's own texts are the system's responsibility.
      guard let font = text.font, font.style == nil, !font.growsWithTypeSize,
        element.node.viewName?.isLibraryType != true
      else { return nil }
      return scene.observation(
        rule, at: index, subject: "Text \(Wording.quoted(text.string))",
        message:
          "is set in \(Wording.points(CGFloat(font.size))) pt at every type size; a text style such as .body, or "
          + "Font.custom with relativeTo:, grows with the reader's", badness: 1)
    }
  }
}
