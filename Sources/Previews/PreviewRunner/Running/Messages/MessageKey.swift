/// The prefix of a valid message of a task: 128 bits that the program chooses for each task and only tells
/// the process that runs it.
///
/// It rejects data from others that found the descriptor, and late messages of other tasks. It does not stop
/// a view that searches its own process, whose memory it shares with the runner: such a view can say no more
/// than its own preview may, because the program treats all of it as data (Documentation/Security.md).
package struct MessageKey: Equatable, Sendable {
  package static let size = 16

  package let bytes: [UInt8]

  /// A new key.
  package init() {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<Self.size).map { _ in UInt8.random(in: 0 ... .max, using: &generator) }
  }

  package init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }
}
