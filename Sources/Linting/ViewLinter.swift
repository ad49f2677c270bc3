package import Rasterization
package import Rendering

/// Looks for faults in renders.
package struct ViewLinter {
  private let settings: LintSettings
  private let rasterizer: Rasterizer

  package init(settings: LintSettings, rasterizer: Rasterizer) {
    self.settings = settings
    self.rasterizer = rasterizer
  }

  private static let checks: [any LintCheck.Type] = [
    TruncationCheck.self, ClippingCheck.self, OffScreenCheck.self, OverlapCheck.self, MissingGlyphCheck.self,
    ScaleCheck.self, NeverChosenCheck.self, WrappingCheck.self, TapTargetCheck.self, ContrastCheck.self,
  ]

  /// What the rules find in a render: the worst of each rule, line and kind of view, with how many there are.
  ///
  /// - Parameters:
  ///   - scale: the render's pixels per point.
  ///   - withPictures: whether each observation gets a cropped picture.
  package func observations(
    in outcome: RenderOutcome, scale: Double, withPictures: Bool = false
  ) -> [LintObservation] {
    let scene = LintScene(outcome, scale: scale, settings: settings, rasterizer: rasterizer)
    var merged: [LintObservation] = []
    var places: [LintKey: Int] = [:]
    for check in Self.checks where settings.rules.contains(check.rule) {
      for observation in check.observations(in: scene) {
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
}
