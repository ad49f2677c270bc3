public import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        if old == new { return nil }
        let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let offset = place ?? min(old.count, new.count)
        return ("\(new.count) bytes do not match the reference's \(old.count), from byte \(offset) on", [])
      })
  }
}
