/// Gathers the preferences that views below a point in the hierarchy set, in view order.
package final class PreferenceCollector {
  private enum Entry {
    case value(ObjectIdentifier, Any)
    case child(PreferenceCollector)
    /// Preferences under a condition that is known once views are placed.
    case conditional(PreferenceCollector, () -> Bool)
    case transform(ObjectIdentifier, PreferenceCollector, (inout Any) -> Void)
    /// Everything below except the named key, which the view above replaced.
    case replacing(ObjectIdentifier, Any, PreferenceCollector)
  }

  private var entries: [Entry] = []
  /// The collector that currently replaces this one.
  private var substitute: PreferenceCollector?

  package init() {}

  private func append(_ entry: Entry) {
    if let substitute { substitute.append(entry) } else { entries.append(entry) }
  }

  /// Makes the preferences that a closure sets conditional; the condition is evaluated when they are read.
  package func collecting<Result>(
    onlyWhere condition: @escaping () -> Bool, by body: () throws -> Result
  ) rethrows -> Result {
    let inner = PreferenceCollector()
    append(.conditional(inner, condition))
    let outer = substitute
    substitute = inner
    defer { substitute = outer }
    return try body()
  }

  package func set<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    append(.value(ObjectIdentifier(key), value))
  }

  /// Adds what another collector has collected, or will collect.
  package func add(_ child: PreferenceCollector) {
    append(.child(child))
  }

  package func add<Key: PreferenceKey>(
    _ child: PreferenceCollector, transforming key: Key.Type, _ transform: @escaping (inout Key.Value) -> Void
  ) {
    append(
      .transform(ObjectIdentifier(key), child) { value in
        guard var typed = value as? Key.Value else { return }
        transform(&typed)
        value = typed
      })
  }

  /// A value that stands for whatever the views below set for the same key.
  package func add<Key: PreferenceKey>(
    _ child: PreferenceCollector, replacing key: Key.Type, by value: Key.Value
  ) {
    append(.replacing(ObjectIdentifier(key), value, child))
  }

  /// The reduced value of a key, or nil if no view has set it.
  package func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    var result: Key.Value?
    func reduce(_ next: Key.Value) {
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    for entry in entries {
      switch entry {
      case .value(let entryID, let value):
        if entryID == id, let value = value as? Key.Value { reduce(value) }
      case .child(let child):
        if let value = child.value(key) { reduce(value) }
      case .conditional(let child, let isMet):
        if isMet(), let value = child.value(key) { reduce(value) }
      case .transform(let entryID, let child, let transform):
        if entryID == id {
          var value: Any = child.value(key) ?? Key.defaultValue
          transform(&value)
          if let value = value as? Key.Value { reduce(value) }
        } else if let value = child.value(key) {
          reduce(value)
        }
      case .replacing(let entryID, let value, let child):
        if entryID == id {
          if let value = value as? Key.Value { reduce(value) }
        } else if let value = child.value(key) {
          reduce(value)
        }
      }
    }
    return result
  }
}
