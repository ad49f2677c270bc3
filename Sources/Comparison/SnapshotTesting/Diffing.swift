public import Foundation
internal import SnapshotAssertions

/// How snapshots are stored and compared.
public struct Diffing<Value> {
  /// The content of the file that stores a snapshot.
  public var toData: (Value) -> Data { didSet { checked = nil } }
  /// The snapshot that a file stores.
  public var fromData: (Data) -> Value { didSet { checked = nil } }
  /// What differs between a reference and a new snapshot, with files that show it; `nil` if they match.
  public var diff: (Value, Value) -> (String, [XCTAttachment])? { didSet { checked = nil } }
  /// The same for the library's own formats, which can say why a file cannot be read, and read back what they
  /// write; `nil` as soon as one of the functions is replaced.
  private(set) var checked: SnapshotAssertions.Diffing<Value>?

  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// - Parameters:
  ///   - unreadable: the replacement for a file that cannot be read, for direct callers of `fromData`.
  ///   - decode: the snapshot that a file stores; `nil` if it cannot be read.
  init(
    _ checked: SnapshotAssertions.Diffing<Value>, unreadable: Value,
    decode: @escaping (_ file: [UInt8]) -> Value?
  ) {
    self.checked = checked
    toData = { value in (try? checked.encode(value)).map { Data($0) } ?? Data() }
    fromData = { decode([UInt8]($0)) ?? unreadable }
    diff = { old, new in
      do {
        guard case .differs(let message, let artifacts) = try checked.compare(checked.encode(old), new) else {
          return nil
        }
        return (message, artifacts.map(XCTAttachment.init))
      } catch {
        return ("\(error)", [])
      }
    }
  }

  /// What `SnapshotAssertions` stores and compares.
  ///
  /// - Parameter pathExtension: the path extension of files, for the new snapshot attached to a failure.
  func assertions(pathExtension: String?) -> SnapshotAssertions.Diffing<Value> {
    checked
      ?? SnapshotAssertions.Diffing(
        encode: { [UInt8](toData($0)) },
        compare: { reference, new in
          guard let (message, attachments) = diff(fromData(Data(reference)), new) else { return .matches }
          let failure = SnapshotAssertions.Diffing<Value>.Artifact(
            name: "failure", pathExtension: pathExtension ?? "data", bytes: [UInt8](toData(new)))
          let others = attachments.enumerated().compactMap { index, attachment in
            attachment.artifact(number: index + 1, of: Value.self)
          }
          return .differs(
            message: message.trimmingCharacters(in: .whitespacesAndNewlines), artifacts: [failure] + others)
        })
  }
}
