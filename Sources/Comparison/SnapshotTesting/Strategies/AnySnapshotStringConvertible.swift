public import Foundation

/// A type that customizes how `.dump` shows it.
public protocol AnySnapshotStringConvertible {
  /// Whether the children of a value are shown below its own line.
  static var renderChildren: Bool { get }

  /// The value's own line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// In UTC, to the second.
  public var snapshotDescription: String {
    formatted(.iso8601)
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// Without addresses, which change from one run to the next.
  public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
