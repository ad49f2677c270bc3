package import Foundation
package import LayoutEngine

/// One thing that a view says about itself to assistive technology.
///
/// Texts are resolved lazily: drawing a picture needs none of them.
package enum AccessibilityStatement {
  /// The view's content is hidden from assistive technology.
  case hidden(Bool)
  /// How the elements in the view appear.
  case children(AccessibilityGrouping)
  /// The view is a control: one element, whatever it is made of.
  case control(AccessibilityControl)
  case value(@MainActor () -> String)
  case hint(@MainActor () -> String)
  /// What the view is called by voice.
  case inputLabels(@MainActor () -> [String])
  case addTraits(Set<AccessibilityTrait>)
  case removeTraits(Set<AccessibilityTrait>)
  /// From 1 to 6; 0 if there is none.
  case headingLevel(Int)
  case sortPriority(Double)
  /// The names of further actions.
  case actions(@MainActor () -> [String])
  /// The action of a double tap, which needs no name.
  case defaultAction
  case customContent(@MainActor () -> AccessibilityContent?)
  case rotor(@MainActor () -> AccessibilityRotor)
  /// The view is the destination of a rotor entry.
  case rotorTarget(AnyHashable)
  /// In the view's own coordinates, for its size.
  case activationPoint(@MainActor (CGSize) -> CGPoint)
  case respondsToUserInteraction(Bool)
  /// The view is one half of a label and what it is a label of.
  case pair(isLabel: Bool, AnyHashable)
  /// Another view represents this one.
  case representation(@MainActor () -> LayoutNode)
  /// The elements in the view are replaced by those of another view.
  case madeChildren(@MainActor () -> LayoutNode)
  /// An element that is alone in the view is as large as the view.
  case fills
}

/// How the elements in a view appear, as `accessibilityElement(children:)` says.
package enum AccessibilityGrouping: Sendable {
  /// The view is one element, and the elements inside it are ignored.
  case ignore
  /// The view is a container of the elements inside it.
  case contain
  /// The view is one element that combines what the elements inside it say.
  case combine
}

/// A group of elements, as a screen reader distinguishes them.
package enum AccessibilityContainer: String, Codable, Sendable {
  case group
  case list
  case tabBar = "tab bar"
  case navigationBar = "navigation bar"
}

/// What a control is to a screen reader.
package struct AccessibilityControl {
  package var traits: Set<AccessibilityTrait>
  package var value: (@MainActor () -> String)?
  /// The control's name, which replaces the texts inside it.
  package var label: (@MainActor () -> String)?
  /// Whether the control's content is spoken as well.
  package var saysContent = true
  /// The control's position among others of its kind, counted from 1.
  package var position: (index: Int, count: Int)?

  package init(
    _ traits: Set<AccessibilityTrait>, value: (@MainActor () -> String)? = nil,
    label: (@MainActor () -> String)? = nil, saysContent: Bool = true
  ) {
    self.traits = traits
    self.value = value
    self.label = label
    self.saysContent = saysContent
  }
}

/// Additional content that a screen reader reads out on request.
package struct AccessibilityContent: Codable, Equatable, Sendable {
  package var label: String
  package var value: String
  /// Whether it is read out at once.
  package var isImportant: Bool
  /// Whether it replaces earlier content with the same key.
  package var key: String?

  package init(label: String, value: String, isImportant: Bool, key: String? = nil) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
    self.key = key
  }
}

/// A list of positions that a VoiceOver user steps through.
package struct AccessibilityRotor {
  /// A place.
  package struct Entry {
    package var label: String
    /// The entry's marker; nil if it is found otherwise.
    package var target: AnyHashable?

    package init(label: String, target: AnyHashable? = nil) {
      self.label = label
      self.target = target
    }
  }

  package var name: String
  package var entries: [Entry]

  package init(name: String, entries: [Entry]) {
    self.name = name
    self.entries = entries
  }
}

/// What a picture or symbol is called.
package struct AccessibilityImageName {
  package var text: String
  /// Whether the app's author wrote it as an accessibility label; otherwise it is the name of a file or
  /// symbol.
  package var isGiven: Bool

  package init(text: String, isGiven: Bool) {
    self.text = text
    self.isGiven = isGiven
  }
}

/// What a node carries for assistive technology.
package final class AccessibilityMark {
  package let statement: AccessibilityStatement

  package init(_ statement: AccessibilityStatement) {
    self.statement = statement
  }
}

nonisolated extension View {
  /// Attaches an accessibility statement to each of the view's leaves.
  package func states(_ statement: @escaping @MainActor (_ViewInputs) -> AccessibilityStatement?) -> some View
  {
    wrapped { child, inputs in
      guard let statement = statement(inputs) else { return child }
      return child.stating(statement)
    }
  }

  /// Marks the view as a control.
  package func spoken(as control: @escaping @MainActor (_ViewInputs) -> AccessibilityControl) -> some View {
    states { .control(control($0)) }
  }
}

extension LayoutNode {
  /// Attaches an accessibility statement to the node.
  package func stating(_ statement: AccessibilityStatement) -> LayoutNode {
    MarkNode(child: self, mark: AccessibilityMark(statement))
  }
}
