import Foundation
import Geometry
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
    TruncationCheck.self, BrokenWordCheck.self, ClippingCheck.self, OffScreenCheck.self, OverlapCheck.self,
    MissingGlyphCheck.self, ScaleCheck.self, NeverChosenCheck.self, WrappingCheck.self, TapTargetCheck.self,
    ContrastCheck.self, FidelityCheck.self,
  ]

  /// What the rules find in a render: the worst of each rule, line and kind of view, with how many there are.
  ///
  /// - Parameters:
  ///   - scale: the render's pixels per point.
  ///   - scroll: how far scroll views were scrolled, in points; where they were, only what is in them is looked at.
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

  /// Puts together what was found in one variant at several places of its scroll views.
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
      // Much of one page is in the next one too, so that counts cannot be added up.
      let count = max(merged[place].count, observation.count)
      merged[place] = LintKey.merged(merged[place], observation)
      merged[place].count = count
    }
    return merged
  }

  /// How far scroll views must be scrolled for each further screen of their content to show, in points: as far as
  /// four screens on each axis. A stop is for both axes.
  package static func scrollStops(of outcome: RenderOutcome) -> [Double] {
    var vertical: [Double] = []
    var horizontal: [Double] = []
    func look(at node: FrameTree.Node) {
      guard node.opacity > 0.01 else { return }
      if node.scrollAxes.contains(.vertical) {
        let top = node.children.map(\.frame.minY).min() ?? 0
        let bottom = node.children.map(\.frame.maxY).max() ?? 0
        let own = stops(content: Double(bottom - top), page: Double(node.frame.height))
        if own.count > vertical.count { vertical = own }
      }
      if node.scrollAxes.contains(.horizontal) {
        let left = node.children.map(\.frame.minX).min() ?? 0
        let right = node.children.map(\.frame.maxX).max() ?? 0
        let own = stops(content: Double(right - left), page: Double(node.frame.width))
        if own.count > horizontal.count { horizontal = own }
      }
      node.children.forEach(look)
    }
    look(at: outcome.tree.root)
    return Set(vertical + horizontal).sorted()
  }

  /// The stops of one scroll view: pages, the last as far as it goes.
  private static func stops(content: Double, page: Double) -> [Double] {
    guard page > 1 else { return [] }
    let hidden = content - page
    return (1...4).map { Double($0) * page }.filter { $0 < hidden + page - 1 }.map { min($0, hidden) }
  }
}
