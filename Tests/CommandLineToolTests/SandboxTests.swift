import Foundation
import Glibc
import Testing

/// What a view can see and reach in its sandbox, tried by views.
@Suite struct SandboxTests {
  /// The texts that a view shows, one for each expression.
  private func answers(
    _ expressions: [String], in program: Program, file: String = "Curious.swift",
    options: [String] = ["--sandbox"],
    environment: [String: String?] = [:], shell: String? = nil, note: String? = nil
  ) throws -> [String]? {
    let texts = expressions.map { "Text(verbatim: \"\\(\($0))\")" }.joined(separator: "\n")
    try program.write([
      file: """
      import SwiftUI
      func show(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "refused"
      }
      func tried(_ body: () throws -> Void) -> String { do { try body(); return "done" } catch { return "\\(error)" } }
      /// A call of the kernel by its number.
      func call(_ number: Int, _ arguments: Int...) -> Int {
        typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
        let values = arguments + Array(repeating: 0, count: 6 - arguments.count)
        return unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)(
          number, values[0], values[1], values[2], values[3], values[4], values[5])
      }
      /// The effective and the permitted capabilities, and whether programs that are started gain none (`capget`, `prctl`).
      func rights() -> String {
        #if arch(x86_64)
          let (capget, prctl) = (125, 157)
        #else
          let (capget, prctl) = (90, 167)
        #endif
        var header: [UInt32] = [0x2008_0522, 0]
        var sets = [UInt32](repeating: 0, count: 6)
        let answer = header.withUnsafeMutableBytes { header in
          sets.withUnsafeMutableBytes { call(capget, Int(bitPattern: header.baseAddress), Int(bitPattern: $0.baseAddress)) }
        }
        return answer == 0 ? "\\(sets[0] | sets[1] | sets[3] | sets[4]) \\(call(prctl, 39))" : "refused"
      }
      let parent = Int(getppid())
      struct Curious: View { var body: some View { VStack { \(texts) } } }
      """
    ])
    let result = try program.start(
      ["inspect", file, "--size", "900x900"] + options, environment: environment, shell: shell
    ).finish()
    // A kernel without a sandbox has nothing to be tried.
    if result.exitCode == 69, result.errors.contains("no sandbox") { return nil }
    #expect(result.exitCode == 0 && result.errors == "", "\(result)")
    if let note { #expect(result.sandboxNote == note) }
    return result.output.split(separator: "\n").compactMap { line in
      line.contains("Text (") ? line.split(separator: "\"").last.map(String.init) : nil
    }
  }

  private func expect(_ expected: [(expression: String, answer: String)]) throws {
    let program = try Program(["Package.swift": ""])
    guard let found = try answers(expected.map(\.expression), in: program) else { return }
    #expect(found.count == expected.count)
    for (expected, answer) in zip(expected, found) {
      #expect(answer == expected.answer, "\(expected.expression)")
    }
  }

  @Test(arguments: ["--sandbox", "--no-sandbox"]) func viewsFindAShortListOfVariables(option: String) throws {
    let program = try Program(["Package.swift": ""])
    let names = ["GH_TOKEN", "SECRET", "PATH", "TZ", "LC_TIME"]
    let found = try answers(
      names.map { "ProcessInfo.processInfo.environment[\"\($0)\"] ?? \"none\"" }
        + ["show(\"/proc/self/environ\").contains(\"tiger\")", "getenv(\"GH_TOKEN\") == nil"],
      in: program, options: [option],
      environment: [
        "GH_TOKEN": "tiger", "SECRET": "tiger", "PATH": "/bin:/usr/bin:/opt/swift/usr/bin", "TZ": "UTC",
        "LC_TIME": "C",
        "FITTINGROOM_SWIFTC": Self.compiler,
      ])
    guard let found else { return }
    #expect(found == ["none", "none", "/bin:/usr/bin:/opt/swift/usr/bin", "UTC", "C", "false", "true"])
  }

  private static var compiler: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }.first {
      access($0, X_OK) == 0
    }
  }

  /// The token does not stay behind in memory that a worker has a copy of either.
  @Test func variablesAreNowhereInMemory() throws {
    let view = "struct Curious: View { var body: some View { Text(verbatim: place) } }"
    let program = try Program(["Package.swift": "", "Curious.swift": Self.search + view])
    let result = try program.run(
      ["inspect", "Curious.swift", "--size", "900x100", "--no-sandbox"],
      environment: ["GH_TOKEN": "this is a tiger"])
    #expect(result.output.contains("\"clean\""), "\(result)")
  }

  /// Before snapshots are drawn, fonts are looked for and git is asked, both of which depend on variables.
  @Test(arguments: [[], ["--baseline-branch", "baselines"]]) func variablesAreNowhereInMemoryOfSnapshots(
    options: [String]
  ) throws {
    let view = """
      struct Curious: View {
        var body: some View {
          if place != "clean" { fatalError(place) }
          return Text(verbatim: place)
        }
      }
      """
    let program = try Program(["Package.swift": "", "Curious.swift": Self.search + view])
    let git = try program.shell("git init -q .")
    #expect(git.exitCode == 0, "\(git)")
    let result = try program.run(
      ["snapshot", "record", "References", "Curious.swift", "--size", "90x90", "--no-sandbox"] + options,
      environment: ["GH_TOKEN": "this is a tiger"])
    #expect(result.exitCode == 0, "\(result)")
  }

  /// Looks for the token in all memory that can be written to, of which `/proc` tells outside the sandbox.
  private static let search = """
    import SwiftUI
    let place = { () -> String in
      let wanted = Array("regit a si siht".utf8.reversed())
      guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return "no maps" }
      for line in maps.split(separator: "\\n") {
        let words = line.split(separator: " ")
        guard words[1].hasPrefix("rw") else { continue }
        let ends = words[0].split(separator: "-").compactMap { Int($0, radix: 16) }
        guard ends[1] - ends[0] < 1 << 28 else { continue }
        let memory = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: ends[0]), count: ends[1] - ends[0])
        for start in 0..<max(0, memory.count - wanted.count) where memory[start] == wanted[0] && memory[start + 1] == wanted[1] {
          if UnsafeRawPointer(memory.baseAddress! + start) != UnsafeRawPointer(wanted.withUnsafeBytes { $0.baseAddress! }),
            wanted.indices.allSatisfy({ memory[start + $0] == wanted[$0] })
          { return "found in \\(line)" }
        }
      }
      return "clean"
    }()

    """

  @Test(arguments: ["--sandbox", "--no-sandbox"]) func viewsHaveNoDescriptorsOfTheCaller(option: String)
    throws
  {
    let program = try Program(["Package.swift": "", "secret.txt": "tiger"])
    let count = "(3..<200).filter { fcntl(Int32($0), F_GETFD) >= 0 }.count"
    let found = try answers(
      [count, "fcntl(57, F_GETFD) >= 0"], in: program, options: [option],
      // Shells that are not bash know descriptors of one digit alone.
      shell: "set -- bash -c 'exec 57<secret.txt 9</etc/passwd; exec \"$@\"' bash \"$@\"")
    guard let found else { return }
    // The runner's own, by which it reports.
    #expect(found == ["1", "false"])
  }

  @Test func viewsReachNoOtherProcess() throws {
    try expect([
      ("show(\"/proc/\\(getppid())/cmdline\")", "refused"), ("show(\"/proc/1/status\")", "refused"),
      ("show(\"/proc/stat\")", "refused"), ("show(\"/proc/self/status\")", "refused"),
      ("opendir(\"/proc\") == nil", "true"),
      ("kill(getppid(), 0)", "-1"), ("kill(1, 0)", "-1"), ("kill(getpid(), 0)", "0"),
      ("call(302, parent, 7, 0, 0)", "-1"), ("call(302, 1, 7, 0, 0)", "-1"), ("call(302, 0, 7, 0, 0)", "0"),
      ("call(141, 0, parent, 5)", "-1"), ("call(141, 0, 0, 5)", "0"),
      ("call(203, parent, 8, 0)", "-1"), ("call(101, 16, parent, 0, 0)", "-1"),
      ("call(310, parent, 0, 0, 0, 0, 0)", "-1"),
    ])
  }

  /// By their numbers on Intel's processors.
  @Test func viewsReachNothingOfTheSystem() throws {
    #if arch(x86_64)
      let numbers = [
        ("clone with namespaces", "call(56, 0x10000011, 0, 0, 0, 0)"), ("clone3", "call(435, 0, 0)"),
        ("unshare", "call(272, 0x10000000)"), ("fsopen", "call(430, 0, 0)"),
        ("open_tree", "call(428, -100, 0, 0)"),
        ("fanotify", "call(300, 0, 0)"), ("syslog", "call(103, 10, 0, 0)"), ("acct", "call(163, 0)"),
        ("setdomainname", "call(171, 0, 0)"), ("shmget", "call(29, 0, 4096, 0o1600)"),
        ("semget", "call(64, 0, 1, 0o1600)"), ("msgget", "call(68, 0, 0o1600)"),
        ("mq_open", "call(240, 0, 0o102, 0o600, 0)"),
        ("socket", "socket(AF_INET, 1, 0)"), ("local socket", "socket(AF_UNIX, 1, 0)"),
        ("io_uring", "call(425, 1, 0)"),
        ("keyctl", "call(250, 0, -3, 0)"), ("bpf", "call(321, 0, 0, 0)"),
        ("personality", "call(135, 0x0040000)"),
        ("setowner", "fcntl(1, 8, Int32(parent))"), ("32 bits", "call(0x40000000 + 39)"),
        ("capset", "call(126, 0, 0)"),
      ]
      try expect(numbers.map { ($0.1, "-1") })
    #endif
  }

  /// Each call that the documents' table refuses, made by a view, with its result.
  @Test func everyRefusedCallIsRefused() throws {
    let document = try String(
      contentsOf: Program.root.appendingPathComponent("Documentation/Security.md"), encoding: .utf8)
    #if arch(x86_64)
      let column = 2
    #else
      let column = 3
    #endif
    var numbers: [String: [Int]] = [:]
    for row in document.split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      // Of these two the kernel asks no filter: they end a process that makes them by itself.
      if ["`uretprobe`", "`uprobe`"].contains(cells[1]) { continue }
      if let number = Int(cells[column]) { numbers[cells[4], default: []].append(number) }
    }
    let refused = numbers["refused"] ?? []
    let unknown = numbers["answered as if the kernel had no such call"] ?? []
    #expect(refused.count > 120 && unknown.count == 2)
    try expect([
      ("\(refused).filter { call($0) != -1 || errno != EPERM }", "[]"),
      ("\(unknown + [471, 500, 1000]).filter { call($0) != -1 || errno != ENOSYS }", "[]"),
    ])
  }

  /// Nor do programs that it starts have root's rights again.
  private static let hasNoRights = (
    "rights() == \"0 1\" || rights() == \"4 1\"",
    "true"
  )

  @Test func rootIsNobodyInIt() throws {
    try expect([
      ("setuid(12345)", "-1"), ("chown(\"/dev/null\", 0, 0)", "-1"), Self.hasNoRights,
    ])
  }

  // MARK: Home

  @Test func homeStaysClosed() throws {
    // The source is in the home folder itself, or in a folder of it; the home folder, or a folder above it,
    // is a repository or a package.
    let places = [
      ("home", "home/Curious.swift"), ("home", "home/new/Curious.swift"),
      ("up/home", "up/home/new/Curious.swift"),
    ]
    for mark in [nil, ".git/HEAD", "Package.swift"] {
      for (home, file) in places {
        let program = try Program([home + "/.ssh/id": "secret", home + "/beside.txt": "mine"])
        if let mark { try program.write(["\(home.split(separator: "/")[0])/\(mark)": ""]) }
        let path = program.folder.appendingPathComponent(home).path
        let found = try answers(
          ["show(\"\(path)/.ssh/id\")", "show(\"\(path)/beside.txt\")"], in: program, file: file,
          environment: ["HOME": path])
        guard let found else { return }
        #expect(found == ["refused", "refused"], "\(file) \(mark ?? "")")
      }
    }
  }

  /// However home is written.
  @Test(arguments: ["home", "./home/", "PLACE/home/.", "PLACE/linked", "PLACE/../PLACE-NAME/home"])
  func homeIsKnownByOtherNames(home: String) throws {
    let program = try Program([
      "home/.ssh/id": "secret", "home/Package.swift": "", "home/new/beside.txt": "mine",
    ])
    try program.link("linked", to: "home")
    let place = program.folder.path
    let written = home.replacing("PLACE-NAME", with: program.folder.lastPathComponent).replacing(
      "PLACE", with: place)
    for file in ["home/Curious.swift", "home/new/Curious.swift", "linked/new/Curious.swift"] {
      let found = try answers(
        ["show(\"\(place)/home/.ssh/id\")"], in: program, file: file, environment: ["HOME": written])
      guard let found else { return }
      #expect(found == ["refused"], "\(file)")
    }
  }

  /// Root draws files from another user's home: it does not own them either.
  @Test(.enabled(if: geteuid() == 0, "only root can give folders away")) func homesOfOthersStayClosed() throws
  {
    let program = try Program(["home/.ssh/id": "secret", "home/.git/HEAD": "", "home/new/x": ""])
    let home = program.folder.appendingPathComponent("home").path
    try program.write("root:x:0:0::/root:/bin/sh\nalice:x:54321:54321::\(home):/bin/sh\n", to: "passwd")
    let mount = "unshare -m sh -c 'mount --bind passwd /etc/passwd && exec \"$0\" \"$@\"'"
    guard try program.shell("\(mount) true").exitCode == 0, chown(home, 54321, 54321) == 0 else { return }
    let found = try answers(
      ["show(\"\(home)/.ssh/id\")"], in: program, file: "home/new/Curious.swift",
      environment: ["HOME": "/root"],
      shell: "set -- \(mount) \"$@\"")
    guard let found else { return }
    #expect(found == ["refused"])
  }

  /// A package whose folder is the home folder is drawn, and neither its manifest, which is a program, nor
  /// its views can see the rest of it.
  @Test func aPackageThatIsHomeStaysClosed() throws {
    let program = try Program(["home/.ssh/id": "secret"])
    let home = program.folder.appendingPathComponent("home").path
    try program.write([
      "home/Package.swift": """
      // swift-tools-version: 5.9
      import Foundation
      import PackageDescription
      let found = (try? String(contentsOfFile: "\(home)/.ssh/id", encoding: .utf8)) ?? "refused"
      let package = Package(name: "Home", targets: [.target(name: "The\\(found)Target", path: "Views")])
      """,
      "home/Views/V.swift": """
      import SwiftUI
      #Preview("a") { Text((try? String(contentsOfFile: "\(home)/.ssh/id", encoding: .utf8)) ?? "closed") }
      """,
    ])
    let list = try program.run(["render", "home", "--list"], environment: ["HOME": home])
    let drawn = try program.run(
      ["inspect", "home", "--size", "200x40", "--sandbox"], environment: ["HOME": home])
    if drawn.exitCode == 69 { return }
    #expect(list.output.contains("TherefusedTarget"), "\(list)")
    #expect(drawn.output.contains("closed") && !drawn.output.contains("secret"), "\(drawn)")
  }

  @Test func aProjectInHomeIsOpenAndASourceWithoutOneSeesItself() throws {
    let program = try Program([
      "home/project/Package.swift": "", "home/project/beside.txt": "mine", "home/secret.txt": "secret",
      "other/beside.txt": "yours",
    ])
    let home = program.folder.appendingPathComponent("home").path
    let inside = try answers(
      ["show(\"\(home)/project/beside.txt\")", "show(\"\(home)/secret.txt\")"], in: program,
      file: "home/project/Curious.swift", environment: ["HOME": home])
    guard let inside else { return }
    #expect(inside == ["mine", "refused"])
    let other = program.folder.appendingPathComponent("other").path
    let alone = try answers(
      ["show(\"\(other)/beside.txt\")", "show(\"\(other)/Curious.swift\").isEmpty"], in: program,
      file: "other/Curious.swift")
    #expect(alone == ["refused", "false"])
  }

  // MARK: The home of views

  /// It is like an app's container: there are the usual folders, which a preview may fill, and the next one finds empty again.
  @Test func viewsHaveAHomeOfTheirOwn() throws {
    let program = try Program(["Package.swift": "", "beside.txt": "mine"])
    let place = program.folder.path
    let documents = "NSHomeDirectory() + \"/Documents\""
    func works(_ action: String) -> (String, String) { ("tried { \(action) }", "done") }
    let tried = [
      ("\"\\((try? FileManager.default.subpathsOfDirectory(atPath: \(documents))) ?? [])\"", "[]"),
      works("try \"hello\".write(toFile: \(documents) + \"/a\", atomically: true, encoding: .utf8)"),
      works(
        "try FileManager.default.createDirectory(atPath: \(documents) + \"/x/y\", withIntermediateDirectories: true)"
      ),
      works(
        "try FileManager.default.copyItem(atPath: \(documents) + \"/a\", toPath: \(documents) + \"/x/y/b\")"),
      works(
        "try FileManager.default.moveItem(atPath: \(documents) + \"/x/y/b\", toPath: NSTemporaryDirectory() + \"c\")"
      ),
      ("show(NSTemporaryDirectory() + \"c\")", "hello"),
      works("try FileManager.default.removeItem(atPath: \(documents) + \"/x\")"),
      ("FileManager.default.createFile(atPath: \(documents) + \"/d\", contents: Data())", "true"),
      // Nowhere else, and nothing that is run or leads elsewhere.
      ("FileManager.default.createFile(atPath: \"\(place)/new\", contents: Data())", "false"),
      ("FileManager.default.createFile(atPath: NSHomeDirectory() + \"/../new\", contents: Data())", "false"),
      ("mkdir(NSHomeDirectory() + \"/../new\", 0o700)", "-1"), ("unlink(\"\(place)/beside.txt\")", "-1"),
      ("rename(\"\(place)/beside.txt\", \(documents) + \"/e\")", "-1"),
      ("truncate(\"\(place)/beside.txt\", 0)", "-1"),
      ("rename(\(documents) + \"/d\", \"\(place)/new\")", "-1"), ("rmdir(NSHomeDirectory())", "-1"),
      ("symlink(\"\(place)\", \(documents) + \"/f\")", "-1"),
      ("link(\"\(place)/beside.txt\", \(documents) + \"/f\")", "-1"),
      ("chmod(\"\(place)/beside.txt\", 0)", "0"),
    ]
    guard let found = try answers(tried.map(\.0), in: program) else { return }
    #expect(found.count == tried.count)
    for (tried, answer) in zip(tried, found) { #expect(answer == tried.1, "\(tried.0)") }
    #expect(try program.text("beside.txt") == "mine" && !program.files(in: ".").contains("new"))
    #expect(access(place + "/beside.txt", R_OK) == 0)
    let mode =
      try FileManager.default.attributesOfItem(atPath: place + "/beside.txt")[.posixPermissions] as? Int
    #expect(mode.map { $0 & 0o400 } == 0o400)
  }

  /// What one preview leaves, another does not find, and nothing of it stays.
  @Test func homesAreEmptiedForEachPreview() throws {
    let program = try Program([
      "Package.swift": "",
      "Left.swift": """
      import SwiftUI
      struct Left: View {
        var body: some View {
          let home = NSHomeDirectory()
          let found = (FileManager.default.subpaths(atPath: home) ?? []).filter { $0.contains("secret") }
          let _ = mkdir(home + "/secret", 0o700)
          let _ = FileManager.default.createFile(atPath: home + "/secret/secret.txt", contents: Data("tiger".utf8))
          let _ = FileManager.default.createFile(atPath: home + "/tmp/secret.txt", contents: Data("tiger".utf8))
          let _ = chmod(home + "/secret", 0)
          Text(verbatim: "found \\(found) made \\(access(home + "/secret/secret.txt", F_OK))")
        }
      }
      #Preview("one") { Left() }
      #Preview("two") { Left() }
      #Preview("three") { Left() }
      """,
    ])
    let cache = program.folder.appendingPathComponent("cache").path
    for workers in ["1", "3"] {
      let result = try program.run(
        ["inspect", "Left.swift", "--size", "400x40", "--sandbox", "--jobs", workers],
        environment: ["FITTINGROOM_CACHE": cache])
      if result.exitCode == 69 { return }
      #expect(result.output.components(separatedBy: "\"found [] made 0\"").count == 4, "\(result)")
      let left = try FileManager.default.subpathsOfDirectory(atPath: cache).filter { $0.contains("secret") }
      #expect(left == [])
    }
  }

  /// A preview that fills the disk is ended; one that writes a file that is too large is told so.
  @Test func homesAreLimited() throws {
    let program = try Program([
      "Package.swift": "",
      "Full.swift": """
      import SwiftUI
      let part = [UInt8](repeating: 7, count: 1 << 20)
      func fill(_ name: String, megabytes: Int, isDeleted: Bool = false) -> Int {
        let file = open(NSHomeDirectory() + "/tmp/" + name, O_CREAT | O_WRONLY, 0o600)
        if isDeleted { unlink(NSHomeDirectory() + "/tmp/" + name) }
        var written = 0
        for _ in 0..<megabytes { written += max(0, write(file, part, part.count)) }
        return written >> 20
      }
      func fillAll(isDeleted: Bool) -> Int { (0..<8).reduce(0) { $0 + fill("f\\($1)", megabytes: 50, isDeleted: isDeleted) } }
      func wait() { usleep(3_000_000) }
      #Preview("one") { Text(verbatim: "one file of \\(fill("a", megabytes: 100)) MB") }
      #Preview("many") { let _ = fillAll(isDeleted: false); let _ = wait(); Text("drawn") }
      #Preview("deleted") { let _ = fillAll(isDeleted: true); let _ = wait(); Text("drawn") }
      #Preview("names") {
        let _ = (0..<11_000).map { FileManager.default.createFile(atPath: NSTemporaryDirectory() + "\\($0)", contents: nil) }
        let _ = wait()
        Text("drawn")
      }
      """,
    ])
    let result = try program.run("inspect", "Full.swift", "--size", "400x40", "--sandbox", "--jobs", "1")
    if result.exitCode == 69 { return }
    #expect(result.output.contains("\"one file of 64 MB\""), "\(result)")
    #expect(!result.output.contains("\"drawn\""), "\(result)")
    #expect(
      result.errors.components(separatedBy: "it wrote more than 256 MB to its home folder").count >= 3,
      "\(result)")
    #expect(result.errors.contains("it made more than 10000 files in its home folder"), "\(result)")
  }

  // MARK: Circumstances

  @Test(arguments: ["0<&-", "1>&-", "2>&-", "0<&- 1>&-", "0<&- 2>&-", "1>&- 2>&-", "0<&- 1>&- 2>&-"])
  func drawsWithoutStandardStreams(closed: String) throws {
    let program = try Program(["V.swift": "import SwiftUI\n#Preview(\"a\") { Text(\"a\") }"])
    let result = try program.start(
      ["render", "V.swift", "--size", "20x20", "-o", "out"], shell: "exec \(closed)"
    ).finish()
    #expect(result.exitCode == 0, "\(result)")
    #expect(try program.pixelSize("out/V.a.20x20.png") == [20, 20])
  }

  /// Starts a program as on a kernel without some calls.
  private static var withoutCalls: String {
    "python3 '\(Program.root.appendingPathComponent("scripts/without-calls.py").path)'"
  }

  @Test func saysThatAKernelHasNoLandlock() throws {
    let program = try Program(["V.swift": "import SwiftUI\n#Preview(\"a\") { Text(\"a\") }"])
    let drawn = try program.shell("\(Self.withoutCalls) 444 \"$0\" render V.swift --size 20x20 -o out")
    #expect(drawn.exitCode == 0)
    #expect(drawn.sandboxNote.hasPrefix("note: this system has no Landlock: "), "\(drawn)")
    let required = try program.shell(
      "\(Self.withoutCalls) 444 \"$0\" render V.swift --size 20x20 -o out --sandbox")
    #expect(
      required.exitCode == 69 && required.errors.hasPrefix("error: this system has no sandbox"), "\(required)"
    )
    // Without close_range and pidfd_open, as before Linux 5.9 and 5.3.
    let older = try program.shell("\(Self.withoutCalls) 434,436 \"$0\" render V.swift --size 20x20 -o older")
    #expect(older.exitCode == 0 && older.errors == "", "\(older)")
  }

  /// What the system call filter prevents by itself: writing anything, and reaching anyone else. Files can be
  /// read.
  @Test func viewsWriteNothingWithoutLandlock() throws {
    let other = try Program(["secret.txt": "secret", "folder/x": ""])
    let path = other.folder.path
    let program = try Program(["Package.swift": ""])
    var tried = [
      ("open(\"\(path)/secret.txt\", O_WRONLY)", "-1"), ("open(\"\(path)/secret.txt\", O_RDWR)", "-1"),
      ("open(\"\(path)/secret.txt\", O_RDONLY | O_TRUNC)", "-1"),
      ("open(\"\(path)/new.txt\", O_RDONLY | O_CREAT, 0o600)", "-1"),
      ("open(\"\(path)\", O_WRONLY | 0x410000, 0o600)", "-1"), ("creat(\"\(path)/new.txt\", 0o600)", "-1"),
      ("open(\"/proc/\\(getppid())/mem\", O_RDWR)", "-1"), ("open(\"/proc/self/fd/1\", O_WRONLY)", "-1"),
      ("FileManager.default.createFile(atPath: \"new.txt\", contents: Data())", "false"),
      ("mkdir(\"\(path)/new\", 0o700)", "-1"), ("rmdir(\"\(path)/folder\")", "-1"),
      ("unlink(\"\(path)/secret.txt\")", "-1"), ("truncate(\"\(path)/secret.txt\", 0)", "-1"),
      ("rename(\"\(path)/secret.txt\", \"\(path)/new.txt\")", "-1"),
      ("link(\"\(path)/secret.txt\", \"\(path)/new.txt\")", "-1"),
      ("symlink(\"/\", \"\(path)/new.txt\")", "-1"),
      ("chmod(\"\(path)/secret.txt\", 0)", "-1"), ("mkfifo(\"\(path)/new.txt\", 0o600)", "-1"),
      ("socket(AF_INET, 1, 0)", "-1"), ("socket(AF_UNIX, 1, 0)", "-1"),
      ("kill(getppid(), 0)", "-1"), ("kill(1, 0)", "-1"), ("kill(getpid(), 0)", "0"), ("setuid(12345)", "-1"),
      // This is what is not prevented.
      ("show(\"\(path)/secret.txt\")", "secret"), Self.hasNoRights,
    ]
    #if arch(x86_64)
      tried += [
        ("call(302, parent, 7, 0, 0)", "-1"), ("call(101, 16, parent, 0, 0)", "-1"),
        ("call(319, 0, 0)", "-1"),
        ("call(272, 0x10000000)", "-1"),
      ]
    #endif
    let found = try answers(
      tried.map(\.0), in: program, options: [], shell: "set -- \(Self.withoutCalls) 444 \"$@\"",
      note:
        "note: this system has no Landlock: views write no files and have no network, but may read whatever you may "
        + "(--sandbox makes this an error)")
    #expect(found?.count == tried.count)
    for (tried, answer) in zip(tried, found ?? []) { #expect(answer == tried.1, "\(tried.0)") }
    #expect(
      try Set(other.files(in: ".")) == ["secret.txt", "folder"] && other.text("secret.txt") == "secret")
  }

  /// Without either, root's rights are still given up.
  @Test func viewsHaveNoRightsOfRootWithoutFilters() throws {
    let program = try Program(["Package.swift": ""])
    let found = try answers(
      [Self.hasNoRights.0, "setuid(12345)"], in: program, options: [],
      shell: "set -- \(Self.withoutCalls) 444,filters \"$@\"",
      note: "note: this system has no sandbox (Landlock and seccomp): views may do whatever you may "
        + "(--sandbox makes this an error)")
    #expect(found == [Self.hasNoRights.1, "-1"])
  }

  @Test func saysThatThereIsNoProc() throws {
    let program = try Program(["V.swift": "import SwiftUI\n#Preview(\"a\") { Text(\"a\") }"])
    let mount = "unshare -m sh -c 'mount -t tmpfs none /proc && exec \"$0\" \"$@\"'"
    guard try program.shell("\(mount) true").exitCode == 0 else { return }
    let result = try program.shell("\(mount) \"$0\" render V.swift --size 20x20 -o out")
    #expect(result.exitCode == 69, "\(result)")
    #expect(
      result.errors.split(separator: "\n").count == 1 && result.errors.hasPrefix("error: /proc is not there"),
      "\(result)")
  }

  @Test func aViewMayCallAtexit() throws {
    let source = """
      import SwiftUI
      #Preview("a") { let _ = atexit { print("never") }; Text("a") }
      """
    let program = try Program(["V.swift": source])
    let result = try program.run("render", "V.swift", "--size", "20x20", "-o", "out")
    #expect(result.exitCode == 0 && result.errors == "", "\(result)")
  }

  @Test func linksOutOfAProjectAreLeftOut() throws {
    let program = try Program([
      "Package.swift": "", "Sources/V.swift": "import SwiftUI\n#Preview(\"a\") { Text(\"key\") }",
      "elsewhere.txt": "",
    ])
    let other = try Program(["de.lproj/Localizable.strings": "\"key\" = \"elsewhere\";"])
    try program.link("Sources/everything", to: "/")
    try program.link("Sources/other", to: other.folder.path)
    try program.link("Sources/again", to: "..")
    let start = Date()
    let result = try program.run("inspect", "Sources/V.swift", "--size", "99x20", "--locale", "de")
    #expect(Date().timeIntervalSince(start) < 15)
    #expect(result.exitCode == 0 && !result.output.contains("elsewhere"), "\(result)")
  }

  @Test func namesOfThreeHundredLettersAreShortened() throws {
    let long = String(repeating: "ä long name ", count: 30)
    let program = try Program([
      "V.swift":
        "import SwiftUI\n#Preview(\"\(long)1\") { Text(\"a\") }\n#Preview(\"\(long)2\") { Text(\"b\") }"
    ])
    let result = try program.run("render", "V.swift", "--size", "20x20", "-o", "out")
    #expect(result.exitCode == 0 && result.errors == "", "\(result)")
    let pictures = try program.pictures()
    #expect(
      pictures.count == 2 && pictures.allSatisfy { $0.utf8.count < 240 && $0.hasPrefix("V.ä-long-name-") })
    // The same every time.
    #expect(try program.run("render", "V.swift", "--size", "20x20", "-o", "again").exitCode == 0)
    #expect(try program.pictures(in: "again") == pictures)
  }
}
