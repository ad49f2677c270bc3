import Foundation

/// How a simulator takes a picture of a view; here there is one way.
public enum EmergeRenderingMode: Int {
  case coreAnimation
  case uiView
  case nsView
  case window
}

/// A picture's group.
public enum SnapshotGroup: Sendable, Equatable {
  case `default`
  case custom(String)
  case module
}

/// The background that a picture is displayed on.
public enum SnapshotCanvasTheme: String, Codable, Sendable, Equatable {
  case light
  case dark
}

/// Whether a preview has a snapshot.
public enum SnapshotInclusionMode: Sendable {
  case excluded
  case automatic
}

/// A JSON value, except lists and null.
public enum SnapshotMetadataValue: Sendable, Equatable, Encodable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case object([String: SnapshotMetadataValue])

  /// - Precondition: the value is a text, a finite number, a Boolean or a dictionary of such values with
  ///   string keys.
  public init(_ value: Any) {
    switch value {
    case let known as SnapshotMetadataValue: self = known
    case let text as String: self = .string(text)
    case let flag as Bool: self = .bool(flag)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint:
      let number = Double(number)
      precondition(number.isFinite, "a number in a snapshot's context is not finite")
      self = .number(number)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let members as [String: Any]: self = .object(Self.dictionary(from: members))
    default: preconditionFailure("a snapshot's context cannot hold a value of type \(type(of: value))")
    }
  }

  public static func dictionary(from values: [String: Any]) -> [String: SnapshotMetadataValue] {
    values.mapValues { SnapshotMetadataValue($0) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .bool(let flag): try container.encode(flag)
    case .object(let members): try container.encode(members)
    }
  }
}
