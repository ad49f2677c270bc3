internal import Foundation

/// Values as `.dump` shows them, in the form that swift-snapshot-testing writes, whose references stay valid.
enum ValueDump {
  /// A value and its contents.
  static func text(of value: Any) -> String {
    lines(of: value, name: nil, indent: 0, above: []).map { $0 + "\n" }.joined()
  }

  /// - Parameter above: the objects that contain the value.
  private static func lines(of value: Any, name: String?, indent: Int, above: Set<ObjectIdentifier>)
    -> [String]
  {
    let mirror = Mirror(reflecting: value)
    let label = name.map { "\($0): " } ?? ""
    let margin = String(repeating: " ", count: indent)
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    var above = above
    // The cases are in order of precedence: a container counts as one even if it describes itself.
    if !isContainer(mirror), let own = value as? any AnySnapshotStringConvertible,
      !Swift.type(of: own).renderChildren
    {
      return ["\(margin)- \(label)\(own.snapshotDescription)"]
    }
    if mirror.displayStyle == .class, !describesItself(value) {
      let object = ObjectIdentifier(value as AnyObject)
      if !above.insert(object).inserted {
        return ["\(margin)\(bullet) \(name ?? "value") (circular reference detected)"]
      }
    }
    var children = mirror.children.map { (name: $0.label, value: $0.value) }
    if hasNoOrder(mirror, value) {
      // Sorted by name and by the dump of values, so that a value always has the same dump.
      children =
        children.map { child in
          let text = lines(of: child.value, name: "value", indent: 2, above: above).joined(separator: "\n")
          return (key: (child.name?.debugDescription ?? "", text), child: child)
        }
        .sorted { $0.key < $1.key }.map(\.child)
    }
    return ["\(margin)\(bullet) \(label)\(title(of: value, mirror))"]
      + children.flatMap { lines(of: $0.value, name: $0.name, indent: indent + 2, above: above) }
  }

  private static func isContainer(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .tuple, .optional: true
    default: false
    }
  }

  private static func describesItself(_ value: Any) -> Bool {
    value is any AnySnapshotStringConvertible || value is any CustomStringConvertible
  }

  private static func hasNoOrder(_ mirror: Mirror, _ value: Any) -> Bool {
    switch mirror.displayStyle {
    case .dictionary, .set: true
    case .class, .struct: !describesItself(value)
    default: false
    }
  }

  /// A value's own line without its name.
  private static func title(of value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    func counted(_ one: String, _ many: String) -> String { count == 1 ? "1 \(one)" : "\(count) \(many)" }
    switch mirror.displayStyle {
    case .collection: return counted("element", "elements")
    case .dictionary: return counted("key/value pair", "key/value pairs")
    case .set: return counted("member", "members")
    case .tuple: return "(\(counted("element", "elements")))"
    case .optional: return count == 0 ? "\(typeName(mirror)).none" : typeName(mirror)
    default: break
    }
    if let own = value as? any AnySnapshotStringConvertible { return own.snapshotDescription }
    if let own = value as? any CustomStringConvertible { return own.description }
    switch mirror.displayStyle {
    case .class, .struct: return typeName(mirror)
    case .enum: return count == 0 ? "\(typeName(mirror)).\(value)" : typeName(mirror)
    default: return String(describing: value)
    }
  }

  /// A type's name, without the discriminators of local types.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "")
  }

  /// A text with object addresses removed.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/:?\s*0x[\da-f]+(\s*)/#) { $0.output.1 }
  }
}
