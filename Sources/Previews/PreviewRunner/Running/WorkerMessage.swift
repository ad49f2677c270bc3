import Foundation
import Linting

/// What a worker tells the process that waits for it.
package enum WorkerMessage: Equatable {
  /// What the whole run, with its other parts, makes: the paths of its pictures in order.
  case planned([String])
  /// Work on an item begins.
  case begin(index: Int, view: String, file: String, variant: String)
  /// The current item is done.
  case done(RenderReport)
  /// The current item failed, or nothing could begin.
  case failed(exitCode: Int32, text: String)
  /// The worker ends, and another is to go on with the share from a number on.
  case handedOver(next: Int)
  /// The whole share is done.
  case finished

  /// The message as bytes: the number of fields, then each with its length before it.
  package var bytes: [UInt8] {
    let fields: [String]
    switch self {
    case .planned(let paths):
      fields = ["planned"] + paths
    case .begin(let index, let view, let file, let variant):
      fields = ["begin", String(index), view, file, variant]
    case .done(let report):
      fields = [
        "done", report.view, report.file, report.variant, report.path ?? "", report.tree,
        Self.text(report.fidelity), Self.text(report.warnings), Self.text(report.remarks),
        Self.text(report.lint), Self.text(report.texts),
      ]
    case .failed(let exitCode, let text):
      fields = ["failed", String(exitCode), text]
    case .handedOver(let next):
      fields = ["handedOver", String(next)]
    case .finished:
      fields = ["finished"]
    }
    return Self.number(fields.count) + fields.flatMap { Self.number($0.utf8.count) + Array($0.utf8) }
  }

  /// Takes one whole message from the front of the bytes; nil when it has not fully arrived.
  package static func take(from bytes: inout [UInt8]) -> WorkerMessage? {
    var position = 0
    func number() -> Int? {
      guard position + 4 <= bytes.count else { return nil }
      defer { position += 4 }
      return bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let count = number() else { return nil }
    // A long message arrives in many pieces: nothing is decoded before all of it is there.
    var ranges: [Range<Int>] = []
    for _ in 0..<count {
      guard let length = number(), position + length <= bytes.count else { return nil }
      ranges.append(position..<position + length)
      position += length
    }
    let fields = ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
    bytes.removeFirst(position)
    return WorkerMessage(fields)
  }

  private init?(_ fields: [String]) {
    switch fields.first {
    case "planned":
      self = .planned(Array(fields[1...]))
    case "begin" where fields.count == 5:
      self = .begin(index: Int(fields[1]) ?? 0, view: fields[2], file: fields[3], variant: fields[4])
    case "done" where fields.count == 11:
      self = .done(
        RenderReport(
          view: fields[1], file: fields[2], variant: fields[3], path: fields[4].isEmpty ? nil : fields[4],
          tree: fields[5], fidelity: Self.value(fields[6]) ?? [], warnings: Self.value(fields[7]) ?? [],
          remarks: Self.value(fields[8]) ?? [], lint: Self.value(fields[9]), texts: Self.value(fields[10])))
    case "failed" where fields.count == 3:
      self = .failed(exitCode: Int32(fields[1]) ?? 70, text: fields[2])
    case "handedOver" where fields.count == 2:
      self = .handedOver(next: Int(fields[1]) ?? .max)
    case "finished":
      self = .finished
    default:
      return nil
    }
  }

  /// A part of a report as JSON; nothing where it was not asked for.
  private static func text(_ value: (some Encodable)?) -> String {
    // Reports hold texts and finite numbers only, for which encoding has no errors.
    guard let value, let data = try? JSONEncoder().encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  private static func value<Value: Decodable>(_ text: String) -> Value? {
    text.isEmpty ? nil : try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  private static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
}
