import Foundation
import Geometry
import Rendering
import Reports

/// Candidates of a `ViewThatFits` that can never be chosen.
///
/// If a candidate fits, so does an earlier one that is no larger, which is then chosen. The last candidate is
/// the fallback if none fits; it is useless if even its minimum size is larger than an earlier ideal size,
/// and probably misplaced if its ideal size is: then it is only shown where it does not fit either.
enum NeverChosenCheck: LintCheck {
  static let rule = LintRule.neverChosen

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.elements.enumerated().flatMap { index, element -> [LintObservation] in
      guard element.isChecked, let fits = element.node.viewThatFits, fits.candidates.count > 1 else {
        return []
      }
      return fits.candidates.indices.dropFirst().map { number in
        let candidate = fits.candidates[number]
        let isLast = number == fits.candidates.count - 1
        let earlier = fits.candidates[..<number]
        let unbending = earlier.firstIndex { exceeds(candidate.least, $0.ideal, on: fits.axes) }
        let winner =
          isLast
          ? unbending ?? earlier.firstIndex { exceeds(candidate.ideal, $0.ideal, on: fits.axes) }
          : earlier.firstIndex { covers(candidate.ideal, $0.ideal, on: fits.axes) }
        let mayGiveWay = isLast && unbending == nil
        var message = ""
        if let winner {
          let earlier = fits.candidates[winner]
          message =
            mayGiveWay
            ? "is larger (\(Wording.size(candidate.ideal))) than candidate \(winner + 1) (\(earlier.type), "
              + "\(Wording.size(earlier.ideal))), which is asked first, so that it shows only where neither fits"
            : isLast
              ? "needs at least \(Wording.size(candidate.least)), more than candidate \(winner + 1) "
                + "(\(earlier.type), \(Wording.size(earlier.ideal))), so that it shows only where neither fits"
              : "needs \(Wording.size(candidate.ideal)); candidate \(winner + 1) (\(earlier.type)) needs only "
                + "\(Wording.size(earlier.ideal)), fits whenever this one does and is asked first"
        }
        var observation = scene.observation(
          rule, at: index, subject: "ViewThatFits candidate \(number + 1) (\(candidate.type))",
          message: message, badness: 1, detail: "\(number)", source: candidate.source)
        // As the fallback it may be there to wrap or scroll.
        if mayGiveWay { observation.severity = .note }
        observation.isCounterexample = winner == nil
        return observation
      }
    }
  }

  private static func lengths(_ size: CGSize, on axes: [String]) -> [CGFloat] {
    (axes.contains("horizontal") ? [size.width] : []) + (axes.contains("vertical") ? [size.height] : [])
  }

  /// Whether one size is at least as large as another on every relevant axis.
  private static func covers(_ size: CGSize, _ other: CGSize, on axes: [String]) -> Bool {
    zip(lengths(size, on: axes), lengths(other, on: axes)).allSatisfy { $0 >= $1 - 0.001 }
  }

  /// Whether it is also clearly larger on one of them.
  private static func exceeds(_ size: CGSize, _ other: CGSize, on axes: [String]) -> Bool {
    covers(size, other, on: axes)
      && zip(lengths(size, on: axes), lengths(other, on: axes)).contains { $0 > $1 + 1 }
  }
}
