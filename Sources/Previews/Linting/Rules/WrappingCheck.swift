import Foundation
import Geometry
import Rendering

/// Candidates that a `ViewThatFits` passes over because it measures their text on one line.
///
/// A candidate that is chosen in some render serves its purpose; only one that is passed over in all of them,
/// although its text would fit if it wrapped, is reported.
enum WrappingCheck: LintCheck {
  static let rule = LintRule.wrapping

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.elements.enumerated().flatMap { index, element -> [LintObservation] in
      guard element.isChecked, let fits = element.node.viewThatFits, fits.axes.contains("horizontal") else {
        return []
      }
      return fits.candidates.indices.dropLast().compactMap { number in
        let candidate = fits.candidates[number]
        let wraps = wouldFitWrapped(candidate, in: element.node.proposal)
        guard candidate.fits || wraps else { return nil }
        var observation = scene.observation(
          rule, at: index, subject: "ViewThatFits candidate \(number + 1) (\(candidate.type))",
          message:
            "is passed over because its text takes \(Wording.points(candidate.ideal.width)) pt on one line; "
            + "wrapped it would fit in \(Wording.size(candidate.offered)) (ViewThatFits(in: .vertical) lets it wrap)",
          badness: Double(candidate.ideal.width), detail: "\(number)", source: candidate.source)
        observation.isCounterexample = candidate.fits
        return observation
      }
    }
  }

  private static func wouldFitWrapped(
    _ candidate: FrameTree.ViewThatFitsReport.Candidate, in room: (width: CGFloat?, height: CGFloat?)
  ) -> Bool {
    guard let width = room.width, candidate.ideal.width > width + 0.001 else { return false }
    // Only lines that are added make a view higher as it gets narrower.
    return candidate.offered.width <= width + 0.001
      && candidate.offered.height <= (room.height ?? .infinity) + 0.001
      && candidate.offered.height > candidate.ideal.height + 8
  }
}
