import LayoutEngine
import Views

/// One of the views that a picker chooses from.
nonisolated struct PickerOption: View, TransparentView {
  /// The option's value, unwrapped.
  let tag: AnyHashable?
  /// The option's value as it was written.
  let value: AnyHashable?
  let element: _ViewList.Element

  @MainActor
  func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    list.append(element)
  }

  /// A value for comparing options: an optional that holds a value equals that value.
  static func tag(_ value: AnyHashable) -> AnyHashable {
    guard let optional = value.base as? any OptionalValue else { return value }
    return optional.hashableValue.map(tag) ?? value
  }

  /// The options of a list in order; elements of `ForEach` without a tag use their id.
  @MainActor
  static func options(of list: _ViewList, id: AnyHashable? = nil) -> [PickerOption] {
    list.items.flatMap { item -> [PickerOption] in
      switch item {
      case .element(let element):
        let value = element.traits.tag ?? id
        return [PickerOption(tag: value.map(tag), value: value, element: element)]
      case .group(let group):
        return (0..<group.count).flatMap { options(of: group.list($0), id: group.id($0)) }
      case .section(let section):
        return options(of: section.content)
      }
    }
  }
}

/// Recognizes optionals and unwraps them.
private protocol OptionalValue {
  var hashableValue: AnyHashable? { get }
}

extension Optional: OptionalValue {
  var hashableValue: AnyHashable? {
    flatMap { $0 as? AnyHashable }
  }
}
