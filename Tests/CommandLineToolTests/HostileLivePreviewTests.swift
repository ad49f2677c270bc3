import Foundation
import Glibc
import Testing

/// The long-lived previews of `fittingroom preview` are trusted no more than others, and leave nothing
/// behind.
@Suite(.serialized) struct HostileLivePreviewTests {
  /// The most memory that a process and those that it has started have, in kilobytes, those that run the view's own code aside.
  private func memory(of process: Int32) -> Int {
    func status(_ number: Int32) -> String {
      (try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)) ?? ""
    }
    let line = status(process).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.split(separator: " ").dropLast().last ?? "") } ?? 0
  }

  /// What it finds of the runner: the pipe to which it replies, which is not its output.
  private static let channel = """
    import SwiftUI
    import Glibc
    let channel: Int32 = {
      var output = stat()
      fstat(1, &output)
      return (3..<256).last { number in
        var status = stat()
        return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO && status.st_ino != output.st_ino
          && fcntl(number, F_GETFL) & O_ACCMODE == O_WRONLY
      } ?? -1
    }()
    let page = [UInt8](repeating: 65, count: 1 << 20)

    """

  @Test(arguments: [
    ("while true { print(String(repeating: \"y\", count: 1 << 20)) }", "was not done after 5 s"),
    ("while true { _ = write(channel, page, page.count) }", "is not believed"),
    ("_ = write(channel, page, 16); while true {}", "was not done after 5 s"),
    ("_ = write(channel, page, 24); while true {}", "is not believed"),
    ("close(channel); while true {}", "the process of the preview has ended"),
  ]) func holdsLittleOfWhatTheySay(attack: String, sentence: String) throws {
    let program = try Program([
      "V.swift": Self.channel + "#Preview(\"flood\") { let _ = { \(attack) }(); Text(\"x\") }\n"
    ])
    let running = try program.start(["preview", "V.swift", "--once"])
    var most = 0
    while running.process.isRunning {
      most = max(most, memory(of: running.process.processIdentifier))
      usleep(20_000)
    }
    let result = try running.finish()
    #expect(result.exitCode == 70 && result.output.contains(sentence), "\(result.output.prefix(500))")
    #expect(most > 10_000 && most < 200_000, "\(most) kB")
  }

  /// Processes that it has started go with it, whatever group they have made their own.
  @Test(.enabled(if: access("/usr/bin/setsid", X_OK) == 0)) func leavesNoProcessBehind() throws {
    let seconds = Int.random(in: 100_000..<1_000_000)
    let source = """
      import SwiftUI
      func start() -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
        process.arguments = ["--fork", "sleep", "\(seconds)"]
        do { try process.run() } catch { return "x" }
        usleep(300_000)
        print("started")
        return "x"
      }
      #Preview("parent") { Text(start()) }
      """
    let program = try Program(["V.swift": source])
    let result = try program.run("preview", "V.swift", "--once", "--json")
    #expect(result.exitCode == 0 && result.output.contains("printed: started"), "\(result)")
    let left = try program.shell("grep -lazE 'sl[e]ep.\(seconds)' /proc/[0-9]*/cmdline; true")
    #expect(!left.output.contains("/proc/"), "\(left)")
  }

  /// A client that opens every available connection blocks the page only while those connections stay open.
  @Test func outlivesMoreConnectionsThanThereCanBe() throws {
    let program = try Program(["V.swift": "import SwiftUI\n#Preview { Text(\"x\") }\n"])
    try program.write([
      "flood.py": """
      import socket, subprocess, sys, time, urllib.request
      server = subprocess.Popen([sys.argv[1], "preview", "V.swift"], stdout=subprocess.PIPE, text=True)
      address = server.stdout.readline().strip()
      port = int(address.split(":")[2].split("/")[0])
      held = []
      for _ in range(200):
        try:
          held.append(socket.create_connection(("127.0.0.1", port), timeout=5))
        except OSError:
          pass
      for connection in held: connection.close()
      end = time.monotonic() + 60
      while True:
        try:
          print(urllib.request.urlopen(address, timeout=10).status)
          break
        except OSError:
          assert time.monotonic() < end and server.poll() is None, "it is gone"
          time.sleep(0.1)
      server.terminate()
      """
    ])
    let result = try program.shell("ulimit -n 64; python3 flood.py \"$0\"")
    #expect(result.exitCode == 0 && result.output == "200\n", "\(result)")
  }
}
