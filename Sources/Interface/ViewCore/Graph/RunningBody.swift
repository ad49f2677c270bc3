/// The view whose own code runs, told to the process that watches this one, and the views whose code ended it before.
///
/// A view that traps, or that asks for what does not compile here, ends its process, and the preview with it. Where a project is
/// shown, the preview is drawn again with a labelled box in that view's place.
package enum RunningBody {
  /// Memory that the watching process shares, for the name of the view whose code runs: its length in the
  /// first byte, its UTF-8 behind. Nil if nobody watches.
  @MainActor package static var record: UnsafeMutableRawBufferPointer?
  /// Why views ended the process before, by the names of their types.
  @MainActor package static var ended: [String: String] = [:]
  /// Makes the box that stands in the place of a view: by its type's name, and why it is there.
  @MainActor package static var makeBox: (String, String, _ViewInputs, inout _ViewList) -> Void = {
    _, _, _, _ in
  }

  @MainActor private static var names: [ObjectIdentifier: String] = [:]

  /// The name of a type by which its views are known; empty for those of the library.
  @MainActor
  package static func name(of type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = _typeName(type, qualified: true)
    let isOwn = !(LibraryModules.names + ["SwiftUI"]).contains { name.hasPrefix("\($0).") }
    names[ObjectIdentifier(type)] = isOwn ? name : ""
    return isOwn ? name : ""
  }

  /// Puts a box in the place of a view that has ended the process; false if it has not.
  @MainActor
  static func replaces(_ type: Any.Type, _ inputs: _ViewInputs, into list: inout _ViewList) -> Bool {
    if ended.isEmpty { return false }
    let name = name(of: type)
    guard let reason = ended[name] else { return false }
    makeBox(name, reason, inputs, &list)
    return true
  }

  /// Runs a view's code under its name.
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
