import AgentServer
import Foundation
import Testing

/// Messages arrive as lines, in pieces of any size.
@Suite struct MessageLinesTests {
  private func lines(_ text: String, limit: Int = 100) throws -> [MessageLines.Line] {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    var lines = MessageLines(pipe.fileHandleForReading.fileDescriptor, limit: limit)
    var found: [MessageLines.Line] = []
    while let line = lines.next() { found.append(line) }
    return found
  }

  private func message(_ text: String) -> MessageLines.Line { .message(Array(text.utf8)) }

  @Test func partsLines() throws {
    #expect(try lines("") == [])
    #expect(try lines("a\nb\r\n\n\nc\n") == [message("a"), message("b"), message("c")])
    // An incomplete line is returned as far as it goes.
    #expect(try lines("a\n{\"half\"") == [message("a"), message("{\"half\"")])
  }

  @Test func passesOverWhatIsTooLong() throws {
    let long = String(repeating: "x", count: 1000)
    #expect(try lines("a\n\(long)\nb\n") == [message("a"), .tooLong, message("b")])
    #expect(try lines("\(long)") == [.tooLong])
  }
}
