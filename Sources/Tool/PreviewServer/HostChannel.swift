internal import CProcess
internal import Foundation
internal import Glibc
internal import OperatingSystem
package import Reports

/// Talks to a process that was forked before this one had threads, and that creates workers, which a process
/// with threads cannot.
///
/// One request runs at a time; others wait on a separate thread.
package final class HostChannel: @unchecked Sendable {
  /// An answer: its JSON, and a picture file if there is one.
  package typealias Answer = (json: JSONValue, picture: [UInt8])

  // Only the queue uses both descriptors.
  private let requests: Int32
  private let replies: Int32
  private let process: pid_t
  private let queue = DispatchQueue(label: "fittingroom.host")

  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// Forks the process. Must be called before this one has a second thread.
  ///
  /// - Parameter answer: handles requests in the process, one after another.
  package init(_ makeAnswer: () -> (JSONValue) -> Answer) throws(Failure) {
    var (down, up): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard fr_pipe(&down) == 0, fr_pipe(&up) == 0 else { throw Failure(description: "no pipe can be made") }
    fflush(nil)
    let parent = getpid()
    let process = fr_fork()
    guard process >= 0 else { throw Failure(description: "no process can be made") }
    if process == 0 {
      fr_die_with_parent()
      if getppid() != parent { _exit(0) }
      close(down[1])
      close(up[0])
      Parallel.stayOnOneThread()
      let answer = makeAnswer()
      while let question = HostMessage.read(from: down[0]) {
        let reply = answer(question.json)
        if !HostMessage.write(reply, to: up[1]) { break }
      }
      _exit(0)
    }
    close(down[0])
    close(up[1])
    self.process = process
    (requests, replies) = (down[1], up[0])
  }

  /// Sends a request, and waits for the answer.
  package func ask(_ question: JSONValue) async -> Answer {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        let gone: Answer = (
          .object(["error": .string("the process that draws has ended; start the command again")]), []
        )
        guard HostMessage.write((question, []), to: requests), let answer = HostMessage.read(from: replies)
        else {
          return continuation.resume(returning: gone)
        }
        continuation.resume(returning: answer)
      }
    }
  }

  /// Ends the process.
  package func end() {
    kill(process, SIGTERM)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  }
}

/// Messages between both processes: two lengths, a line of JSON and a picture's bytes.
enum HostMessage {
  static func write(_ message: HostChannel.Answer, to descriptor: Int32) -> Bool {
    let json = Array(message.json.line.utf8)
    let lengths = [UInt32(json.count), UInt32(message.picture.count)].withUnsafeBytes { Array($0) }
    return Descriptor.writeAll(descriptor, lengths + json + message.picture)
  }

  static func read(from descriptor: Int32) -> HostChannel.Answer? {
    guard let head = Descriptor.read(count: 8, from: descriptor) else { return nil }
    let lengths = head.withUnsafeBytes {
      [Int($0.loadUnaligned(as: UInt32.self)), Int($0.loadUnaligned(fromByteOffset: 4, as: UInt32.self))]
    }
    guard let json = Descriptor.read(count: lengths[0], from: descriptor),
      let picture = Descriptor.read(count: lengths[1], from: descriptor),
      let value = try? JSONParser.parse(json)
    else { return nil }
    return (value, picture)
  }
}
