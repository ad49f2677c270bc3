import Foundation
import Linting
import Views

/// A message from a process that runs a task.
///
/// The process runs the user's code, so anything may arrive: `WorkerMessageReader` parses messages, and their
/// content is validated against the request (`RenderRecord`, `ListingRecord`).
package enum WorkerMessage: Equatable {
  /// The compiled sources are loaded.
  case loaded
  /// An item is about to be listed; the entry is its fallback if that fails.
  case listing(item: Int, fallback: ListedPreview)
  /// The previews of the item.
  case listed([ListedPreview])
  /// The views that the sources declare.
  case views([DeclaredView])
  /// Work on one of the task's variants starts.
  case begin(variant: Int)
  /// A part of a picture of the variant; its first part starts it, and the file itself shows where it ends.
  case picture(PictureKind, part: [UInt8])
  /// The variant is finished, and its pictures have been sent.
  case done(RenderReport)
  /// The variant failed, or nothing could be started.
  case failed(exitCode: Int32, text: String)
  /// The request cannot be fulfilled: a usage error.
  case refused(text: String)
  /// The whole task is finished.
  case finished

  /// The maximum number of bytes of a picture in one message.
  package static let largestPart = 1 << 20

  /// The kinds of failure messages: a usage error, or another.
  package init(_ error: PreviewRunnerError) {
    self =
      error.exitCode == PreviewRunnerError.usageCode
      ? .refused(text: "\(error)") : .failed(exitCode: error.exitCode, text: "\(error)")
  }

  /// The error of `failed` and `refused`; unknown codes become that of a failed view.
  package var failure: PreviewRunnerError? {
    switch self {
    case .failed(let exitCode, let text):
      .reported(exitCode: (65...73).contains(exitCode) ? exitCode : 70, text: Self.shortened(text))
    case .refused(let text): .reported(exitCode: PreviewRunnerError.usageCode, text: Self.shortened(text))
    default: nil
    }
  }

  /// The maximum length of an error's sentence, in bytes.
  private static let longestText = 1 << 16

  private static func shortened(_ text: String) -> String {
    text.utf8.count <= longestText
      ? text : String(decoding: text.utf8.prefix(longestText), as: UTF8.self) + " …"
  }

  // MARK: Writing

  /// The message as bytes: the key, the length of the rest, then the parts, each with its length before it.
  package func bytes(_ key: MessageKey) -> [UInt8] {
    let parts = parts
    let length = parts.reduce(0) { $0 + MessageNumber.size + $1.count }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(MessageKey.size + MessageNumber.size + length)
    bytes += key.bytes
    bytes += MessageNumber.bytes(length)
    for part in parts {
      bytes += MessageNumber.bytes(part.count)
      bytes += part
    }
    return bytes
  }

  /// How long it is without its key, in bytes.
  var length: Int { parts.reduce(0) { $0 + MessageNumber.size + $1.count } }

  private var parts: [[UInt8]] {
    switch self {
    case .loaded: [Self.bytes("loaded")]
    case .listing(let item, let fallback): [Self.bytes("listing"), Self.bytes(item), Self.json(fallback)]
    case .listed(let previews): [Self.bytes("listed"), Self.json(previews)]
    case .views(let views): [Self.bytes("views"), Self.json(views)]
    case .begin(let variant): [Self.bytes("begin"), Self.bytes(variant)]
    case .picture(let kind, let part): [Self.bytes("picture"), Self.bytes(kind.text), part]
    case .done(let report):
      [
        Self.bytes("done"), Self.bytes(report.view), Self.bytes(report.file), Self.bytes(report.variant),
        Self.bytes(report.tree), Self.json(report.fidelity), Self.json(report.warnings),
        Self.json(report.remarks), report.lint.map(Self.json) ?? [], report.texts.map(Self.json) ?? [],
        report.accessibility.map(Self.bytes) ?? [], report.preview.map(Self.json) ?? [],
        report.extent.map(Self.json) ?? [],
      ]
    case .failed(let exitCode, let text):
      [Self.bytes("failed"), Self.bytes(Int(exitCode)), Self.bytes(text)]
    case .refused(let text): [Self.bytes("refused"), Self.bytes(text)]
    case .finished: [Self.bytes("finished")]
    }
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func bytes(_ number: Int) -> [UInt8] { bytes(String(number)) }

  /// A part of a message as JSON.
  private static func json(_ value: some Encodable) -> [UInt8] {
    // Messages only contain texts and finite numbers, so encoding cannot fail.
    (try? JSONEncoder().encode(value)).map(Array.init) ?? []
  }

  // MARK: Reading

  /// The maximum number of values in a part's JSON: parsing it takes much more memory than its bytes.
  private static let largestValueCount = 200_000

  /// Reads the parts of a message.
  package init(parts: [ArraySlice<UInt8>]) throws(WorkerFault) {
    let kind = parts.first.map { String(decoding: $0.prefix(16), as: UTF8.self) } ?? ""
    guard let count = Self.partCounts[kind], count == parts.count else {
      throw WorkerFault("there is no such message")
    }
    switch kind {
    case "loaded": self = .loaded
    case "listing": self = .listing(item: try Self.number(parts[1]), fallback: try Self.value(parts[2]))
    case "listed": self = .listed(try Self.value(parts[1]))
    case "views": self = .views(try Self.value(parts[1]))
    case "begin": self = .begin(variant: try Self.number(parts[1]))
    case "picture":
      guard let kind = PictureKind(Self.text(parts[1])), !parts[2].isEmpty, parts[2].count <= Self.largestPart
      else { throw WorkerFault("there is no such picture") }
      self = .picture(kind, part: Array(parts[2]))
    case "done":
      self = .done(
        RenderReport(
          view: Self.text(parts[1]), file: Self.text(parts[2]), variant: Self.text(parts[3]), path: nil,
          tree: Self.text(parts[4]), fidelity: try Self.value(parts[5]), warnings: try Self.value(parts[6]),
          remarks: try Self.value(parts[7]), lint: try Self.optional(parts[8]),
          texts: try Self.optional(parts[9]), accessibility: parts[10].isEmpty ? nil : Self.text(parts[10]),
          preview: try Self.optional(parts[11]), extent: try Self.optional(parts[12])))
    case "failed":
      // A number outside the range is not a failure code.
      self = .failed(exitCode: Int32(Self.text(parts[1])) ?? 70, text: Self.text(parts[2]))
    case "refused": self = .refused(text: Self.text(parts[1]))
    default: self = .finished
    }
  }

  /// The number of parts of each message, including its name.
  private static let partCounts = [
    "loaded": 1, "listing": 3, "listed": 2, "views": 2, "begin": 2, "picture": 3, "done": 13, "failed": 3,
    "refused": 2, "finished": 1,
  ]

  /// The most parts that a message has.
  static let largestPartCount = partCounts.values.max() ?? 0

  private static func text(_ part: ArraySlice<UInt8>) -> String { String(decoding: part, as: UTF8.self) }

  private static func number(_ part: ArraySlice<UInt8>) throws(WorkerFault) -> Int {
    guard let number = Int(text(part.prefix(20))), number >= 0 else {
      throw WorkerFault("a number in a message is none")
    }
    return number
  }

  private static func optional<Value: Decodable>(_ part: ArraySlice<UInt8>) throws(WorkerFault) -> Value? {
    part.isEmpty ? nil : try value(part) as Value
  }

  private static func value<Value: Decodable>(_ part: ArraySlice<UInt8>) throws(WorkerFault) -> Value {
    // Characters inside texts count, too: this is an upper bound.
    let count = part.reduce(0) { $0 + (isMark($1) ? 1 : 0) }
    guard count <= largestValueCount, let value = try? JSONDecoder().decode(Value.self, from: Data(part))
    else {
      throw WorkerFault("a part of a message cannot be read")
    }
    return value
  }

  /// Whether a byte separates JSON values or starts a container.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "{")
  }
}
