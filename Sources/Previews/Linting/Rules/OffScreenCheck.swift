import Foundation
import Geometry
import Rendering
import Views

/// Views that extend beyond the screen and cannot be scrolled into view.
///
/// All texts are checked, and everything else in a row or column. Backgrounds and overlays often extend
/// beyond the screen on purpose, as do views that are moved out of sight entirely. The view that is too long
/// for the screen is reported, once for everything that it pushes out.
enum OffScreenCheck: LintCheck {
  static let rule = LintRule.offScreen

  /// A view that is cut off by the screen's edge.
  private struct Victim {
    let index: Int
    let frame: CGRect
    let overhang: Overhang
  }

  static func observations(in scene: LintScene) -> [LintObservation] {
    var victims: [Int: [Victim]] = [:]
    var search = CulpritSearch(scene)
    for index in scene.elements.indices {
      guard let victim = victim(at: index, in: scene) else { continue }
      victims[search.culprit(for: victim), default: []].append(victim)
    }
    return victims.sorted { $0.key < $1.key }.compactMap {
      observation(of: $0.key, victims: $0.value, in: scene)
    }
  }

  private static func victim(at index: Int, in scene: LintScene) -> Victim? {
    let element = scene.elements[index]
    let surroundings = element.surroundings
    guard element.isChecked, !surroundings.isMask, element.node.children.isEmpty else { return nil }
    if let text = element.node.text {
      guard !surroundings.isTurned, text.string.contains(where: { !$0.isWhitespace }),
        let overhang = Overhang(of: text, beyond: surroundings.screen)
      else { return nil }
      if surroundings.isMoved, overhang.share >= 1 { return nil }
      return Victim(index: index, frame: text.inkFrame, overhang: overhang)
    }
    if surroundings.isLayered || surroundings.isMoved || element.node.roles.contains(.invisible) {
      return nil
    }
    // What a clip inside the screen cuts off cannot be beyond its edge.
    let frame = element.node.frame.intersection(surroundings.clip)
    guard !frame.isNull,
      let overhang = Overhang(of: frame, beyond: surroundings.screen, slack: CGSize(width: 1, height: 1))
    else { return nil }
    return Victim(index: index, frame: frame, overhang: overhang)
  }

  /// Finds the views that are too long; each view around many others is examined once.
  private struct CulpritSearch {
    let scene: LintScene
    private var outermost: [Place: Int] = [:]
    private var longest: [Place: Int?] = [:]

    private struct Place: Hashable {
      let index: Int
      let edge: Overhang.Edge
    }

    init(_ scene: LintScene) {
      self.scene = scene
    }

    /// The enclosing view that is too long; the view itself if none is.
    mutating func culprit(for victim: Victim) -> Int {
      let edge = victim.overhang.edge
      let screen = scene.elements[victim.index].surroundings.screen
      let start = outermost(around: victim.index, edge: edge, screen: screen)
      let place = Place(index: start, edge: edge)
      if let known = longest[place] { return known ?? victim.index }
      // The longest descendant that is too long by itself.
      var current = start
      func length(_ index: Int) -> CGFloat { edge.length(of: scene.elements[index].node.frame) }
      while let child = scene.children(of: current).max(by: { length($0) < length($1) }),
        length(child) > edge.length(of: screen) + 1
      {
        current = child
      }
      // If nothing is too long, the view itself is misplaced.
      let culprit = length(current) > edge.length(of: screen) + 1 ? current : nil
      longest[place] = .some(culprit)
      return culprit ?? victim.index
    }

    /// The outermost view around another such that it and all views in between extend beyond the same edge.
    private mutating func outermost(around index: Int, edge: Overhang.Edge, screen: CGRect) -> Int {
      var path = [index]
      var result = index
      while let parent = scene.elements[result].parent,
        edge.distance(of: scene.elements[parent].node.frame, beyond: screen) > 1
      {
        result = parent
        if let known = outermost[Place(index: parent, edge: edge)] {
          result = known
          break
        }
        path.append(parent)
      }
      for index in path { outermost[Place(index: index, edge: edge)] = result }
      return result
    }
  }

  private static func observation(of index: Int, victims: [Victim], in scene: LintScene) -> LintObservation? {
    guard let worst = victims.max(by: { $0.overhang.share < $1.overhang.share }) else { return nil }
    let screen = "the screen of \(Wording.size(scene.size))"
    if index == worst.index {
      let overhang = worst.overhang
      let message =
        overhang.share >= 1
        ? "lies beyond the \(overhang.edge) edge of \(screen) as a whole"
        : "reaches \(Wording.points(overhang.length)) pt beyond the \(overhang.edge) edge of \(screen)"
      return scene.observation(
        rule, at: index, subject: subject(of: index, in: scene), message: message, badness: overhang.share,
        frame: worst.frame)
    }
    let node = scene.elements[index].node
    let edge = worst.overhang.edge
    let others = victims.count - 1
    var observation = scene.observation(
      rule, at: index, subject: subject(of: index, in: scene),
      message: "is \(Wording.points(edge.length(of: node.frame))) pt \(edge.isHorizontal ? "wide" : "high"), "
        + "more than \(screen), and \(subject(of: worst.index, in: scene)) "
        + (worst.overhang.share >= 1
          ? "lies beyond the \(edge) edge"
          : "reaches \(Wording.points(worst.overhang.length)) pt beyond the \(edge) edge")
        + (others > 0 ? ", as \(others == 1 ? "does 1 other view" : "do \(others) other views")" : ""),
      badness: worst.overhang.share + Double(others))
    // In another variant a modifier of the same line may be the one that is too long.
    observation.detail = edge.isHorizontal ? "width" : "height"
    return observation
  }

  private static func subject(of index: Int, in scene: LintScene) -> String {
    let node = scene.elements[index].node
    return node.text.map { "Text \(Wording.quoted($0.string))" } ?? node.type
  }
}
