import Foundation
import Testing

/// What one preview does has no effect on another.
@Suite struct IsolationTests {
  @Test func keepsEachPreviewFromTheStateThatOthersLeave() throws {
    let source = """
      import SwiftUI
      enum Shared { nonisolated(unsafe) static var count = 0 }
      func counted() -> some View { Shared.count += 1; return Color.red.frame(width: CGFloat(Shared.count)) }

      """ + (0..<6).map { "#Preview(\"\($0)\") { counted() }\n" }.joined()
    let program = try Program(["Count.swift": source])
    for jobs in 1...4 {
      let result = try program.run(
        "render", "Count.swift", "--size", "*x2", "--size", "*x3", "--jobs", "\(jobs)", "-o",
        "out\(jobs)")
      #expect(result.errors == "")
      #expect(try program.pictures(in: "out\(jobs)").count == 12)
      // Both sizes of one preview share a process, in their order.
      for name in try program.pictures(in: "out\(jobs)") {
        let count = name.contains(".x2") ? 1 : 2
        #expect(try program.pixelSize("out\(jobs)/\(name)")[0] == count)
      }
    }
  }

  @Test func writesWhereItWasTold() throws {
    let source = """
      import SwiftUI
      func moved(_ color: Color) -> Color { FileManager.default.changeCurrentDirectoryPath("/"); return color }
      #Preview("one") { moved(.red) }
      #Preview("two") { moved(.blue) }
      """
    let program = try Program(["Moved.swift": source])
    let result = try program.run(
      "render", "Moved.swift", "--size", "2x2", "--size", "3x3", "-o", "out")
    #expect(result.errors == "")
    #expect(try program.pictures().count == 4)
  }

  private static let curious = """
    import SwiftUI
    func show(_ path: String) -> String {
      (try? String(contentsOfFile: path, encoding: .utf8)) ?? "refused"
    }
    func write(_ path: String) -> String {
      FileManager.default.createFile(atPath: path, contents: Data()) ? "written" : "refused"
    }
    func changesMode(_ path: String) -> Bool {
      var status = stat()
      chmod(path, 0o777)
      return stat(path, &status) == 0 && status.st_mode & 0o777 == 0o777
    }
    struct Curious: View {
      var body: some View {
        VStack {
          Text("socket: \\(socket(AF_INET, 1, 0) < 0 ? "refused" : "open")")
          Text("own file: \\(show("beside.txt"))")
          Text("other file: \\(show("OTHER/secret.txt"))")
          Text("own folder: \\(write("new.txt"))")
          Text("other folder: \\(write("OTHER/new.txt"))")
          Text("mode: \\(changesMode("beside.txt") ? "changed" : "refused")")
        }
      }
    }
    """

  private static func seen(by options: [String]) throws -> (
    texts: [String], errors: String, exitCode: Int32, note: String
  ) {
    let other = try Program(["secret.txt": "secret"])
    let source = curious.replacingOccurrences(of: "OTHER", with: other.folder.path)
    let program = try Program(["Package.swift": "", "Curious.swift": source, "beside.txt": "mine"])
    let result = try program.run(["inspect", "Curious.swift", "--size", "300x300"] + options)
    let texts = result.output.split(separator: "\n").compactMap { line in
      line.contains("Text (") ? line.split(separator: "\"").last.map(String.init) : nil
    }
    return (texts, result.errors, result.exitCode, result.sandboxNote)
  }

  @Test func confinesViewsWhereTheKernelCan() throws {
    let required = try Self.seen(by: ["--sandbox"])
    if required.exitCode == 69 {
      // No kernel with a sandbox: that is said, and the views are drawn.
      #expect(required.errors.hasPrefix("error: this system has no sandbox"))
      let automatic = try Self.seen(by: [])
      #expect(automatic.note.hasPrefix("note: this system has no "))
      return
    }
    for options in [["--sandbox"], []] {
      let seen = try Self.seen(by: options)
      #expect(seen.errors == "" && seen.note == "")
      #expect(
        seen.texts == [
          "socket: refused", "own file: mine", "other file: refused", "own folder: refused",
          "other folder: refused", "mode: refused",
        ])
    }
  }

  @Test func leavesViewsAloneWhereThatIsAskedFor() throws {
    let seen = try Self.seen(by: ["--no-sandbox"])
    #expect(seen.errors == "")
    #expect(
      seen.texts == [
        "socket: open", "own file: mine", "other file: secret", "own folder: written",
        "other folder: written",
        "mode: changed",
      ])
  }
}
