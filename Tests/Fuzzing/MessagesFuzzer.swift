import Foundation
import PreviewRunner

/// The program's own reader accepts or refuses a worker's messages, whatever they are: everything that is
/// complete and in order is accepted, nothing else is, exit codes of failures are valid ones, the program
/// chooses names of pictures, and no more than one message is buffered. See scripts/fuzz.sh.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  let conversation = FuzzedConversation(&input, folder: NSTemporaryDirectory())
  if messageCount == 0 { atexit { print("messages: \(messageCount)") } }
  messageCount += conversation.said.count
  var listener = Listener(conversation)
  let outcome = listener.hear(&input)
  if !conversation.isDamaged, let isSound = ConversationModel.isSound(conversation),
    outcome.isWhole != isSound
  {
    fatalError(
      "\(outcome.isWhole ? "taken" : "refused: \(outcome.fault ?? "it is not whole")"): \(conversation)")
  }
  return 0
}

/// How many messages have been said, which is printed at the end: an input is a conversation of several.
nonisolated(unsafe) private var messageCount = 0

/// The program's side: it reads what arrives as a run does, and checks each message against the request.
private struct Listener {
  struct Outcome {
    /// Whether all was said.
    var isWhole = false
    var fault: String?
  }

  private let conversation: FuzzedConversation
  private var reader: WorkerMessageReader
  private var record = RenderRecord(variants: []) { _ in nil }
  private var listing = ListingRecord(from: 0, fileCount: 0)
  private var began: [Int] = []
  private var ended: [Int] = []

  init(_ conversation: FuzzedConversation) {
    self.conversation = conversation
    reader = WorkerMessageReader(key: conversation.key)
    switch conversation.task {
    case .render(let variants, let rules):
      record = RenderRecord(variants: Array(0..<variants)) { _ in rules }
    case .list(let fileCount): listing = ListingRecord(from: 0, fileCount: fileCount)
    }
  }

  mutating func hear(_ input: inout FuzzedBytes) -> Outcome {
    do throws(WorkerFault) {
      for said in conversation.said {
        let bytes = conversation.bytes(of: said)
        var rest = bytes[...]
        // In one piece, or in some.
        let pieces = 1 + input.below(4)
        while !rest.isEmpty {
          let piece = rest.prefix(pieces == 1 ? rest.count : max(1, bytes.count / pieces))
          rest = rest.dropFirst(piece.count)
          reader.append(piece)
          while let message = try reader.next() { try take(message) }
          check(reader.waiting < WorkerMessageReader.longest + MessageKey.size + 4, "too much is held")
        }
      }
    } catch {
      check(!error.description.isEmpty, "a fault without a sentence")
      return Outcome(fault: error.description)
    }
    guard reader.waiting == 0 else { return Outcome() }
    if case .list = conversation.task { return Outcome(isWhole: listing.isFinished) }
    return Outcome(isWhole: record.isComplete)
  }

  private mutating func take(_ message: WorkerMessage) throws(WorkerFault) {
    if let failure = message.failure {
      check((64...73).contains(failure.exitCode), "the code \(failure.exitCode)")
    }
    if case .picture(let kind, let part) = message {
      check(Self.isName(kind.ending), "the name \(kind.ending)")
      check(PictureKind(kind.text) == kind && part.count <= WorkerMessage.largestPart, "a picture \(kind)")
    }
    guard case .render(let variants, let rules) = conversation.task else {
      _ = try listing.take(message)
      check(listing.previews.count <= ListingRecord.limit, "too many previews")
      return
    }
    switch try record.take(message) {
    case .began(let variant):
      check(!began.contains(variant) && variant < variants && began.count == ended.count, "it began twice")
      began.append(variant)
    case .done(let variant, _, let pictures):
      check(began.last == variant && !ended.contains(variant), "it is done before it began")
      check((pictures == nil) == (rules == nil), "pictures that nobody asked for")
      ended.append(variant)
    case .failed(let variant, let error):
      check((64...73).contains(error.exitCode), "the code \(error.exitCode)")
      check(
        variant.map { began.last == $0 && !ended.contains($0) } ?? began.isEmpty, "it fails before it began")
      if let variant { ended.append(variant) }
    case nil: break
    }
  }

  /// Whether it is a file's name, or the end of one.
  private static func isName(_ text: String) -> Bool {
    text.hasSuffix(".png") && !text.contains("..")
      && text.utf8.allSatisfy {
        $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
      }
  }

  private func check(_ isTrue: Bool, _ what: @autoclosure () -> String) {
    if !isTrue { fatalError("\(what()): \(conversation)") }
  }
}
