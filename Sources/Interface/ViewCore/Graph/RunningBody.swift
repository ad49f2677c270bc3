/// The view whose own code is running, published to the supervising process, and the views whose code ended
/// an earlier process.
///
/// A view that traps, or that calls code that does not compile here, ends its process and with it the
/// preview. In a project the preview is then drawn again with a labelled box instead of that view.
package enum RunningBody {
  /// Memory shared with the supervising process for the name of the view whose code runs: its length in the
  /// first byte, then its UTF-8. Nil if nothing supervises.
  @MainActor package static var record: UnsafeMutableRawBufferPointer?
  /// Why views ended the process before, by the names of their types.
  @MainActor package static var ended: [String: String] = [:]
  /// Makes the box that replaces a view, from its type's name and the reason.
  @MainActor package static var makeBox: (String, String, _ViewInputs, inout _ViewList) -> Void = {
    _, _, _, _ in
  }

  @MainActor private static var names: [ObjectIdentifier: String] = [:]

  /// The name that a type's views are identified by; empty for the library's types.
  @MainActor
  package static func name(of type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = _typeName(type, qualified: true)
    let isOwn = !(LibraryModules.names + ["SwiftUI"]).contains { name.hasPrefix("\($0).") }
    names[ObjectIdentifier(type)] = isOwn ? name : ""
    return isOwn ? name : ""
  }

  /// Replaces a view that has ended a process with a box; false if it has not.
  @MainActor
  static func replaces(_ type: Any.Type, _ inputs: _ViewInputs, into list: inout _ViewList) -> Bool {
    if ended.isEmpty { return false }
    let name = name(of: type)
    guard let reason = ended[name] else { return false }
    makeBox(name, reason, inputs, &list)
    return true
  }

  /// Runs a view's code while its name is published.
  @MainActor
  static func noting<Result>(_ type: Any.Type, _ body: @MainActor () -> Result) -> Result {
    guard let record else { return body() }
    let name = name(of: type)
    if name.isEmpty { return body() }
    write(name, to: record)
    defer { record[0] = 0 }
    return body()
  }

  private static func write(_ name: String, to record: UnsafeMutableRawBufferPointer) {
    let bytes = name.utf8.prefix(record.count - 1)
    UnsafeMutableRawBufferPointer(rebasing: record.dropFirst()).copyBytes(from: bytes)
    record[0] = UInt8(bytes.count)
  }

  /// The name in a record; nil if no view's code runs.
  package static func name(in record: [UInt8]) -> String? {
    guard let count = record.first, count > 0, Int(count) < record.count else { return nil }
    return String(decoding: record[1...Int(count)], as: UTF8.self)
  }

  /// How long a record is, in bytes.
  package static let recordSize = 256
}
