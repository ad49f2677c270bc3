internal import Foundation
internal import SnapshotAssertions

extension Snapshotting where Format == String {
  /// The `String(describing:)` of a value.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// A value and its contents, one per line; unordered collections are sorted.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) } }

  /// What `JSONSerialization` can write, with its keys sorted.
  public static var json: Snapshotting {
    .text("json") { value in
      guard JSONSerialization.isValidJSONObject(value) else {
        throw SnapshotFailure("\(type(of: value)) is nothing that JSON can say")
      }
      return try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    }
  }

  /// A strategy for values that are written as text.
  static func text(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.throwingPullback { (value: Value) in
      String(decoding: try encode(value), as: UTF8.self)
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}
