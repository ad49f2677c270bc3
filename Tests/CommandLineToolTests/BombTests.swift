import Foundation
import Testing

/// Files of a few bytes that expand enormously, and names that address the program that displays them.
@Suite struct BombTests {
  /// Runs a command that may take a quarter of a minute and two gigabytes of memory.
  private func run(_ program: Program, _ arguments: [String]) throws -> Program.Result {
    let start = Date()
    let result = try program.start(arguments, shell: "ulimit -v 2500000").finish()
    #expect(Date().timeIntervalSince(start) < 15, "\(arguments)")
    return result
  }

  @Test func `a binary property list of shared values is refused`() throws {
    // Each of 28 arrays holds the next twice; the last is a string.
    var bytes: [UInt8] = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<28 {
      offsets.append(UInt8(bytes.count))
      bytes += [0xA2, UInt8(index + 1), UInt8(index + 1)]
    }
    offsets.append(UInt8(bytes.count))
    bytes += [0x51, 0x61]
    let table = UInt64(bytes.count)
    bytes += offsets
    func big(_ value: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) } }
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] + big(UInt64(offsets.count)) + big(0) + big(table)
    let program = try Program()
    try Data(bytes).write(to: program.folder.appendingPathComponent("de.strings"))
    let result = try run(program, ["measure", "de.strings"])
    #expect(
      result.exitCode == 2 && result.errors.contains("stands for more than 4000000 values"), "\(result)")
    // A sound one is read as before.
    let sound = try PropertyListSerialization.data(
      fromPropertyList: ["a": "Hello", "b": "Hello", "c": ["NSStringLocalizedFormatKey": "x"]],
      format: .binary,
      options: 0)
    try sound.write(to: program.folder.appendingPathComponent("de.strings"))
    #expect(try run(program, ["measure", "de.strings"]).exitCode == 0)
  }

  @Test func `budgets of aliases of aliases are refused`() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for index in 1...9 {
      let aliases = Array(repeating: "*a\(index - 1)", count: 9).joined(separator: ", ")
      text += "a\(index): &a\(index) [\(aliases)]\n"
    }
    let program = try Program(["en.json": "{\"k\": \"Hello\"}", "b.yml": text + "? *a9\n: x\nrules: []\n"])
    let result = try run(program, ["measure", "en.json", "--budgets", "b.yml"])
    #expect(
      result.exitCode == 2 && result.errors.contains("its aliases (*name) stand for too much"), "\(result)")
    // A few are welcome.
    try program.write(["b.yml": "rules:\n  - key: &k [k]\n    width: 100\n  - key: *k\n    width: 90\n"])
    let welcome = try run(program, ["measure", "en.json", "--budgets", "b.yml", "--format", "csv"])
    #expect(welcome.exitCode == 0, "\(welcome)")
  }

  @Test func `texts that nobody reads are not unpacked from a picture`() throws {
    let program = try Program()
    let script = """
      import struct, zlib
      def chunk(t, d): return struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
      text = b'k\\0\\0' + zlib.compress(b'a' * 50000000, 9)
      parts = [chunk(b'IHDR', struct.pack('>IIBBBBB', 4, 4, 8, 2, 0, 0, 0))] + [chunk(b'zTXt', text)] * 60
      rows = b''.join(b'\\0' + bytes(12) for _ in range(4))
      open('a.png', 'wb').write(b'\\x89PNG\\r\\n\\x1a\\n' + b''.join(parts) + chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))
      """
    try program.write(["make.py": script.replacing("\\\\", with: "\\")])
    let made = try program.shell("python3 make.py && cp a.png b.png && printf x >> b.png; ls")
    try #require(made.output.contains("a.png"), "\(made)")
    let result = try run(program, ["compare", "a.png", "b.png"])
    #expect(result.exitCode == 0 || result.exitCode == 2, "\(result)")
  }

  /// Pictures whose image data does not match their header, all made by one script.
  private static let pictures = """
    import struct, zlib
    def chunk(t, d): return struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
    def png(name, width, height, depth, kind, data):
      head = chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, depth, kind, 0, 0, 0))
      open(name, 'wb').write(b'\\x89PNG\\r\\n\\x1a\\n' + head + chunk(b'IDAT', data) + chunk(b'IEND', b''))
    packer = zlib.compressobj(9)
    gigabyte = b''.join([packer.compress(bytes(1 << 20)) for _ in range(1000)]) + packer.flush()
    for depth, kind in [(8, 6), (8, 2), (1, 0), (16, 6)]:
      png('small-%d-%d.png' % (depth, kind), 4, 4, depth, kind, gigabyte)
    # Of the rows that are declared half are there.
    png('large-1-0.png', 16384, 16384, 1, 0, zlib.compress(bytes(16 << 20), 9) + bytes(18000))
    png('large-8-6.png', 16384, 16384, 8, 6, zlib.compress(bytes(32 << 20), 9) + bytes(1100000))
    png('large-8-0.png', 16384, 16384, 8, 0, zlib.compress(bytes(32 << 20), 9) + bytes(250000))
    png('sound.png', 4, 4, 8, 0, zlib.compress(bytes(20)))
    """

  /// A megabyte that unpacks to a thousand, and files that declare 2²⁸ pixels and contain few of them: a
  /// quarter of a second, and memory for the actual data only.
  @Test func `image data that is not what the header declares takes neither time nor memory`() throws {
    let program = try Program()
    try program.write(["make.py": Self.pictures])
    let names =
      ["8-6", "8-2", "1-0", "16-6"].map { "small-\($0).png" }
      + ["1-0", "8-6", "8-0"].map { "large-\($0).png" }
    try program.write([
      "measure.py": """
      import resource, subprocess, sys
      code = subprocess.call(sys.argv[1:])
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      sys.exit(code)
      """
    ])
    #expect(try program.shell("python3 make.py").exitCode == 0)
    for name in names {
      for pair in ["\(name) sound.png", "sound.png \(name)"] {
        let start = Date()
        let result = try program.shell("python3 measure.py \"$0\" compare \(pair)")
        #expect(result.exitCode == 2, "\(name): \(result)")
        #expect(
          result.output.hasPrefix("error: \(name) is a damaged PNG: its image data"), "\(name): \(result)")
        #expect(Date().timeIntervalSince(start) < 5, "\(name)")
        let kilobytes = result.output.split(separator: "\n").last.flatMap { Int($0) }
        #expect((kilobytes ?? .max) < 100_000, "\(name): \(result)")
      }
    }
  }

  /// A file is saved while it is being read: either its content is read, or the tool reports that it cannot
  /// be.
  @Test func `files that are cut short while they are read end no process by a signal`() throws {
    let program = try Program(["en.json": "{\"k\": \"Hello\"}"])
    let script = """
      import os, struct, sys, time, zlib
      def chunk(t, d): return struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
      rows = b''.join(b'\\0' + os.urandom(6000) for _ in range(2000))
      whole = b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', 2000, 2000, 8, 2, 0, 0, 0)) \
        + chunk(b'IDAT', zlib.compress(rows, 0)) + chunk(b'IEND', b'')
      for name in ['a.png', 'b.png']: open(name, 'wb').write(whole)
      if os.fork() == 0:
        # A caller that waits for this script waits until no process holds its open files.
        os.closerange(0, 1024)
        end = time.monotonic() + 60
        while time.monotonic() < end and not os.path.exists('done'):
          with open('b.png', 'r+b') as file: file.truncate(5000); file.seek(0); file.write(whole)
        os._exit(0)
      """
    try program.write(["make.py": script])
    #expect(try program.shell("python3 make.py").exitCode == 0)
    defer { try? program.write("", to: "done") }
    for _ in 0..<30 {
      let result = try program.run("compare", "a.png", "b.png")
      #expect(result.exitCode == 0 || result.exitCode == 2, "\(result)")
    }
  }

  @Test func `thousands of marks on one letter take no longer than as many letters`() throws {
    let marks = String(repeating: "\u{301}", count: 150_000)
    let program = try Program(["en.json": "{\"k\": \"e\(marks) x\"}"])
    #expect(try run(program, ["measure", "en.json", "--width", "100", "--format", "csv"]).exitCode < 2)
  }

  @Test func `a separator of units in a key leaves the table whole`() throws {
    let program = try Program(["en.json": "{\"a\\u001fb\\u001b[31m\\u202e\\n::error::x\": \"He\\u001fllo\"}"])
    let result = try program.run("measure", "en.json")
    #expect(result.exitCode == 0)
    #expect(result.output.contains("a\\u{1F}b\\u{1B}[31m\\u{202E}\\n::error::x"), "\(result)")
    #expect(result.output.contains("He\\u{1F}llo") && result.output.split(separator: "\n").count == 2)
  }

  @Test func `names of files neither reach the terminal nor the shell`() throws {
    let program = try Program([
      "V.swift": "import SwiftUI\n#Preview(\"a\") { Color.red }\n#Preview(\"b\") { Color.blue }"
    ])
    try #require(try program.run("render", "V.swift", "--size", "4x4", "-o", "out").exitCode == 0)
    let names = ["q' ; touch pwned ; '", "line\n::error::broken", "\u{1B}[31mred\u{9B}0m\u{202E}", "-dash"]
    for (view, folder) in [("a", "old"), ("b", "new")] {
      for name in names {
        let target = program.folder.appendingPathComponent("\(folder)/\(name).png")
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: program.folder.appendingPathComponent("out/V.\(view).4x4.png"), to: target)
      }
    }
    #expect(try program.run("snapshot", "record", "refs", "old", "--rendered").exitCode == 0)
    let compared = try program.run("compare", "old", "new")
    let verified = try program.run("snapshot", "verify", "refs", "new", "--rendered", "--results", "r")
    for result in [compared, verified] {
      #expect(result.exitCode == 1)
      for line in result.output.split(separator: "\n") {
        #expect(
          !line.hasPrefix("::") && !line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
        #expect(!line.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
      }
    }
    // The commands that are printed approve the pictures, and do nothing else.
    let commands = verified.output.split(separator: "\n").compactMap { line in
      line.range(of: "to accept: fittingroom").map { "\"$0\"" + line[$0.upperBound...] }
    }
    #expect(commands.count == names.count)
    for command in commands { #expect(try program.shell(command).exitCode == 0, "\(command)") }
    #expect(
      try program.run("snapshot", "verify", "refs", "new", "--rendered", "--results", "s").exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: program.folder.appendingPathComponent("pwned").path))
  }
}
