import Foundation
import Glibc
import Testing

/// Previews that write to the runner's own descriptor what only the runner should write, with its own key,
/// which they look for in their memory: they can only forge results of their own preview.
@Suite(.serialized) struct HostileWorkerTests {
  /// The beginning of every hostile source.
  private static let weapons = """
    import SwiftUI

    /// The descriptor of messages: a pipe that is not the output.
    let channel: Int32 = {
      var output = stat()
      fstat(1, &output)
      for number in Int32(3)..<256 {
        var status = stat()
        if fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFIFO, status.st_ino != output.st_ino { return number }
      }
      return -1
    }()

    /// Where the program reads, once something else stands in the channel's place.
    nonisolated(unsafe) var program: Int32 = -1
    nonisolated(unsafe) var key: [UInt8] = []

    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

    @discardableResult
    func put(_ bytes: [UInt8]) -> Bool {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(program, $0.baseAddress, $0.count) }
        if count <= 0 { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }

    func message(_ parts: [[UInt8]], key used: [UInt8]? = nil) -> [UInt8] {
      let body = parts.flatMap { number($0.count) + $0 }
      return (used ?? key) + number(body.count) + body
    }

    @discardableResult
    func say(_ parts: String...) -> Bool { put(message(parts.map { Array($0.utf8) })) }

    func picture(_ kind: String, _ bytes: [UInt8]) { put(message([Array("picture".utf8), Array(kind.utf8), bytes])) }

    func done() { say("done", "V", "f", "1x1", "{}", "[]", "[]", "[]", "", "", "", "", "") }

    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0,
      0, 0, 0x1F, 0x15, 0xC4, 0x89, 0, 0, 0, 13, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0xF0, 0x1F, 0,
      5, 0, 1, 0xFF, 0x89, 0x99, 0x3D, 0x1D, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]

    /// Puts a pipe of its own in the place of the runner's, reads the key in front of the first message that the runner sends, and
    /// attacks while the runner waits for the rest of it to be taken.
    func begin(_ attack: @escaping @Sendable () -> Void) {
      program = dup(channel)
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      let inlet = ends[0]
      // A page is the least that there is; the picture below is longer.
      _ = fcntl(ends[1], 1031, 4096)
      dup2(ends[1], channel)
      Thread.detachNewThread {
        while key.count < 16 {
          var part = [UInt8](repeating: 0, count: 16 - key.count)
          let count = read(inlet, &part, part.count)
          key += part.prefix(count)
        }
        attack()
        // The runner goes on.
        dup2(program, channel)
        var rest = [UInt8](repeating: 0, count: 65536)
        while read(inlet, &rest, rest.count) > 0 {}
      }
    }

    func hostile(_ attack: @escaping @Sendable () -> Void) -> some View {
      // A view is asked for more than once.
      if program < 0 { begin(attack) }
      return Canvas { context, _ in
        for place in 0..<4096 {
          let color = Color(hue: Double(place * 7919 % 997) / 997, saturation: 1, brightness: Double(place * 31 % 89) / 89)
          context.fill(Path(CGRect(x: place % 64, y: place / 64, width: 1, height: 1)), with: .color(color))
        }
      }
    }


    """

  private static func preview(_ name: String, _ attack: String) -> String {
    "#Preview(\"\(name)\") { hostile { \(attack) } }\n"
  }

  private static let ending = "say(\"finished\"); _exit(0)"

  /// Attacks with the expected message for each; none of them leaves a file.
  private static let attacks: [(name: String, attack: String, sentence: String)] = [
    (
      "without key", "put(message([Array(\"finished\".utf8)], key: Array(repeating: 0, count: 16)))",
      "not the key"
    ),
    ("noise", "put((0..<5000).map { _ in UInt8.random(in: 0...255) })", "not the key"),
    ("path", "picture(\"/../../x\", png); done(); \(ending)", "there is no such picture"),
    ("ending", "picture(\".png\", png); done(); \(ending)", "there is no such picture"),
    ("frame", "picture(\"picture\", png); picture(\"frame 0\", png); done(); \(ending)", "nobody asked for"),
    ("text", "picture(\"picture\", Array(\"seventeen letters\".utf8)); done(); \(ending)", "not a PNG file"),
    ("half", "picture(\"picture\", png.dropLast()); done(); \(ending)", "not whole"),
    ("none", "done(); \(ending)", "not whole"),
    ("twice", "picture(\"picture\", png); done()", "what has not begun"),
    ("again", "while say(\"begin\", \"0\") { usleep(1000) }", "it was not asked for"),
    ("other", "say(\"listed\", \"[]\")", "another task"),
    ("length", "put(key + number(0xFFFF_FFFF))", "longer than 8 MB"),
    (
      "parts", "put(key + number(4_000_000) + [UInt8](repeating: 0, count: 4_000_000))", "parts that none has"
    ),
    ("number", "say(\"begin\", \"99999999999999999999\")", "number"),
    ("unknown", "say(\"write\", \"/tmp/x\")", "no such message"),
    ("early", "say(\"finished\"); _exit(0)", "before all is done"),
    ("code 0", "say(\"failed\", \"0\", \"code\"); \(ending)", "error: code"),
    ("code 256", "say(\"failed\", \"256\", \"code\"); \(ending)", "error: code"),
    ("code 1", "say(\"failed\", \"1\", \"code\"); \(ending)", "error: code"),
  ]

  @Test(arguments: ["--sandbox", "--no-sandbox"]) func believesNothingOfThem(option: String) throws {
    let source =
      Self.weapons + Self.attacks.map { Self.preview($0.name, $0.attack) }.joined()
      + "#Preview(\"honest\") { Color.blue }\n"
    let program = try Program(["deep/in/V.swift": source])
    let result = try program.run(
      "render", "deep/in/V.swift", "--size", "64x64", "-o", "deep/in/out", "--time-limit", "20", option)
    if result.exitCode == 69, option == "--sandbox" { return }
    #expect(result.exitCode == 70)
    // The others are drawn, and nothing else is written.
    #expect(result.output == "deep/in/out/V.honest.64x64.png\n")
    #expect(try program.pictures(in: "deep/in/out") == ["V.honest.64x64.png"])
    #expect(
      try Set(program.files(in: "deep")) == ["in"] && Set(program.files(in: "deep/in")) == ["V.swift", "out"])
    for (name, _, sentence) in Self.attacks {
      let line = result.errors.split(separator: "\n").first {
        $0.contains(": \(name) at 64x64 is not believed: ") && $0.contains(sentence) || $0 == sentence
      }
      #expect(line != nil, "\(name): \(result.errors)")
    }
    #expect(result.errors.components(separatedBy: "error: code\n").count == 4, "\(result.errors)")
  }

  /// What is not prevented: a view that has found the key can forge its own picture. It is written where the
  /// program decides, and is a picture.
  @Test func takesAViewsWordForItsOwnPictureAlone() throws {
    let source = Self.weapons + Self.preview("forged", "picture(\"picture\", png); done(); \(Self.ending)")
    let program = try Program(["V.swift": source])
    let result = try program.run("render", "V.swift", "--size", "64x64", "-o", "out")
    #expect(result.exitCode == 0, "\(result)")
    #expect(try program.pictures() == ["V.forged.64x64.png"])
    #expect(try program.pixelSize("out/V.forged.64x64.png") == [1, 1])
  }

  /// Waits for the end; with the most memory that the program itself had, in kilobytes.
  private static func finish(_ running: Program.Running) throws -> (result: Program.Result, most: Int) {
    var most = 0
    while running.process.isRunning {
      let status =
        (try? String(contentsOfFile: "/proc/\(running.process.processIdentifier)/status", encoding: .utf8))
        ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      most = max(most, line.flatMap { Int($0.split(separator: " ").dropLast().last ?? "") } ?? 0)
      usleep(20_000)
    }
    return (try running.finish(), most)
  }

  /// Many of them at once, each with as much as one may have: those that are not next to be reported wait.
  @Test func holdsLittleOfWhatManySend() throws {
    let attack = """
      for variant in 0..<3 {
        if variant > 0 { say("begin", "\\(variant)") }
        picture("picture", png)
        say("done", "V", "f", "1x1", String(repeating: "x", count: 7 << 20), "[]", "[]", "[]", "", "", "", "", "")
      }
      \(Self.ending)
      """
    let program = try Program([
      "V.swift": Self.weapons + (0..<12).map { Self.preview("flood \($0)", attack) }.joined()
    ])
    let running = try program.start([
      "render", "V.swift", "--size", "64x64", "--size", "65x64", "--size", "66x64", "-o", "out", "--jobs",
      "12",
    ])
    let (result, most) = try Self.finish(running)
    #expect(result.exitCode == 0 && result.errors == "", "\(result.errors.prefix(500))")
    #expect(try program.pictures().count == 36)
    #expect(most > 10_000 && most < 200_000, "\(most) kB")
  }

  /// The same in whatever else draws.
  @Test(arguments: [
    ["animate", "deep/in/V.swift", "--size", "64x64", "-o", "deep/in/out/V.png", "--duration", "0.1"],
    ["lint", "deep/in/V.swift", "--size", "64x64"],
    ["snapshot", "record", "deep/in/out", "deep/in/V.swift", "--size", "64x64"],
    [
      "snapshot", "verify", "deep/in/refs", "deep/in/V.swift", "--size", "64x64", "--results",
      "deep/in/results",
    ],
    ["window", "deep/in/V.swift", "-o", "deep/in/out.png"],
    ["inspect", "deep/in/V.swift", "--size", "64x64"],
  ])
  func believesNothingOfThemElsewhere(arguments: [String]) throws {
    let attack =
      "for kind in [\"/../../x\", \"frame 0/../../../x\", \"picture\", \"edges\", \"frame 7\"] { picture(kind, png) }"
    // A report without a picture is long enough to wait for the attack as well.
    let text = "Text(verbatim: String(repeating: \"long \", count: 2000)).frame(width: 1, height: 1).hidden()"
    let program = try Program([
      "deep/in/V.swift": Self.weapons
        + "#Preview(\"path\") { hostile { \(attack); done(); \(Self.ending) }.overlay { \(text) } }\n",
      "deep/in/refs/readme.txt": "",
    ])
    let result = try program.run(arguments)
    #expect(result.exitCode != 0 && (result.errors + result.output).contains("is not believed"), "\(result)")
    let files =
      FileManager.default.enumerator(atPath: program.folder.path)?.compactMap { $0 as? String } ?? []
    #expect(!files.contains { $0.hasSuffix(".png") || $0.hasSuffix("/x") || $0 == "x" }, "\(files)")
  }

  /// A gigabyte and more on the pipe, in every form that is taken longest.
  @Test(arguments: [
    "picture(\"picture\", Array(png.prefix(33)) + [0x7F, 255, 255, 255] + Array(\"IDAT\".utf8)); "
      + "while put(message([Array(\"picture\".utf8), Array(\"picture\".utf8), [UInt8](repeating: 1, count: 1 << 20)])) {}",
    "while put(key + number(8 << 20) + number((8 << 20) - 4) + [UInt8](repeating: 65, count: (8 << 20) - 4)) {}",
    "picture(\"picture\", png); say(\"done\", \"V\", \"f\", \"1x1\", String(repeating: \"x\", count: 7 << 20), \"[]\", \"[]\", "
      + "\"[\" + String(repeating: \"\\\"\\\",\", count: 190_000) + \"\\\"\\\"]\", \"\", \"\"); while true {}",
    "while true { print(String(repeating: \"y\", count: 1 << 20)) }",
  ]) func holdsLittleOfWhatTheySend(attack: String) throws {
    let program = try Program(["V.swift": Self.weapons + Self.preview("flood", attack)])
    let running = try program.start([
      "render", "V.swift", "--size", "64x64", "-o", "out", "--time-limit", "4", "--max-memory", "600",
    ])
    let (result, most) = try Self.finish(running)
    #expect(result.exitCode == 70, "\(result.errors.prefix(500))")
    #expect(most > 10_000 && most < 200_000, "\(most) kB")
    #expect(try program.pictures() == [])
  }

  /// Code that runs while the sources are listed, or loaded, is kept from the same.
  @Test func isConfinedBeforeAnyOfItsCodeRuns() throws {
    let other = try Program(["secret.txt": "secret"])
    let source = """
      import SwiftUI
      struct Spy: PreviewRegistry {
        static var fileID: String {
          FileManager.default.createFile(atPath: "\(other.folder.path)/written", contents: Data())
          let text = (try? String(contentsOfFile: "\(other.folder.path)/secret.txt", encoding: .utf8)) ?? "refused"
          print("while it is loaded: \\(text)")
          return "V/V.swift"
        }
        static var line: Int { 1 }
        static var column: Int { 1 }
        static func makePreview() throws -> Preview { Preview("spy") { Text("spy") } }
      }
      """
    let program = try Program(["V.swift": source])
    let result = try program.run("render", "V.swift", "--size", "20x20", "-o", "out", "--sandbox")
    if result.exitCode == 69 { return }
    #expect(!result.errors.contains("secret"), "\(result)")
    #expect(try Set(other.files(in: ".")).isDisjoint(with: ["written"]))
  }

  /// Code can be had to run while the sources are loaded, in the worker itself, which is confined by then.
  @Test func isConfinedWhileSourcesAreLoaded() throws {
    let other = try Program(["secret.txt": "secret"])
    let path = other.folder.path
    let source = """
      import SwiftUI
      @section(".init_array") @used let early: @convention(c) () -> Void = {
        let parent = getppid()
        let found = [
          open("\(path)/secret.txt", O_RDONLY), open("\(path)/new.txt", O_WRONLY | O_CREAT, 0o600),
          open("/proc/\\(parent)/environ", O_RDONLY), open("/proc/\\(parent)/mem", O_RDONLY), socket(AF_INET, 1, 0),
          open("/proc/\\(parent)/cmdline", O_RDONLY), open("/proc", O_RDONLY | O_DIRECTORY),
          mkdir("\(path)/new", 0o700), setuid(12345), unlink("\(path)/secret.txt"),
        ]
        setenv("FOUND", "\\(found)", 1)
      }
      #Preview("a") { Text(verbatim: getenv("FOUND").map { String(cString: $0) } ?? "it has not run") }
      """
    let program = try Program(["V.swift": source])
    let result = try program.run("inspect", "V.swift", "--size", "300x40", "--sandbox")
    if result.exitCode == 69 { return }
    #expect(result.output.contains("\"[-1, -1, -1, -1, -1, -1, -1, -1, -1, -1]\""), "\(result)")
    #expect(try Set(other.files(in: ".")) == ["secret.txt"])
  }
}
