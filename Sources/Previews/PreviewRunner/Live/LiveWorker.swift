import CProcess
import Foundation
import Glibc
import OperatingSystem
import ProjectAssets
import StringCatalogs

/// A preview that stays, as those see it who ask for pictures: a process that has the sources loaded and keeps its window.
///
/// It is forked before its maker has a thread, and lives in the sandbox that workers live in.
package final class LiveWorker {
  private let process: pid_t
  private let requests: Int32
  private let replies: Int32
  private let output: Int32
  /// The paths of the module's files.
  private let files: [String]
  private var printed = PrintedText()
  private var received: [UInt8] = []

  init(
    _ job: RenderJob, module: SourceModule, catalog: StringCatalog?, files: ProjectFiles, sandbox: Sandbox?,
    library: String
  ) throws(PreviewRunnerError) {
    var pipes: [(read: Int32, write: Int32)] = []
    for _ in 0..<3 {
      var ends: [Int32] = [0, 0]
      guard fr_pipe(&ends) == 0 else { throw .system(call: "pipe", reason: systemReason()) }
      pipes.append((ends[0], ends[1]))
    }
    fflush(nil)
    let parent = getpid()
    let process = fr_fork()
    guard process >= 0 else { throw .system(call: "fork", reason: systemReason()) }
    if process == 0 {
      fr_die_with_parent()
      if getppid() != parent { _exit(0) }
      for descriptor in Worker.descriptors.union([pipes[0].write, pipes[1].read, pipes[2].read]) {
        close(descriptor)
      }
      Worker.isolate(output: pipes[2].write)
      MainActor.assumeIsolated {
        do {
          let live = try LiveProcess(
            job: job, module: module, catalog: catalog, files: files, library: library)
          let pages = (try? RunnerFile.read("/proc/self/statm")).flatMap { text in
            UInt64(String(decoding: text.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
          }
          _ = fr_limit_memory(
            (pages ?? 1 << 18) * UInt64(sysconf(Int32(_SC_PAGESIZE))), UInt64(job.memoryLimit << 20))
          try sandbox?.enter()
          live.serve(requests: pipes[0].read, replies: pipes[1].write)
        } catch {
          let exitCode = (error as? PreviewRunnerError)?.exitCode ?? 70
          let times = [0.0, 0.0].withUnsafeBytes { Array($0) }
          Descriptor.writeAll(
            pipes[1].write, times + WorkerMessage.failed(exitCode: exitCode, text: "\(error)").bytes)
        }
      }
      fflush(nil)
      _exit(0)
    }
    for descriptor in [pipes[0].read, pipes[1].write, pipes[2].write] { close(descriptor) }
    self.process = process
    self.files = module.files.map(\.path)
    (requests, replies, output) = (pipes[0].write, pipes[1].read, pipes[2].read)
    for descriptor in [replies, output] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    Worker.descriptors.formUnion([requests, replies, output])
  }

  deinit {
    for descriptor in [requests, replies, output] {
      Worker.descriptors.remove(descriptor)
      close(descriptor)
    }
    // It leads a group of its own, which goes with it.
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  }

  /// Shows what is asked for.
  ///
  /// - Parameter seconds: after how long the view is given up.
  /// - Throws: an error after which this is of no use any more where `isSpent` says so.
  package func show(_ request: LiveRequest, seconds: Int) throws(PreviewRunnerError) -> LivePicture {
    // Requests hold texts and numbers only, for which encoding has no errors.
    let json = (try? JSONEncoder().encode(request)).map(Array.init) ?? []
    Descriptor.writeAll(requests, MessageNumber.bytes(json.count) + json)
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      if received.count > 16 {
        var rest = Array(received.dropFirst(16))
        if let message = WorkerMessage.take(from: &rest) {
          let times = received.prefix(16).withUnsafeBytes { bytes in
            [bytes.loadUnaligned(as: Double.self), bytes.loadUnaligned(fromByteOffset: 8, as: Double.self)]
          }
          received = []
          return try picture(message, times, request)
        }
      }
      var waiting = [replies, output].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let left = Int(ContinuousClock.now.duration(to: end) / .milliseconds(1))
      guard left > 0 else {
        isSpent = true
        throw .tookTooLong(
          view: request.preview.name, file: path(of: request), variant: request.variant.name, seconds: seconds
        )
      }
      let ready = poll(&waiting, 2, Int32(clamping: left))
      guard ready > 0 else { continue }
      takeOutput()
      let count = received.count
      Descriptor.readAvailable(replies, into: &received)
      if received.count == count, waiting[0].revents & Int16(POLLHUP) != 0 { throw ended(request) }
    }
  }

  /// Whether the process has gone, or does not answer any more.
  package private(set) var isSpent = false

  private func path(of request: LiveRequest) -> String {
    files.indices.contains(request.preview.file) ? files[request.preview.file] : files[0]
  }

  private func takeOutput() {
    var bytes: [UInt8] = []
    Descriptor.readAvailable(output, into: &bytes)
    printed.append(bytes)
  }

  private func picture(
    _ message: WorkerMessage, _ times: [Double], _ request: LiveRequest
  ) throws(PreviewRunnerError) -> LivePicture {
    takeOutput()
    switch message {
    case .done(let report, let pictures):
      return LivePicture(
        report: report, picture: pictures.first?.bytes ?? [], layout: times[0], drawing: times[1],
        printed: printed.take())
    case .failed(let exitCode, let text): throw .reported(exitCode: exitCode, text: text)
    default:
      isSpent = true
      throw .reported(exitCode: 70, text: "\(request.preview.name) answered what was not asked")
    }
  }

  /// How the process ended that was not to end.
  private func ended(_ request: LiveRequest) -> PreviewRunnerError {
    isSpent = true
    takeOutput()
    var information = siginfo_t()
    // The process stays to be waited for.
    waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT)
    let text = printed.take()
    let reason = TrapMessage.find(in: text) ?? "the process of the preview has ended"
    return .trapped(
      view: request.preview.name, file: path(of: request), variant: request.variant.name, reason: reason)
  }
}
