/// Which view has keyboard focus, and the values that it contributes.
@MainActor
package final class FocusCenter {
  /// A field, wherever it is described.
  package final class Field {}

  private var current: Field?
  private var resign: (@MainActor () -> Void)?
  /// Whether the pass described a field with keyboard focus.
  package private(set) var hasFocusedField = false
  /// Whether the keyboard shows even if no field has focus.
  package var keepsKeyboard = false

  /// The focused values that the views around the focused one, and the scene, set in the latest pass.
  package private(set) var values = FocusedValues()
  private var focusedScope: FocusedScope?
  /// The view with keyboard focus in this pass, and in the previous one.
  private var described: Field?
  private var describedBefore: Field?
  private var sceneValues: [@MainActor (inout FocusedValues) -> Void] = []

  nonisolated init() {}

  func beginPass() {
    hasFocusedField = false
    focusedScope = nil
    described = nil
    sceneValues = []
  }

  package func addSceneValues(_ change: @escaping @MainActor (inout FocusedValues) -> Void) {
    sceneValues.append(change)
  }

  /// Takes over the focused values of the pass.
  ///
  /// - Returns: whether they have changed, so that views have to be described again.
  func endPass() -> Bool {
    var new = FocusedValues()
    for change in sceneValues { change(&new) }
    focusedScope?.add(to: &new)
    // Bindings cannot be compared: those of another view count as different.
    let hasMoved = described !== describedBefore && new != FocusedValues()
    defer { (values, describedBefore) = (new, described) }
    return new != values || hasMoved
  }

  /// Whether the window is to show a keyboard.
  package var wantsKeyboard: Bool { keepsKeyboard || hasFocusedField }

  /// Whether a view has focus; call it while the view is described.
  ///
  /// - Parameter isField: whether it is a field, for which the keyboard shows.
  func isFocused(_ field: Field, _ environment: EnvironmentValues, isField: Bool = true) -> Bool {
    let isFocused = environment.focusLink?.isFocused() ?? (current === field)
    if isFocused {
      if isField { hasFocusedField = true }
      current = field
      described = field
      focusedScope = environment.focusedScope
    }
    return isFocused
  }

  /// Moves keyboard focus to a field.
  package func focus(_ field: Field, _ link: FocusLink?) {
    if current !== field { release() }
    current = field
    link?.set(true)
    resign = { link?.set(false) }
  }

  /// Removes focus, which hides the keyboard.
  package func release() {
    current = nil
    resign?()
    resign = nil
  }
}

/// The focus value that a view is tied to.
package struct FocusLink {
  package var isFocused: @MainActor () -> Bool
  package var set: @MainActor (Bool) -> Void

  package init(isFocused: @escaping @MainActor () -> Bool, set: @escaping @MainActor (Bool) -> Void) {
    self.isFocused = isFocused
    self.set = set
  }
}

extension EnvironmentValues {
  private struct FocusLinkKey: EnvironmentKey {
    static var defaultValue: FocusLink? { nil }
  }

  /// The focus value that the next field below is tied to.
  package var focusLink: FocusLink? {
    get { self[FocusLinkKey.self] }
    set { self[FocusLinkKey.self] = newValue }
  }
}

nonisolated extension View {
  /// A field that can have keyboard focus: `isFocused` tells it, and a tap gives it focus.
  package func keyboardField(
    _ name: String, _ describe: @escaping @MainActor (ViewInteraction, _ViewInputs) -> Void
  ) -> some View {
    modifier(KeyboardField(name: name, describe: describe))
  }
}

private nonisolated struct KeyboardField: ViewModifier {
  typealias Body = Never

  let name: String
  let describe: @MainActor (ViewInteraction, _ViewInputs) -> Void

  @MainActor
  static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    let field = inputs.identity.slot(.keyboardField) { FocusCenter.Field() }
    let link = inputs.environment.focusLink
    let center = inputs.graph.focus
    var inner = inputs
    inner.environment.focusLink = nil
    let isEnabled = inputs.environment.isEnabled
    inner.environment.isFocused = isEnabled && center.isFocused(field, inputs.environment)
    let own = inner
    let marked = content(inner).map { element in
      let make = element.make
      var element = element
      element.make = {
        make().interaction(modifier.name, own) { interaction, inputs in
          interaction.focus = { center.focus(field, link) }
          interaction.tap = { _ in center.focus(field, link) }
          modifier.describe(interaction, inputs)
          if let type = interaction.type {
            interaction.type = { text in
              center.focus(field, link)
              type(text)
            }
          }
        }
      }
      return element
    }
    list.items.append(contentsOf: marked.items)
  }
}

/// A view that can have keyboard focus without being a field.
package nonisolated struct FocusTarget: ViewModifier {
  package typealias Body = Never

  private let isFocusable: Bool

  package init(isFocusable: Bool) { self.isFocusable = isFocusable }

  @MainActor
  package static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    var inner = inputs
    inner.identity = inputs.identity.child(.modifier)
    guard modifier.isFocusable, inputs.environment.isEnabled else {
      list.items.append(contentsOf: content(inner).items)
      return
    }
    let field = inner.identity.slot(.focusTarget) { FocusCenter.Field() }
    let (link, center) = (inputs.environment.focusLink, inputs.graph.focus)
    inner.environment.isFocused = center.isFocused(field, inputs.environment, isField: false)
    inner.environment.focusLink = nil
    let own = inner
    let marked = content(inner).map { element in
      let make = element.make
      var element = element
      element.make = {
        make().interaction("focusable", own) { interaction, _ in
          interaction.focus = { center.focus(field, link) }
        }
      }
      return element
    }
    list.items.append(contentsOf: marked.items)
  }
}

extension ViewPart {
  /// The fields of a `FocusState`: one that accepts text, and one that does not.
  fileprivate static let keyboardField = ViewPart("keyboardField")
  fileprivate static let focusTarget = ViewPart("focusTarget")
}
