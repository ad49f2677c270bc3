package import Geometry

/// What a view tells its container: its position in the drawing order, its grid cell, its values for custom
/// layouts.
///
/// Most views have none, which costs one empty reference.
package struct LayoutTraits {
  private final class Storage {
    var zIndex: Double = 0
    var id: AnyHashable?
    var tag: AnyHashable?
    var gridCellColumns = 1
    var gridCellAnchor: UnitPoint?
    var gridCellUnsizedAxes: Axis.Set = []
    var gridColumnAlignment: HorizontalAlignment?
    var values: [ObjectIdentifier: Any] = [:]

    init() {}

    init(copying other: Storage) {
      zIndex = other.zIndex
      id = other.id
      tag = other.tag
      gridCellColumns = other.gridCellColumns
      gridCellAnchor = other.gridCellAnchor
      gridCellUnsizedAxes = other.gridCellUnsizedAxes
      gridColumnAlignment = other.gridColumnAlignment
      values = other.values
    }
  }

  private var storage: Storage?

  package init() {}

  private mutating func change(_ body: (Storage) -> Void) {
    let own: Storage
    if let storage, isKnownUniquelyReferenced(&self.storage) {
      own = storage
    } else {
      own = storage.map(Storage.init(copying:)) ?? Storage()
    }
    body(own)
    storage = own
  }

  /// Whether the view is drawn above or below its siblings.
  package var zIndex: Double {
    get { storage?.zIndex ?? 0 }
    set { change { $0.zIndex = newValue } }
  }

  /// The identity that the view was given.
  package var id: AnyHashable? {
    get { storage?.id }
    set { change { $0.id = newValue } }
  }

  /// The view's tag.
  package var tag: AnyHashable? {
    get { storage?.tag }
    set { change { $0.tag = newValue } }
  }

  package var gridCellColumns: Int {
    get { storage?.gridCellColumns ?? 1 }
    set { change { $0.gridCellColumns = newValue } }
  }

  package var gridCellAnchor: UnitPoint? {
    get { storage?.gridCellAnchor }
    set { change { $0.gridCellAnchor = newValue } }
  }

  package var gridCellUnsizedAxes: Axis.Set {
    get { storage?.gridCellUnsizedAxes ?? [] }
    set { change { $0.gridCellUnsizedAxes = newValue } }
  }

  package var gridColumnAlignment: HorizontalAlignment? {
    get { storage?.gridColumnAlignment }
    set { change { $0.gridColumnAlignment = newValue } }
  }

  /// The value for a layout's key.
  package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    get { storage?.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { change { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Whether a value was set for a layout's key.
  package func has<Key: LayoutValueKey>(_ key: Key.Type) -> Bool {
    storage?.values[ObjectIdentifier(key)] != nil
  }

  package mutating func set<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
    self[key] = value
  }
}

/// A key for a value that views pass to a custom layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
