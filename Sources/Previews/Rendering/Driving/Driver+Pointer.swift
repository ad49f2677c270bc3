import Foundation
import Geometry
import LayoutEngine
import Views

extension Driver {
  /// The innermost view at a point of the window that supports the action, if there is one.
  private func target(at point: CGPoint, _ isAble: (ViewInteraction) -> Bool) -> Target? {
    for node in views.hitNodes(point) {
      guard let interaction = node.interaction,
        let number = views.places.firstIndex(where: { $0.node === node })
      else { continue }
      interaction.prepare?(interaction)
      if interaction.isEnabled, isAble(interaction) {
        return Target(owner: number, named: number, interaction: interaction)
      }
    }
    return nil
  }

  /// Taps what is at a point; no effect if that cannot be tapped.
  func tap(at point: CGPoint) {
    if let target = target(at: point, { $0.tap != nil }) {
      tap(target, at: point.applying(views.places[target.owner].transform.inverted()))
    }
    target(at: point) { $0.focus != nil }?.interaction.focus?()
  }

  /// Which of the window's fields is at a point; nil if none is.
  func field(at point: CGPoint) -> Int? {
    guard let target = target(at: point, { $0.type != nil }) else { return nil }
    return fields.firstIndex(of: target.owner)
  }

  /// Enters a text into one of the window's fields.
  func type(_ text: String, inField number: Int) {
    guard fields.indices.contains(number) else { return }
    views.places[fields[number]].node.interaction?.type?(text)
  }

  /// The indices of the nodes that accept text.
  private var fields: [Int] {
    views.places.indices.filter { number in
      guard let interaction = views.places[number].node.interaction, interaction.isEnabled else {
        return false
      }
      interaction.prepare?(interaction)
      return interaction.type != nil
    }
  }

  /// Scrolls the innermost scroll view at a point.
  func scroll(at point: CGPoint, by distance: CGFloat) {
    for number in views.places.indices.reversed() {
      let place = views.places[number]
      guard let node = place.node as? ScrollNode, place.frame.intersection(place.clip).contains(point) else {
        continue
      }
      let offset = node.axes.contains(.vertical) ? node.contentOffset.y : node.contentOffset.x
      guard
        let scroll = views.around(number).lazy.compactMap({ views.places[$0].node.interaction?.scroll }).first
      else { continue }
      return scroll(max(0, offset + distance))
    }
  }

  /// Puts a finger on what is at a point of the window.
  func touch(at point: CGPoint) -> FingerTouch {
    let met = Set(views.hitNodes(point).map { ObjectIdentifier($0) })
    // The topmost view comes first, as its children do before it.
    let responders = views.places.reversed().compactMap { place -> FingerTouch.Responder? in
      guard met.contains(ObjectIdentifier(place.node)), let interaction = place.node.interaction,
        interaction.isEnabled, let touch = interaction.touch
      else { return nil }
      return FingerTouch.Responder(touch: touch, node: place.node, transform: place.transform)
    }
    return FingerTouch(responders, at: point)
  }
}
