/// Parses messages from the untrusted bytes of a worker.
///
/// It buffers at most one message, and stops at the first invalid one: after it, message boundaries are
/// unknown.
package struct WorkerMessageReader {
  /// How long a message may be, in bytes.
  package static let longest = 8 << 20
  /// The maximum number of bytes of a task's messages, not counting pictures, which are not kept.
  package static let mostOfTask = 24 << 20

  private let key: MessageKey
  private var bytes: [UInt8] = []
  /// The offset of the first unread byte.
  private var start = 0
  /// The number of bytes of messages that are kept.
  private var taken = 0

  package init(key: MessageKey) { self.key = key }

  /// The number of bytes of an incomplete message.
  package var waiting: Int { bytes.count - start }

  package mutating func append(_ new: some Collection<UInt8>) {
    // Bytes move as seldom as there are new ones.
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += new
  }

  /// Returns the next complete message; nil if it has not fully arrived.
  package mutating func next() throws(WorkerFault) -> WorkerMessage? {
    let present = min(waiting, MessageKey.size)
    // A wrong prefix is detected before it is complete.
    guard bytes[start..<start + present].elementsEqual(key.bytes.prefix(present)) else {
      throw WorkerFault("a message has not the key of its task")
    }
    let head = MessageKey.size + MessageNumber.size
    guard waiting >= head else { return nil }
    let length = MessageNumber.value(bytes[start + MessageKey.size..<start + head])
    guard length <= Self.longest else {
      throw WorkerFault("a message is longer than \(Self.longest >> 20) MB")
    }
    guard waiting >= head + length else { return nil }
    let body = start + head..<start + head + length
    start = body.upperBound
    let message = try WorkerMessage(parts: try parts(of: body))
    if start == bytes.count {
      // There are as many readers as workers, so none keeps the memory of its longest message.
      bytes = []
      start = 0
    }
    if case .picture = message { return message }
    taken += length
    guard taken <= Self.mostOfTask else {
      throw WorkerFault("its messages are longer than \(Self.mostOfTask >> 20) MB")
    }
    return message
  }

  /// Splits a message's bytes into parts, each preceded by its length.
  private func parts(of body: Range<Int>) throws(WorkerFault) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var place = body.lowerBound
    while place < body.upperBound {
      guard parts.count < WorkerMessage.largestPartCount, body.upperBound - place >= MessageNumber.size else {
        throw WorkerFault("a message has parts that none has")
      }
      let length = MessageNumber.value(bytes[place..<place + MessageNumber.size])
      place += MessageNumber.size
      guard length <= body.upperBound - place else { throw WorkerFault("a part is longer than its message") }
      parts.append(bytes[place..<place + length])
      place += length
    }
    return parts
  }
}
