import Foundation
import Geometry
package import Rasterization
package import Rendering

/// Checks renders for problems.
package struct ViewLinter {
  private let settings: LintSettings
  private let rasterizer: Rasterizer

  package init(settings: LintSettings, rasterizer: Rasterizer) {
    self.settings = settings
    self.rasterizer = rasterizer
  }

  private static let checks: [any LintCheck.Type] = [
    TruncationCheck.self, BrokenWordCheck.self, ClippingCheck.self, OffScreenCheck.self, OverlapCheck.self,
    MissingGlyphCheck.self, ScaleCheck.self, NeverChosenCheck.self, WrappingCheck.self, TapTargetCheck.self,
    ContrastCheck.self, UnknownKeyCheck.self, ElementDetectionCheck.self, ElementDescriptionCheck.self,
    DynamicTypeCheck.self, TraitCheck.self, ActionCheck.self, ParentChildCheck.self, FidelityCheck.self,
  ]

  /// What the rules find in a render: the worst of each rule, line and kind of view, with how many there are.
  ///
  /// - Parameters:
  ///   - scale: the render's pixels per point.
  ///   - scroll: how far scroll views were scrolled, in points; if they were, only their content is checked.
  ///   - withPictures: whether each observation gets a cropped picture.
  package func observations(
    in outcome: RenderOutcome, scale: Double, scroll: Double = 0, withPictures: Bool = false
  ) -> [LintObservation] {
    let scene = LintScene(
      outcome, scale: scale, settings: settings, rasterizer: rasterizer, scrolledOnly: scroll > 0)
    var merged: [LintObservation] = []
    var places: [LintKey: Int] = [:]
    for check in Self.checks where settings.rules.contains(check.rule) {
      for var observation in check.observations(in: scene) {
        observation.scroll = scroll
        let key = LintKey(observation)
        guard let place = places[key] else {
          places[key] = merged.count
          merged.append(observation)
          continue
        }
        merged[place] = LintKey.merged(merged[place], observation)
      }
    }
    guard withPictures else { return merged }
    return merged.map { observation in
      var observation = observation
      if !observation.isCounterexample {
        observation.picture = PictureCrop.png(of: observation.frame, in: scene.picture, scale: scale)
      }
      return observation
    }
  }

  /// Combines the observations of one variant at several scroll positions.
  package static func merged(_ pages: [[LintObservation]]) -> [LintObservation] {
    var merged: [LintObservation] = []
    var places: [LintKey: Int] = [:]
    for observation in pages.flatMap({ $0 }) {
      let key = LintKey(observation)
      guard let place = places[key] else {
        places[key] = merged.count
        merged.append(observation)
        continue
      }
      // Pages overlap, so counts cannot be added up.
      let count = max(merged[place].count, observation.count)
      merged[place] = LintKey.merged(merged[place], observation)
      merged[place].count = count
    }
    return merged
  }
}
