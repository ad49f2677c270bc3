import Foundation
import Geometry
import LayoutEngine

/// An identifier that links two views, or a rotor's entry and a view.
struct PairKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// What the forms of a modifier have in common.
nonisolated extension View {
  func spokenValue(_ text: Text, isEnabled: Bool = true) -> some View {
    states { inputs in isEnabled ? .value { text.spokenText(inputs) } : nil }
  }

  func spokenHint(_ text: Text, isEnabled: Bool = true) -> some View {
    states { inputs in isEnabled ? .hint { text.spokenText(inputs) } : nil }
  }

  func spokenInputLabels(_ labels: [Text], isEnabled: Bool = true) -> some View {
    states { inputs in isEnabled ? .inputLabels { labels.map { $0.spokenText(inputs) } } : nil }
  }

  func spokenActivationPoint(
    _ point: @escaping @MainActor (CGSize) -> CGPoint, isEnabled: Bool = true
  ) -> some View {
    states { _ in isEnabled ? .activationPoint(point) : nil }
  }

  func spokenAction(_ name: Text) -> some View {
    states { inputs in .actions { [name.spokenText(inputs)] } }
  }

  func spokenAction(of kind: AccessibilityActionKind) -> some View {
    states { inputs in
      if let title = kind.title { return .actions { [title.spokenText(inputs)] } }
      // The others are run by the system's own gestures and have no name.
      return kind == .default ? .defaultAction : nil
    }
  }

  /// The controls of a view, or its texts if there are none, as actions.
  func spokenActions<Content: View>(of content: Content) -> some View {
    states { inputs in
      .actions {
        var own = inputs.child(.part(.accessibilityContent))
        own.preferences = PreferenceCollector()
        let names = content.viewList(own).elements().map { $0.makeNode().texts.joined(separator: " ") }
        return names.filter { !$0.isEmpty }
      }
    }
  }

  func spokenContent(
    _ label: Text, _ value: Text?, _ importance: AccessibilityCustomContentImportance, id: String? = nil
  ) -> some View {
    states { inputs in
      .customContent {
        AccessibilityContent(
          label: label.spokenText(inputs), value: value?.spokenText(inputs) ?? "",
          isImportant: importance == .high, key: id)
      }
    }
  }

  func spokenContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, _ importance: AccessibilityCustomContentImportance
  ) -> some View {
    spokenContent(key.label, value, importance, id: key.id)
  }

  func spokenRotor(_ name: Text) -> some View {
    states { inputs in .rotor { AccessibilityRotor(name: name.spokenText(inputs), entries: []) } }
  }

  func spokenRotor<Content: AccessibilityRotorContent>(
    _ name: Text, entries: @escaping () -> Content
  ) -> some View {
    states { inputs in
      .rotor {
        AccessibilityRotor(
          name: name.spokenText(inputs),
          entries: Content._entries(entries()).map {
            AccessibilityRotor.Entry(label: $0.label.spokenText(inputs), target: $0.target)
          })
      }
    }
  }

  func spokenRotor<Model>(
    _ name: Text, entries: [Model], _ label: KeyPath<Model, String>
  ) -> some View {
    states { inputs in
      .rotor {
        AccessibilityRotor(
          name: name.spokenText(inputs),
          entries: entries.map { AccessibilityRotor.Entry(label: $0[keyPath: label]) })
      }
    }
  }

  func spokenChildren<Content: View>(of content: Content) -> some View {
    states { inputs in .madeChildren { content.spokenNode(inputs) } }
  }

  func spokenRepresentation<Content: View>(of content: Content) -> some View {
    states { inputs in .representation { content.spokenNode(inputs) } }
  }

  /// The view with a label that a closure derives from its current one.
  func spokenLabel<Content: View>(_ content: (PlaceholderContentView<Self>) -> Content) -> some View {
    let made = content(PlaceholderContentView<Self> { viewList($0) })
    return labelled { made.spokenText($0, separator: ", ") }
  }

  /// The view's node, made only for its accessibility elements.
  @MainActor
  private func spokenNode(_ inputs: _ViewInputs) -> LayoutNode {
    var own = inputs.child(.part(.accessibilityContent))
    own.preferences = PreferenceCollector()
    return node(own, implicitContainer: .column)
  }
}

extension UnitPoint {
  func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}

extension ViewPart {
  /// A view that represents another one, or names its actions.
  fileprivate static let accessibilityContent = ViewPart("accessibilityContent")
}
