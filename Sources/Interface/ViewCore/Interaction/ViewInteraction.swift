package import Foundation
package import Geometry
package import LayoutEngine
import Typesetting

/// What a user can do with a view: the closures that its control runs for a finger or the keyboard.
///
/// A still picture runs none of them. Code that drives an interface finds them on the placed nodes
/// (`MarkNode`).
package final class ViewInteraction {
  /// What the view is, as it is written in source: "Button".
  package let name: String
  package var isEnabled: Bool
  /// Runs for a tap at a point in the node's own coordinates.
  package var tap: (@MainActor (CGPoint) -> Void)?
  /// How many taps in a row `tap` stands for.
  package var taps = 1
  /// A gesture, which follows a finger.
  package var touch: (any TouchResponder)?
  /// Puts a text into a field.
  package var type: (@MainActor (String) -> Void)?
  /// Sets a control's value, written as text; if there is no such value, returns the possible ones.
  package var set: (@MainActor (String) -> String?)?
  /// Gives a field keyboard focus.
  package var focus: (@MainActor () -> Void)?
  /// Opens a menu.
  package var open: (@MainActor () -> Void)?
  /// Reveals the actions at an end of a row; returns why there are none.
  package var swipe: (@MainActor (HorizontalEdge) -> String?)?
  /// Moves a row in front of another one, or to the end of its collection if there is none; returns why it
  /// cannot.
  package var move: (@MainActor (ViewInteraction?) -> String?)?
  /// The row's position, if it can be moved.
  package var movablePlace: MovablePlace?
  /// Scrolls; nil is the end of the content.
  package var scroll: (@MainActor (CGFloat?) -> Void)?
  /// What the control is to a screen reader; nil if it is not a control of its own.
  package var spoken: AccessibilityControl?
  /// Whether a tap on the enclosing list row counts as a tap on the view.
  package var actsForRow = false
  /// Fills in what depends on the nodes inside, on demand.
  package var prepare: (@MainActor (ViewInteraction) -> Void)?

  package init(_ name: String, isEnabled: Bool) {
    self.name = name
    self.isEnabled = isEnabled
  }
}

/// The position of a row that a user can move.
package struct MovablePlace {
  /// The identity of its collection.
  package let collection: ViewIdentity
  /// The number of its element there.
  package let index: Int

  package init(collection: ViewIdentity, index: Int) {
    self.collection = collection
    self.index = index
  }
}

/// The name that assistive technology has for a view, resolved on demand.
package final class ViewLabel {
  private let find: @MainActor () -> String
  /// Whether a screen reader says it: the title of a field that contains a text is not said.
  package let isSpoken: Bool

  package init(isSpoken: Bool = true, _ find: @escaping @MainActor () -> String) {
    self.isSpoken = isSpoken
    self.find = find
  }

  @MainActor package var text: String { find() }
}

/// A view that fingers pass through.
package final class UntouchableMark {
  package init() {}
}

/// A drawing that defines its own hit area.
package protocol TouchTarget {
  func isHit(at point: CGPoint, size: CGSize) -> Bool
}

nonisolated extension View {
  /// Attaches an interaction to each of the view's leaves.
  package func interaction(
    _ name: String, _ describe: @escaping @MainActor (ViewInteraction, _ViewInputs) -> Void
  ) -> some View {
    wrapped { child, inputs in child.interaction(name, inputs, describe) }
  }

  /// Attaches the name that assistive technology has for the view.
  ///
  /// - Parameter isSpoken: whether a screen reader says it.
  package func labelled(
    isSpoken: Bool = true, _ find: @escaping @MainActor (_ViewInputs) -> String
  ) -> some View {
    wrapped { child, inputs in
      MarkNode(child: child, mark: ViewLabel(isSpoken: isSpoken) { find(inputs) })
    }
  }
}

extension LayoutNode {
  /// Attaches an interaction to the node.
  @MainActor
  package func interaction(
    _ name: String, _ inputs: _ViewInputs, _ describe: @MainActor (ViewInteraction, _ViewInputs) -> Void
  ) -> LayoutNode {
    let interaction = ViewInteraction(name, isEnabled: inputs.environment.isEnabled)
    describe(interaction, inputs)
    return MarkNode(child: self, mark: interaction)
  }

  /// The node's interaction, if it has one.
  package var interaction: ViewInteraction? { (self as? MarkNode)?.mark as? ViewInteraction }

  /// The interactions inside, the outer ones first.
  package var interactions: [ViewInteraction] {
    (interaction.map { [$0] } ?? []) + children.flatMap(\.interactions)
  }
}

extension EnvironmentValues {
  private struct AfterActionKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// Runs after the action of a button, link or switch below: what closes a menu or an alert.
  package var afterAction: (@MainActor () -> Void)? {
    get { self[AfterActionKey.self] }
    set { self[AfterActionKey.self] = newValue }
  }

  private struct SubmitActionKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// Runs when the return key is tapped in a field below.
  package var submitAction: (@MainActor () -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }

  private struct SearchActionKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// Runs when the return key is tapped in a search field.
  package var searchAction: (@MainActor () -> Void)? {
    get { self[SearchActionKey.self] }
    set { self[SearchActionKey.self] = newValue }
  }
}
