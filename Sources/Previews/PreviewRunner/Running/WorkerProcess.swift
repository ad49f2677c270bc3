import CProcess
import Glibc
import Imaging
import OperatingSystem
import Views

/// The process of a worker: it waits for tasks and forks a copy of itself for each one that runs the user's
/// code.
///
/// Each copy starts with the compiled sources loaded but not run, so that no view sees what another left
/// behind: variables, the current folder, open files. The worker ends a copy's descendants, and everything
/// when the program has gone. It is sandboxed like its copies before it loads anything, because the user's
/// code can run while loading.
struct WorkerProcess {
  /// The descriptors for tasks, for the copies' reports, and for their end records.
  let tasks: Int32
  let messages: Int32
  let ends: Int32
  let sandbox: Sandbox?
  /// The path of the folder that views may fill.
  let home: String?
  /// How much memory a copy may use beyond the worker's own, in bytes.
  let memoryLimit: Int

  /// Runs tasks until there are no more.
  ///
  /// - Parameters:
  ///   - load: loads compiled sources into this process.
  ///   - run: runs any other task in a copy of this process.
  func serve(
    load: (_ library: String, _ send: (WorkerMessage) -> Void) -> Void,
    run: (WorkerTask, _ record: UnsafeMutableRawBufferPointer?, _ send: (WorkerMessage) -> Void) -> Void
  ) {
    var library = ""
    let record = TaskRecord()
    // Views cannot see the list, and this process cannot open it once it is sandboxed.
    let children = ChildProcesses.opened()
    while let (task, key) = WorkerTask.read(from: tasks) {
      switch task {
      case .load(let path):
        library = path
        let send = { _ = Descriptor.writeAll(messages, ($0 as WorkerMessage).bytes(key)) }
        do throws(PreviewRunnerError) {
          // Sources can run code while they are loaded.
          try confine(library: path)
          load(path, send)
        } catch {
          send(WorkerMessage(error))
        }
        fflush(nil)
        tellEnd(status: 0, kilobytes: 0)
      case .list, .render:
        serve(task, key, library: library, children: children, record: record, run)
      case .stop: break
      }
    }
  }

  private func serve(
    _ task: WorkerTask, _ key: MessageKey, library: String, children: Int32?,
    record: TaskRecord?,
    _ run: (WorkerTask, _ record: UnsafeMutableRawBufferPointer?, _ send: (WorkerMessage) -> Void) -> Void
  ) {
    let worker = getpid()
    record?.clear()
    let send = { _ = Descriptor.writeAll(messages, ($0 as WorkerMessage).bytes(key)) }
    let copy = fr_fork()
    if copy == 0 {
      fr_die_with_parent()
      if getppid() != worker { _exit(0) }
      close(tasks)
      close(ends)
      if let children { close(children) }
      do throws(PreviewRunnerError) {
        try sandbox?.enterAsCopy(library: library, home: home)
        record?.noteFaults()
        run(task, record?.view, send)
      } catch {
        send(WorkerMessage(error))
      }
      fflush(nil)
      _exit(0)
    }
    guard copy > 0 else {
      send(WorkerMessage(.system(call: "fork", reason: systemReason())))
      return tellEnd(status: 0, kilobytes: 0)
    }
    let isOrphan = !await(copy)
    var status: Int32 = 0
    var kilobytes = 0
    while fr_wait(copy, &status, &kilobytes) < 0 && errno == EINTR {}
    if let children { ChildProcesses.end(list: children) }
    if isOrphan { _exit(0) }
    tellEnd(status: status, kilobytes: kilobytes, record?.bytes ?? [])
  }

  /// Limits this process and its copies permanently.
  private func confine(library: String) throws(PreviewRunnerError) {
    // The first field is the size of the address space in pages.
    let pages = (try? RunnerFile.read("/proc/self/statm")).flatMap { text in
      UInt64(String(decoding: text.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
    }
    _ = fr_limit_memory(
      (pages ?? 1 << 18) * UInt64(sysconf(Int32(_SC_PAGESIZE))), UInt64(memoryLimit))
    fr_limit_files(UInt64(WrittenFiles.mostBytesOfOne))
    try sandbox?.enterAsWorker(library: library, home: home)
  }

  /// Waits for the end of a copy, and kills it if it is to stop; false if the program has gone.
  private func await(_ copy: pid_t) -> Bool {
    let descriptor = fr_process_descriptor(copy)
    defer { if descriptor >= 0 { close(descriptor) } }
    while true {
      var waiting = [
        pollfd(fd: tasks, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      ]
      // Without such a descriptor the end must be polled.
      let ready = poll(&waiting, 2, descriptor < 0 ? 5 : -1)
      if waiting[1].revents != 0 { return true }
      if descriptor < 0 {
        var information = siginfo_t()
        if waitid(P_PID, id_t(copy), &information, WEXITED | WNOHANG | WNOWAIT) == 0,
          information.si_signo != 0
        {
          return true
        }
      }
      guard ready > 0, waiting[0].revents != 0 else { continue }
      let order = WorkerTask.read(from: tasks)
      kill(copy, SIGKILL)
      if order == nil { return false }
    }
  }

  private func tellEnd(status: Int32, kilobytes: Int, _ record: [UInt8] = []) {
    var bytes = withUnsafeBytes(of: (Int64(status), Int64(kilobytes))) { Array($0) }
    bytes += record.prefix(TaskRecord.size)
    bytes += [UInt8](repeating: 0, count: 16 + TaskRecord.size - bytes.count)
    _ = Descriptor.writeAll(ends, bytes)
  }
}
