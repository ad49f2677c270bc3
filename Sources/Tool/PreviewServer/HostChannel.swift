internal import CProcess
internal import Foundation
internal import Glibc
internal import OperatingSystem
internal import PreviewRunner
internal import PreviewService
package import Reports
internal import Synchronization

/// Talks to a process that was forked before this one had threads, and that creates workers, which a process
/// with threads cannot.
///
/// One request runs at a time; others wait on a separate thread.
package final class HostChannel: @unchecked Sendable {
  /// A question or an answer: its JSON, and what goes with it, such as a picture file.
  package typealias Message = (json: JSONValue, bytes: [UInt8])

  // Only the queue uses both descriptors.
  private let requests: Int32
  private let replies: Int32
  private let process: pid_t
  private let queue = DispatchQueue(label: "fittingroom.host")

  /// Handles requests in the process.
  package struct Service {
    let answer: (Message) -> Message
    let finish: () -> Void

    /// - Parameters:
    ///   - finish: does what nobody has to wait for, after each answer.
    package init(_ answer: @escaping (Message) -> Message, finish: @escaping () -> Void) {
      (self.answer, self.finish) = (answer, finish)
    }
  }

  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// Forks the process. Must be called before this one has a second thread.
  ///
  /// - Parameter makeService: makes, in the process, what handles its requests one after another.
  package init(_ makeService: () -> Service) throws(Failure) {
    var (down, up): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard fr_pipe(&down) == 0, fr_pipe(&up) == 0 else { throw Failure(description: "no pipe can be made") }
    fflush(nil)
    let parent = getpid()
    Self.spared.withLock { if $0.isEmpty { $0 = ChildProcesses.all } }
    let process = fr_fork()
    guard process >= 0 else { throw Failure(description: "no process can be made") }
    if process == 0 {
      fr_die_with_parent()
      if getppid() != parent { _exit(0) }
      close(down[1])
      close(up[0])
      Parallel.stayOnOneThread()
      Self.serve(makeService, requests: down[0], replies: up[1])
      _exit(0)
    }
    close(down[0])
    close(up[1])
    self.process = process
    Self.spared.withLock { _ = $0.insert(process) }
    (requests, replies) = (down[1], up[0])
  }

  /// Answers until there are no more requests. What makes the answers removes its files when it goes, which is
  /// before this returns.
  @inline(never)
  private static func serve(
    _ makeService: () -> Service, requests: Int32, replies: Int32
  ) {
    let service = makeService()
    while let question = HostMessage.read(from: requests) {
      if !HostMessage.write(service.answer(question), to: replies) { return }
      service.finish()
    }
  }

  /// The error of every request after the process has ended.
  package static let goneReason = "the process that draws has ended; start the command again"

  /// Sends a request, and waits for the answer.
  ///
  /// - Returns: nil if the process has ended.
  package func ask(_ question: JSONValue, _ bytes: [UInt8] = []) async -> Message? {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        let isAsked = HostMessage.write((question, bytes), to: requests)
        continuation.resume(returning: isAsked ? HostMessage.read(from: replies) : nil)
      }
    }
  }

  /// Ends the process, which removes its files if it has nothing to do; of one that is busy they are removed here, after what
  /// it has started has ended.
  package func end() {
    hasEnded.withLock { hasEnded in
      if hasEnded { return }
      hasEnded = true
      // Another thread may be about to write.
      let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
      dup2(nothing, requests)
      close(nothing)
      fr_adopt_orphans()
      let descriptor = fr_process_descriptor(process)
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if descriptor < 0 || poll(&waiting, 1, Self.patience) <= 0 { kill(process, SIGKILL) }
      if descriptor >= 0 { close(descriptor) }
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
      let spared = Self.spared.withLock { spared in
        spared.remove(process)
        return spared
      }
      ChildProcesses.end(except: spared)
      PictureFolder.removeFolders(of: process)
    }
  }

  private let hasEnded = Mutex(false)
  /// The processes of all channels, and the children that this process had before the first one, such as after an exec from a
  /// shell.
  private static let spared = Mutex<Set<pid_t>>([])

  /// The time that the process has for ending, in milliseconds.
  private static let patience: Int32 = 500
}

/// Messages between both processes: two lengths, a line of JSON and what goes with it.
enum HostMessage {
  static func write(_ message: HostChannel.Message, to descriptor: Int32) -> Bool {
    let json = Array(message.json.line.utf8)
    let lengths = [UInt32(json.count), UInt32(message.bytes.count)].withUnsafeBytes { Array($0) }
    return Descriptor.writeAll(descriptor, lengths + json + message.bytes)
  }

  static func read(from descriptor: Int32) -> HostChannel.Message? {
    guard let head = Descriptor.read(count: 8, from: descriptor) else { return nil }
    let lengths = head.withUnsafeBytes {
      [Int($0.loadUnaligned(as: UInt32.self)), Int($0.loadUnaligned(fromByteOffset: 4, as: UInt32.self))]
    }
    guard let json = Descriptor.read(count: lengths[0], from: descriptor),
      let bytes = Descriptor.read(count: lengths[1], from: descriptor),
      let value = try? JSONParser.parse(json)
    else { return nil }
    return (value, bytes)
  }
}
