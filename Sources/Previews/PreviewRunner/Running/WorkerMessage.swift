import Foundation
import Linting

/// What a process that carries out a task tells the program.
package enum WorkerMessage: Equatable {
  /// The compiled sources are loaded.
  case loaded
  /// An item of what they hold is about to be listed; the entry is what it is taken for if that fails.
  case listing(item: Int, fallback: ListedPreview)
  /// The previews of the item.
  case listed([ListedPreview])
  /// The views that the sources declare.
  case views([DeclaredView])
  /// Work on one of the task's variants begins.
  case begin(variant: Int)
  /// The variant is done, with the pictures of it.
  case done(RenderReport, pictures: [RenderedPicture])
  /// The variant failed, or nothing could begin.
  case failed(exitCode: Int32, text: String)
  /// The whole task is done.
  case finished

  /// The message as bytes: the number of fields, then each with its length before it.
  package var bytes: [UInt8] {
    var fields: [[UInt8]]
    switch self {
    case .loaded: fields = [Self.bytes("loaded")]
    case .listing(let item, let fallback):
      fields = [Self.bytes("listing"), Self.bytes(item), Self.json(fallback)]
    case .listed(let previews): fields = [Self.bytes("listed"), Self.json(previews)]
    case .views(let views): fields = [Self.bytes("views"), Self.json(views)]
    case .begin(let variant): fields = [Self.bytes("begin"), Self.bytes(variant)]
    case .done(let report, let pictures):
      fields = [
        Self.bytes("done"), Self.bytes(report.view), Self.bytes(report.file),
        Self.bytes(report.variant),
        Self.bytes(report.tree), Self.json(report.fidelity), Self.json(report.warnings),
        Self.json(report.remarks), report.lint.map(Self.json) ?? [],
        report.texts.map(Self.json) ?? [],
      ]
      for picture in pictures { fields += [Self.bytes(picture.ending), picture.bytes] }
    case .failed(let exitCode, let text):
      fields = [Self.bytes("failed"), Self.bytes(Int(exitCode)), Self.bytes(text)]
    case .finished: fields = [Self.bytes("finished")]
    }
    var bytes = MessageNumber.bytes(fields.count)
    bytes.reserveCapacity(fields.reduce(4) { $0 + 4 + $1.count })
    for field in fields {
      bytes += MessageNumber.bytes(field.count)
      bytes += field
    }
    return bytes
  }

  /// Takes one whole message from the front of the bytes; nil when it has not fully arrived, or is none.
  package static func take(from bytes: inout [UInt8]) -> WorkerMessage? {
    var position = 0
    func number() -> Int? {
      guard position + MessageNumber.size <= bytes.count else { return nil }
      defer { position += MessageNumber.size }
      return MessageNumber.value(bytes[position..<position + MessageNumber.size])
    }
    guard let count = number() else { return nil }
    // A long message arrives in many pieces: nothing is decoded before all of it is there.
    var ranges: [Range<Int>] = []
    for _ in 0..<count {
      guard let length = number(), position + length <= bytes.count else { return nil }
      ranges.append(position..<position + length)
      position += length
    }
    let message = WorkerMessage(ranges.map { bytes[$0] })
    bytes.removeFirst(position)
    return message
  }

  private init?(_ fields: [ArraySlice<UInt8>]) {
    func text(_ index: Int) -> String { String(decoding: fields[index], as: UTF8.self) }
    func value<Value: Decodable>(_ index: Int) -> Value? {
      fields[index].isEmpty ? nil : try? JSONDecoder().decode(Value.self, from: Data(fields[index]))
    }
    switch fields.isEmpty ? "" : text(0) {
    case "loaded": self = .loaded
    case "listing" where fields.count == 3:
      guard let item = Int(text(1)), let fallback: ListedPreview = value(2) else { return nil }
      self = .listing(item: item, fallback: fallback)
    case "listed" where fields.count == 2: self = .listed(value(1) ?? [])
    case "views" where fields.count == 2: self = .views(value(1) ?? [])
    case "begin" where fields.count == 2:
      guard let variant = Int(text(1)) else { return nil }
      self = .begin(variant: variant)
    case "done" where fields.count >= 10:
      let report = RenderReport(
        view: text(1), file: text(2), variant: text(3), path: nil, tree: text(4),
        fidelity: value(5) ?? [],
        warnings: value(6) ?? [], remarks: value(7) ?? [], lint: value(8), texts: value(9))
      let pictures = stride(from: 10, to: fields.count - 1, by: 2).map { index in
        RenderedPicture(ending: text(index), bytes: Array(fields[index + 1]))
      }
      self = .done(report, pictures: pictures)
    case "failed" where fields.count == 3:
      self = .failed(exitCode: Int32(text(1)) ?? 70, text: text(2))
    case "finished": self = .finished
    default: return nil
    }
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func bytes(_ number: Int) -> [UInt8] { bytes(String(number)) }

  /// A part of a message as JSON.
  private static func json(_ value: some Encodable) -> [UInt8] {
    // Messages hold texts and finite numbers only, for which encoding has no errors.
    (try? JSONEncoder().encode(value)).map(Array.init) ?? []
  }
}

/// The bytes of a picture's file.
package struct RenderedPicture: Equatable, Sendable {
  /// What follows the picture's name: ".png" or ".edges.png".
  package var ending: String
  package var bytes: [UInt8]

  package init(ending: String, bytes: [UInt8]) {
    self.ending = ending
    self.bytes = bytes
  }
}
