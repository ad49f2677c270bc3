internal import SnapshotAssertions

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(SnapshotAssertions.Diffing<String>.lines, unreadable: "") { String(decoding: $0, as: UTF8.self) }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Texts as snapshots of themselves.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}
