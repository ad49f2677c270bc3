import CProcess
import Foundation
import Glibc
import OperatingSystem
import ProjectAssets
import StringCatalogs

/// A live preview, seen from its clients: a process that has the sources loaded and keeps its window.
///
/// It is forked before its maker has a thread, and runs in the same sandbox as workers.
package final class LiveWorker {
  private let process: pid_t
  private let requests: Int32
  private let replies: Int32
  private let output: Int32
  /// Of all its windows, as long as it lives.
  private let home: ViewHome?
  private let memory: StartedMemory
  private var nextLook = ContinuousClock.now
  /// The paths of the module's files.
  private let files: [String]
  private var printed = PrintedText()
  private var received: [UInt8] = []

  /// Starts a process that prepares everything but the sources, which `load` tells it of.
  init(
    _ job: RenderJob, module: SourceModule, catalog: StringCatalog?, files: ProjectFiles, sandbox: Sandbox?
  ) throws(PreviewRunnerError) {
    var pipes: [(read: Int32, write: Int32)] = []
    for _ in 0..<3 {
      var ends: [Int32] = [0, 0]
      guard fr_pipe(&ends) == 0 else { throw .system(call: "pipe", reason: systemReason()) }
      pipes.append((ends[0], ends[1]))
    }
    let home = try ViewHome.take()
    fflush(nil)
    let parent = getpid()
    Worker.noteEarlierProcesses()
    let process = fr_fork()
    guard process >= 0 else { throw .system(call: "fork", reason: systemReason()) }
    if process == 0 {
      fr_die_with_parent()
      if getppid() != parent { _exit(0) }
      Worker.isolate(output: pipes[2].write, keeping: [pipes[0].read, pipes[1].write], home: home)
      MainActor.assumeIsolated {
        do {
          let renderer = Result { try VariantRenderer(job: job, catalog: catalog, files: files) }
          if case .success(let renderer) = renderer { renderer.rehearse() }
          guard let library = Self.library(from: pipes[0].read) else { _exit(0) }
          let pages = (try? RunnerFile.read("/proc/self/statm")).flatMap { text in
            UInt64(String(decoding: text.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
          }
          _ = fr_limit_memory(
            (pages ?? 1 << 18) * UInt64(sysconf(Int32(_SC_PAGESIZE))), UInt64(job.memoryLimit << 20))
          fr_limit_files(UInt64(WrittenFiles.mostBytesOfOne))
          // Sources can run code while they are loaded.
          try sandbox?.enterAsWorker(library: library, home: home?.path)
          try sandbox?.enterAsCopy(library: library, home: home?.path)
          let live = try LiveProcess(renderer.get(), module: module, library: library)
          live.serve(requests: pipes[0].read, replies: pipes[1].write)
        } catch {
          // The first request is answered with the reason for the failure.
          let failure = (error as? PreviewRunnerError) ?? .reported(exitCode: 70, text: "\(error)")
          if let key = Descriptor.read(count: MessageKey.size, from: pipes[0].read) {
            let times = [0.0, 0.0].withUnsafeBytes { Array($0) }
            Descriptor.writeAll(pipes[1].write, times + WorkerMessage(failure).bytes(MessageKey(key)))
          }
        }
      }
      fflush(nil)
      _exit(0)
    }
    for descriptor in [pipes[0].read, pipes[1].write, pipes[2].write] { close(descriptor) }
    self.process = process
    self.home = home
    self.files = module.files.map(\.path)
    memory = StartedMemory(limit: job.memoryLimit << 20, usual: 0)
    (requests, replies, output) = (pipes[0].write, pipes[1].read, pipes[2].read)
    for descriptor in [replies, output] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    Worker.descriptors.formUnion([requests, replies, output])
    Worker.processes.insert(process)
  }

  /// Has the process load the compiled sources, which it is not waited for.
  func load(_ library: String) {
    let path = Array(library.utf8)
    let earlier = signal(SIGPIPE, SIG_IGN)
    // Where it has gone, the first request says so.
    _ = Descriptor.writeAll(requests, MessageNumber.bytes(path.count) + path)
    signal(SIGPIPE, earlier)
  }

  private static func library(from requests: Int32) -> String? {
    guard let length = Descriptor.read(count: MessageNumber.size, from: requests),
      let path = Descriptor.read(count: MessageNumber.value(length), from: requests)
    else { return nil }
    return String(decoding: path, as: UTF8.self)
  }

  /// Ends the process; it can no longer be used.
  package func end() {
    isSpent = true
    kill(process, SIGKILL)
  }

  deinit {
    for descriptor in [requests, replies, output] {
      Worker.descriptors.remove(descriptor)
      close(descriptor)
    }
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    Worker.processes.remove(process)
    // Its child processes are reparented to this process, whatever their process group (`RenderJob.live`).
    ChildProcesses.end(except: Worker.processes)
  }

  /// Shows what the request asks for.
  ///
  /// - Parameter seconds: the timeout.
  /// - Throws: an error; if `isSpent` is then true, this object can no longer be used.
  package func show(_ request: LiveRequest, seconds: Int) throws(PreviewRunnerError) -> LivePicture {
    // Requests only contain texts and numbers, so encoding cannot fail.
    let json = (try? JSONEncoder().encode(request)).map(Array.init) ?? []
    let key = MessageKey()
    // Something that a view started may have ended the process since its last answer.
    let earlier = signal(SIGPIPE, SIG_IGN)
    let isAsked = Descriptor.writeAll(requests, key.bytes + MessageNumber.bytes(json.count) + json)
    signal(SIGPIPE, earlier)
    guard isAsked else { throw ended(request) }
    var answer = Answer(key: key)
    var last: WorkerMessage?
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      do throws(WorkerFault) {
        if let message = try answer.take(&received) {
          // Output after an answer belongs to no request.
          received = []
          last = message
        }
      } catch {
        isSpent = true
        throw .unbelievable(
          view: request.preview.name, file: path(of: request), variant: request.variant.name,
          reason: error.description)
      }
      if let last { return try picture(last, answer, request) }
      var waiting = [replies, output].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let left = Int(ContinuousClock.now.duration(to: end) / .milliseconds(1))
      guard left > 0 else {
        isSpent = true
        throw .tookTooLong(
          view: request.preview.name, file: path(of: request), variant: request.variant.name, seconds: seconds
        )
      }
      let ready = poll(&waiting, 2, Int32(min(left, StartedMemory.interval)))
      try look(request)
      guard ready > 0 else { continue }
      takeOutput()
      let count = received.count
      Worker.readTurn(replies, into: &received)
      if received.count == count, waiting[0].revents & Int16(POLLHUP) != 0 { throw ended(request) }
    }
  }

  /// Checks the processes that the view has started, when due.
  private func look(_ request: LiveRequest) throws(PreviewRunnerError) {
    guard ContinuousClock.now >= nextLook else { return }
    nextLook = .now + .milliseconds(StartedMemory.interval)
    guard let excess = memory.excess(ofWhat: process, home: home) else { return }
    isSpent = true
    throw .trapped(
      view: request.preview.name, file: path(of: request), variant: request.variant.name, reason: excess)
  }

  /// Whether the process has gone, or does not answer any more.
  package private(set) var isSpent = false
  /// Whether the process ended without a word, as when it calls what is not in its library.
  package private(set) var mayLackCode = false

  private func path(of request: LiveRequest) -> String {
    files.indices.contains(request.preview.file) ? files[request.preview.file] : files[0]
  }

  private func takeOutput() {
    var bytes: [UInt8] = []
    Worker.readTurn(output, into: &bytes)
    printed.append(bytes)
  }

  /// An answer in progress: the times of layout and drawing, the picture's parts, and the final message.
  private struct Answer {
    private var reader: WorkerMessageReader
    private var check = PictureFileCheck()
    private(set) var times: [Double] = []
    private(set) var picture: [UInt8] = []

    /// The maximum size of a picture in bytes: two processes hold it, one of them twice while it is sent to
    /// the page.
    private static let longest = 48 << 20

    init(key: MessageKey) { reader = WorkerMessageReader(key: key) }

    /// Processes what has arrived; returns the final message of the answer once it is complete.
    mutating func take(_ received: inout [UInt8]) throws(WorkerFault) -> WorkerMessage? {
      if times.isEmpty {
        guard received.count >= 16 else { return nil }
        times = received.prefix(16).withUnsafeBytes { bytes in
          [bytes.loadUnaligned(as: Double.self), bytes.loadUnaligned(fromByteOffset: 8, as: Double.self)]
        }
        received.removeFirst(16)
      }
      reader.append(received)
      received = []
      while let message = try reader.next() {
        guard case .picture(.main, let part) = message else { return message }
        try check.add(part)
        picture += part
        guard picture.count <= Self.longest else { throw WorkerFault("its picture is larger than any") }
      }
      return nil
    }

    var isWhole: Bool { check.isComplete }
  }

  private func picture(
    _ message: WorkerMessage, _ answer: Answer, _ request: LiveRequest
  ) throws(PreviewRunnerError) -> LivePicture {
    takeOutput()
    if case .done(let report) = message, answer.isWhole {
      return LivePicture(
        report: report, picture: answer.picture, layout: answer.times[0], drawing: answer.times[1],
        printed: printed.take())
    }
    if let failure = message.failure { throw failure }
    isSpent = true
    throw .unbelievable(
      view: request.preview.name, file: path(of: request), variant: request.variant.name,
      reason: "it answered what was not asked")
  }

  /// Why the process ended unexpectedly, or no longer answers.
  private func ended(_ request: LiveRequest) -> PreviewRunnerError {
    isSpent = true
    takeOutput()
    let trap = TrapMessage.find(in: printed.take())
    mayLackCode = trap == nil
    let reason = trap ?? "the process of the preview has ended"
    return .trapped(
      view: request.preview.name, file: path(of: request), line: request.preview.line,
      variant: request.variant.name, reason: reason)
  }
}
