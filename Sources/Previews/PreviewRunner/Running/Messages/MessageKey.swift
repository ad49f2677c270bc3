/// What a message has to begin with to be taken for one of the task that it is about: 128 bits that the program chooses for each
/// task, and that nothing but the process that carries it out is told.
///
/// It keeps out what is written to the descriptor by somebody who found it, and what another task's processes say late. It does
/// not keep out a view that looks for it in its own process, whose memory it shares with the runner: what such a view can say is
/// no more than what its own preview may say, because the program takes all of it as data (Documentation/Security.md).
package struct MessageKey: Equatable, Sendable {
  package static let size = 16

  package let bytes: [UInt8]

  /// A new one.
  package init() {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<Self.size).map { _ in UInt8.random(in: 0 ... .max, using: &generator) }
  }

  package init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }
}
