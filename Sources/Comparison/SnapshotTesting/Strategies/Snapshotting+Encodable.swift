public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with its keys sorted.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    .text("json") { try encoder.encode($0) }
  }

  /// A value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A value as a property list.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    .text("plist") { try encoder.encode($0) }
  }
}
