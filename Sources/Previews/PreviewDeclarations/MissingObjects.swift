public import Foundation

// Objects of Foundation's classes, instead of those that an extension of a missing module would have made of them.

extension DateFormatter: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }
}
extension ISO8601DateFormatter: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { ISO8601DateFormatter() }
}
extension NumberFormatter: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }
}
extension ByteCountFormatter: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { ByteCountFormatter() }
}
extension NSAttributedString: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any {
    NSAttributedString(string: MissingValues.label(name))
  }
}
extension JSONDecoder: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { JSONDecoder() }
}
extension JSONEncoder: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { JSONEncoder() }
}
extension UserDefaults: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { UserDefaults.standard }
}
extension NotificationCenter: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { NotificationCenter.default }
}
extension FileManager: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { FileManager.default }
}
extension Bundle: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { Bundle.main }
}
extension OperationQueue: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { OperationQueue.main }
}
extension DispatchQueue: _MissingMakeable {
  public static func _makeMissing(named name: String) -> Any { DispatchQueue.main }
}
