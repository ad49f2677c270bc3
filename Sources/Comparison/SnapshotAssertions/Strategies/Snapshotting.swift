/// A strategy for turning a value into a snapshot, and for storing and comparing it.
public struct Snapshotting<Value, Format> {
  /// The ending of the reference's name, without a dot; `nil` for none.
  public var pathExtension: String?
  /// How two snapshots are compared.
  public var diffing: Diffing<Format>
  /// Takes a snapshot of a value.
  public var snapshot: (Value) throws -> Format

  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// The same strategy for another type whose values can be converted to this one.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      try snapshot(transform($0))
    }
  }
}

/// How snapshots are stored and compared.
public struct Diffing<Value> {
  /// A file that helps to understand a failure.
  public struct Artifact: Sendable {
    /// What it shows, such as `reference`.
    public var name: String
    /// The ending of its name, without a dot.
    public var pathExtension: String
    public var bytes: [UInt8]

    public init(name: String, pathExtension: String, bytes: [UInt8]) {
      self.name = name
      self.pathExtension = pathExtension
      self.bytes = bytes
    }
  }

  /// What a comparison found.
  public enum Outcome: Sendable {
    /// Equal to the reference, or similar enough.
    case matches
    /// Not equal: what differs, and files that show it.
    case differs(message: String, artifacts: [Artifact])
  }

  /// The file that stores a snapshot.
  public var encode: (Value) throws -> [UInt8]
  /// Compares a snapshot with the content of the reference's file; throws if that cannot be read.
  public var compare: (_ reference: [UInt8], _ new: Value) throws -> Outcome
  /// Adds metadata to a snapshot's file that the reference carries and comparisons ignore.
  package var annotate: (_ file: [UInt8], _ value: Value) throws -> [UInt8] = { file, _ in file }
  /// Whether a file contains exactly a snapshot, regardless of `compare`'s tolerances, as a new reference
  /// must.
  package var holds: (_ file: [UInt8], _ value: Value) throws -> Bool

  public init(
    encode: @escaping (Value) throws -> [UInt8],
    compare: @escaping (_ reference: [UInt8], _ new: Value) throws -> Outcome
  ) {
    self.encode = encode
    self.compare = compare
    holds = { file, value in
      if case .matches = try compare(file, value) { return true }
      return false
    }
  }
}
