import Controls
import Foundation
package import Geometry
package import LayoutEngine
package import Views

/// Something shown above the window's own views.
package struct Presentation {
  package enum Kind {
    case sheet
    case cover
    case popover(arrowEdge: Edge)
    case alert(AlertContent)
    case dialog(AlertContent)
    case menu
    /// The view that a long press lifts, or its preview, with a menu.
    case contextMenu(preview: AnyView?)
  }

  package var kind: Kind
  package var content: AnyView
  /// The inputs that the modifier was resolved with.
  package var inputs: _ViewInputs
  /// Closes it.
  package var dismiss: @MainActor () -> Void
  /// The node that it belongs to, which popovers point at.
  package var source: LayoutNode?
}

extension Presentation {
  init(_ menu: OpenMenu) {
    self.init(
      kind: menu.isContextMenu ? .contextMenu(preview: menu.preview) : .menu, content: menu.content,
      inputs: menu.inputs, dismiss: menu.dismiss, source: menu.source)
  }
}

extension Presentation {
  init(_ sheet: SystemSheet) {
    self.init(
      kind: .sheet, content: AnyView(SystemScreen(name: sheet.name).presentationDetents([.medium, .large])),
      inputs: sheet.inputs, dismiss: sheet.dismiss)
  }
}

extension PreferenceCollector {
  /// What is shown above the window's views, the menus on top.
  var presentations: [Presentation] {
    let sheets = (value(SystemSheetKey.self) ?? []).map { Presentation($0) }
    return (value(PresentationKey.self) ?? []) + sheets
      + (value(OpenMenuKey.self) ?? []).map { Presentation($0) }
  }
}

/// The texts and buttons of an alert.
package struct AlertContent {
  package var title: Text
  package var message: AnyView?
  package var actions: AnyView
  /// Whether a dialog shows its title.
  package var showsTitle = true
}

/// Collects what is shown above the window's views, in order of presentation.
package struct PresentationKey: PreferenceKey {
  package static var defaultValue: [Presentation] { [] }

  package static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) {
    value += nextValue()
  }
}

/// The settings that the content of a presentation makes for it.
package struct PresentationOptions {
  var detents: Set<PresentationDetent>?
  var selectedDetent: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyView?
  /// The background, if it is a style.
  var backgroundStyle: AnyShapeStyle?
  var backgroundInteraction = false
  var adaptation: PresentationAdaptation?
  var sizing: PresentationSizingKind?

  mutating func merge(_ other: PresentationOptions) {
    if let detents = other.detents {
      self.detents = detents
      selectedDetent = other.selectedDetent
    }
    if other.dragIndicator != .automatic { dragIndicator = other.dragIndicator }
    if let radius = other.cornerRadius { cornerRadius = radius }
    if let background = other.background {
      self.background = background
      backgroundStyle = other.backgroundStyle
    }
    if other.backgroundInteraction { backgroundInteraction = true }
    if let adaptation = other.adaptation { self.adaptation = adaptation }
    if let sizing = other.sizing { self.sizing = sizing }
  }
}

package struct PresentationOptionsKey: PreferenceKey {
  package static var defaultValue: PresentationOptions { PresentationOptions() }

  package static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value.merge(nextValue())
  }
}

nonisolated extension View {
  /// Shows something above the window's views while it is requested.
  package func presenting(
    onDismiss: (() -> Void)? = nil,
    _ make:
      @escaping @MainActor (_ViewInputs) -> (
        kind: Presentation.Kind, content: AnyView, dismiss: @MainActor () -> Void
      )?
  ) -> some View {
    modifier(
      _ElementModifier(make: { inputs, content in
        let node = content()
        let ending = inputs.identity.slot { PresentationEnding() }
        let made = make(inputs)
        ending.follow(isPresented: made != nil, inputs.graph, onDismiss)
        if let made {
          inputs.preferences.set(
            PresentationKey.self,
            [
              Presentation(
                kind: made.kind, content: made.content, inputs: inputs.child(.part(.presented)),
                dismiss: made.dismiss, source: node)
            ])
        }
        return node
      }))
  }

  /// Sets how the enclosing presentation is shown.
  func presentationOptions(_ change: @escaping @MainActor (inout PresentationOptions) -> Void) -> some View {
    inputs { inputs in
      var options = PresentationOptions()
      change(&options)
      inputs.preferences.set(PresentationOptionsKey.self, options)
    }
  }
}

/// Reports when something is no longer presented.
private final class PresentationEnding {
  private var isPresented = false

  @MainActor
  func follow(isPresented: Bool, _ graph: ViewGraph, _ onDismiss: (() -> Void)?) {
    if self.isPresented && !isPresented, let onDismiss {
      // Runs after the closures that observe the value that ended it: on a device the screen has to disappear
      // first.
      graph.afterLayout { graph.afterLayout { onDismiss() } }
    }
    self.isPresented = isPresented
  }
}

extension ViewPart {
  /// The presented content.
  fileprivate static let presented = ViewPart("presented")
}
