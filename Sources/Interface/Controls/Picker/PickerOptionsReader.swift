import Foundation
import LayoutEngine
import Views

/// Finds a picker's options and makes the view for the style.
nonisolated struct PickerOptionsReader<Content: View>: View, TransparentView {
  let selection: AnyHashable
  let select: @MainActor (AnyHashable) -> Void
  let content: Content
  let style: _PickerKind
  let label: AnyView?
  let currentValueLabel: AnyView?

  @MainActor
  func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    let environment = inputs.environment
    var inner = inputs.child(.content)
    inner.environment.controlSurroundings = .layout
    inner.environment.labelsAreHidden = false
    let plain = inner
    let choice = PickerChoice(
      select: select, options: { PickerOption.options(of: content.viewList(plain)) }, selection: selection)
    if environment.controlSurroundings == .menu {
      MenuChoices.makeList(
        choice, isSubmenu: isSubmenu(environment) ? label ?? AnyView(EmptyView()) : nil, inputs, into: &list)
      return
    }
    let kind = kind(in: environment)
    let shown = Shown(
      label: environment.labelsAreHidden ? nil : label, spokenLabel: label, choice: choice, inputs: inputs)
    switch kind {
    case .automatic, .menu:
      shown.add(menu(shown, inner), value: currentValueLabel ?? selected(of: options(inner)), to: &list)
    case .navigationLink:
      inner.environment.foregroundStyle = AnyShapeStyle.system(.secondaryLabel)
      shown.add(
        NavigationLinkPicker(label: shown.label, current: currentValueLabel ?? selected(of: options(inner))),
        to: &list)
    case .segmented, .palette: shown.add(segments(choice, inner), to: &list)
    case .wheel:
      inner.environment.font = .system(size: Wheel.textSize)
      let all = options(inner)
      shown.add(
        LabeledWheel(
          columns: [WheelColumn(rows: all.map { AnyView($0) }, selectedIndex: index(in: all) ?? 0)]),
        to: &list)
    case .inline: addRows(options(inner), shown, to: &list)
    }
  }

  @MainActor
  private func options(_ inputs: _ViewInputs) -> [PickerOption] {
    PickerOption.options(of: content.viewList(inputs))
  }

  /// How the picker looks in its surroundings.
  private func kind(in environment: EnvironmentValues) -> _PickerKind {
    switch style {
    case .automatic: .menu
    // Rows need an enclosing list.
    case .inline where environment.controlSurroundings != .row: .wheel
    default: style
    }
  }

  /// What all visible forms of a picker have in common.
  @MainActor
  private struct Shown {
    let label: AnyView?
    /// Even if it is hidden.
    let spokenLabel: AnyView?
    let choice: PickerChoice
    let inputs: _ViewInputs

    var isRow: Bool { inputs.environment.controlSurroundings == .row }

    /// Adds a view as the control.
    ///
    /// - Parameter value: the picker's current choice, if the control is a single button.
    func add<V: View>(_ view: V, value: AnyView? = nil, to list: inout _ViewList) {
      if inputs.environment.isInFormColumns, let label {
        append(control(FormColumnRow(label: label) { view }, value), to: &list)
      } else {
        append(control(view, value), to: &list)
      }
    }

    private func control<V: View>(_ view: V, _ value: AnyView?) -> some View {
      let (choice, label) = (choice, label ?? spokenLabel)
      return view.interaction("Picker") { interaction, inputs in
        interaction.set = choice.set
        guard let value else { return }
        interaction.spoken = AccessibilityControl(
          [.button],
          label: {
            [label, value].compactMap { $0?.spokenText(inputs) }.filter { !$0.isEmpty }.joined(
              separator: ", ")
          }, saysContent: false)
      }
      .labelled(isSpoken: false) { inputs in label?.spokenText(inputs) ?? "" }
    }

    private func append<V: View>(_ view: V, to list: inout _ViewList) {
      V._makeViewList(view, inputs: inputs.child(.body), into: &list)
    }
  }

  @MainActor
  private func menu(_ shown: Shown, _ inputs: _ViewInputs) -> some View {
    var inner = inputs
    // Outside of rows the value has the tint, whatever the style of text around.
    if !shown.inputs.environment.isEnabled {
      inner.environment.foregroundStyle = AnyShapeStyle.system(.tertiaryLabel)
    } else {
      inner.environment.foregroundStyle =
        shown.isRow ? AnyShapeStyle.system(.secondaryLabel) : AnyShapeStyle.tinted
    }
    let current = currentValueLabel ?? selected(of: options(inner))
    return MenuPicker(label: shown.isRow ? shown.label : nil, current: current, isRow: shown.isRow)
      .opensMenu(AnyView(MenuChoices.Rows(choice: shown.choice)))
  }

  @MainActor
  private func segments(_ choice: PickerChoice, _ inputs: _ViewInputs) -> some View {
    var inner = inputs
    inner.environment = SegmentedPicker.environment(inner.environment, isSelected: false)
    var all = options(inner)
    let chosen = index(in: all)
    if let chosen {
      // The chosen one has its own weight.
      inner.environment = SegmentedPicker.environment(inner.environment, isSelected: true)
      all[chosen] = options(inner)[chosen]
    }
    return SegmentedPicker(options: all, selectedIndex: chosen, choose: choice.choose)
  }

  /// The values as rows of the enclosing list.
  @MainActor
  private func addRows(_ options: [PickerOption], _ shown: Shown, to list: inout _ViewList) {
    let chosen = index(in: options)
    if let label = shown.label { shown.add(InlinePickerHeader(label: label), to: &list) }
    for (number, option) in options.enumerated() {
      InlinePickerRow._makeViewList(
        InlinePickerRow(option: option, isSelected: number == chosen) { shown.choice.choose(option) },
        inputs: shown.inputs.child(.body).child(.index(number)), into: &list)
    }
  }

  private func index(in options: [PickerOption]) -> Int? {
    options.firstIndex { $0.tag == selection }
  }

  private func selected(of options: [PickerOption]) -> AnyView? {
    index(in: options).map { AnyView(options[$0]) }
  }
}

extension PickerOptionsReader {
  /// Whether the picker is a single menu row that leads to its values.
  private func isSubmenu(_ environment: EnvironmentValues) -> Bool {
    style == .menu || (style == .automatic && environment.pickersAreSubmenus)
  }
}

extension EnvironmentValues {
  private struct PickersAreSubmenusKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a picker in a menu is by default a submenu, as on a Mac.
  package var pickersAreSubmenus: Bool {
    get { self[PickersAreSubmenusKey.self] }
    set { self[PickersAreSubmenusKey.self] = newValue }
  }
}
