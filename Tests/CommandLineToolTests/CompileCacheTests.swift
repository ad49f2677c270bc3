import Foundation
import Glibc
import Testing

@Suite struct CompileCacheTests {
  private static func source(_ color: String) -> String {
    "import SwiftUI\nstruct Box: View { var body: some View { Color.\(color) } }\n"
  }

  private static let arguments = ["render", "Box.swift", "--size", "2x2", "-o", "out"]

  private static func libraries(of program: Program) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: program.folder.appendingPathComponent("cache"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "so" }
  }

  @Test func rebuildsADamagedLibrary() throws {
    let program = try Program(["Box.swift": Self.source("red")], hasOwnCache: true)
    #expect(try program.run(Self.arguments).exitCode == 0)
    let library = try #require(try Self.libraries(of: program).first)
    let picture = try program.bytes("out/Box.Box.2x2.png")
    let whole = try Data(contentsOf: library)
    var flipped = whole
    flipped[flipped.count / 2] ^= 0x10
    for damaged in [flipped, whole.prefix(whole.count / 2), Data(), whole.dropLast(1)] {
      try Data(damaged).write(to: library)
      let result = try program.run(Self.arguments)
      #expect(result.errors == "")
      #expect(result.exitCode == 0)
      #expect(try program.bytes("out/Box.Box.2x2.png") == picture)
      #expect(Self.isSealed(try Data(contentsOf: library)))
    }
  }

  /// Whether a library ends with a hash.
  private static func isSealed(_ library: Data) -> Bool {
    String(decoding: library.suffix(71), as: UTF8.self).hasPrefix("sealed:")
  }

  @Test func drawsWhatItReadWhenTheSourceIsSavedMeanwhile() throws {
    let program = try Program(["Box.swift": Self.source("red")], hasOwnCache: true)
    #expect(try program.run(Self.arguments).exitCode == 0)
    let red = try program.bytes("out/Box.Box.2x2.png")
    for round in 0..<4 {
      // Another content each time, so that nothing is in the cache.
      try program.write(Self.source("red") + "// \(round)\n", to: "Box.swift")
      let running = try program.start(Self.arguments)
      let scratch = program.folder.appendingPathComponent("cache")
      // The source is read once its copy is in the scratch folder.
      while running.process.isRunning {
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
        if let name = names.first(where: { $0.hasPrefix("scratch.") }),
          FileManager.default.fileExists(atPath: "\(scratch.path)/\(name)/overlay.yaml")
        {
          break
        }
      }
      try program.write(Self.source("blue") + "// \(round)\n", to: "Box.swift")
      #expect(try running.finish().exitCode == 0)
      #expect(try program.bytes("out/Box.Box.2x2.png") == red)
      let next = try program.run(Self.arguments)
      #expect(next.errors == "")
      #expect(try program.bytes("out/Box.Box.2x2.png") != red)
    }
  }

  @Test func servesSeveralRunsAtOnce() throws {
    let program = try Program(hasOwnCache: true)
    var running: [(color: String, run: Program.Running)] = []
    for color in ["red", "blue", "green", "red"] {
      let index = running.count
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent("\(index)"), withIntermediateDirectories: true)
      try program.write(Self.source(color), to: "\(index)/Box.swift")
      let arguments = ["render", "\(index)/Box.swift", "--size", "2x2", "-o", "out\(index)"]
      running.append((color, try program.start(arguments)))
    }
    for run in running { #expect(try run.run.finish().exitCode == 0) }
    let pictures = try (0..<4).map { try program.bytes("out\($0)/Box.Box.2x2.png") }
    #expect(pictures[0] == pictures[3])
    #expect(Set(pictures).count == 3)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: program.folder.appendingPathComponent("cache").path)
    #expect(
      names.allSatisfy {
        $0.hasSuffix(".so") || $0.hasSuffix(".modulemap")
          || ["seal.key", "modules", "StandIns", "homes"].contains($0)
          || $0.hasSuffix(".toolchain")
      })
  }

  @Test func isForTheCallerAlone() throws {
    let program = try Program(["Box.swift": Self.source("red")], hasOwnCache: true)
    let cache = program.folder.appendingPathComponent("cache").path
    func mode() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: cache)[.posixPermissions] as? Int
    }
    #expect(try program.run(Self.arguments).exitCode == 0)
    #expect(try mode() == 0o700)
    for open in [0o755, 0o750, 0o701, 0o770, 0o777, 0o1777] {
      try FileManager.default.setAttributes([.posixPermissions: open], ofItemAtPath: cache)
      let result = try program.run(Self.arguments)
      #expect(
        result.errors
          == "error: \(cache) is not used for compiled sources, because other users may "
          + "\(open & 0o022 == 0 ? "read it" : "write into it"); close it to them (chmod 700), or name a folder of your "
          + "own in FITTINGROOM_CACHE\n")
      #expect(result.exitCode == 73)
      #expect(try mode() == open)
    }
  }

  @Test func removesWhatAKilledRunLeft() throws {
    let program = try Program(["Box.swift": Self.source("red")], hasOwnCache: true)
    let cache = program.folder.appendingPathComponent("cache")
    func left() -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []).filter {
        $0.hasPrefix("scratch.")
      }
    }
    let running = try program.start(Self.arguments)
    // Content of a folder was written under its lock; an empty folder may still be taken for an abandoned
    // one.
    func isFilled(_ name: String) -> Bool {
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: cache.appendingPathComponent(name).path)
      return names?.isEmpty == false
    }
    while !left().contains(where: isFilled), running.process.isRunning { usleep(1000) }
    // It blocks here: once its source is compiled it would remove the folder itself.
    kill(running.process.processIdentifier, SIGSTOP)
    // A run in between does not remove what is still in use.
    try program.write(Self.source("blue"), to: "Other.swift")
    let used = left()
    #expect(try program.run("render", "Other.swift", "--size", "2x2", "-o", "out").exitCode == 0)
    #expect(!used.isEmpty && left() == used)
    kill(running.process.processIdentifier, SIGKILL)
    _ = try running.finish()
    let halves = ["overlay.yaml", "Module/a/b"].map { ("cache/scratch.killed/\($0)", "half") }
    try program.write(Dictionary(uniqueKeysWithValues: halves))
    #expect(try program.run(Self.arguments).exitCode == 0)
    #expect(left().isEmpty)
  }

  /// Runs in containers have equal process numbers.
  @Test(.enabled(if: canUnshare, "only where namespaces of processes can be made"))
  func servesRunsWithEqualProcessNumbers() throws {
    let program = try Program(hasOwnCache: true)
    var running: [Program.Running] = []
    let colors = ["red", "blue", "green", "red", "blue", "green"]
    for (index, color) in colors.enumerated() {
      try program.write(["\(index)/Box.swift": Self.source(color)])
      running.append(
        try program.start(
          ["render", "Box.swift", "--size", "2x2", "-o", "out"],
          shell: "cd \(index); set -- unshare --pid --fork --mount-proc \"$@\""))
    }
    for run in running {
      let result = try run.finish()
      #expect(result.exitCode == 0, "\(result)")
    }
    let pictures = try (0..<6).map { try program.bytes("\($0)/out/Box.Box.2x2.png") }
    #expect(pictures[..<3] == pictures[3...] && Set(pictures).count == 3)
    // What is kept serves later runs, and draws their own source.
    for index in 0..<3 {
      let again = try program.run("render", "\(index)/Box.swift", "--size", "2x2", "-o", "again")
      #expect(again.exitCode == 0)
      #expect(try program.bytes("again/Box.Box.2x2.png") == pictures[index])
    }
    #expect(try Self.libraries(of: program).count <= 6)
  }

  private static var canUnshare: Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["unshare", "--pid", "--fork", "--mount-proc", "true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give folders away"))
  func isNotAnotherUsers() throws {
    let program = try Program(["Box.swift": Self.source("red")], hasOwnCache: true)
    #expect(try program.run(Self.arguments).exitCode == 0)
    let cache = program.folder.appendingPathComponent("cache").path
    #expect(chown(cache, 12345, 12345) == 0)
    let result = try program.run(Self.arguments)
    #expect(result.errors.contains("because it belongs to another user;"))
    #expect(result.exitCode == 73)
    #expect(chown(cache, 0, 0) == 0)
  }

  /// Content placed in a folder before it was closed to others is rebuilt, however sound it looks.
  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func loadsNoLibraryOfOthers() throws {
    let program = try Program(["Box.swift": Self.source("red")], hasOwnCache: true)
    #expect(try program.run(Self.arguments).exitCode == 0)
    let own = try #require(try Self.libraries(of: program).first)
    let picture = try program.bytes("out/Box.Box.2x2.png")
    try program.write(Self.source("blue"), to: "Box.swift")
    #expect(try program.run(Self.arguments).exitCode == 0)
    let other = try #require(try Self.libraries(of: program).first { $0 != own })
    let sound = try Data(contentsOf: other)
    try program.write(Self.source("red"), to: "Box.swift")
    // A sound library that draws another view, under the name of this one's.
    let plants: [(String) throws -> Void] = [
      { _ = chown($0, 12345, 12345) },
      { _ = chmod($0, 0o666) },
      { path in
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other.path)
      },
    ]
    for plant in plants {
      try? FileManager.default.removeItem(at: own)
      try sound.write(to: own)
      try plant(own.path)
      let result = try program.run(Self.arguments)
      #expect(result.exitCode == 0 && result.errors == "")
      #expect(try program.bytes("out/Box.Box.2x2.png") == picture)
    }
  }

  @Test func isNeverInASharedPlaceByDefault() throws {
    let program = try Program(["Box.swift": Self.source("red")], hasOwnCache: true)
    let temporary = program.folder.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let result = try program.run(
      Self.arguments,
      environment: [
        "HOME": nil, "FITTINGROOM_CACHE": nil, "XDG_CACHE_HOME": nil,
        "TMPDIR": temporary.path,
      ])
    // The user database gives the home folder; without an entry there is no cache.
    #expect(result.exitCode == 0 || result.errors.hasPrefix("error: There is no home folder to keep"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/.cache/fittingroom"))
  }

  @Test func keepsTheUsersPathsInTheSource() throws {
    let source = """
      import SwiftUI
      struct Place: View {
        var body: some View { Text(#filePath + " " + #fileID + " \\(#line)") }
      }
      """
    let program = try Program(["Sub/Place.swift": source], hasOwnCache: true)
    let result = try program.run("inspect", "Sub/../Sub/Place.swift", "--size", "300x50")
    #expect(result.errors == "")
    #expect(result.output.contains("Sub/../Sub/Place.swift PlaceModule/Place.swift 3"))
  }

  @Test func makesWayForNoFolder() throws {
    let program = try Program(["Box.swift": Self.source("red")], hasOwnCache: true)
    func render() throws -> Program.Result {
      try program.run("render", "Box.swift", "--size", "2x2", "-o", "out")
    }
    #expect(try render().exitCode == 0)
    let library = try #require(try program.files(in: "cache").first { $0.hasSuffix(".so") })
    try FileManager.default.removeItem(at: program.folder.appendingPathComponent("cache/\(library)"))
    try program.write(["cache/\(library)/inside/it": "x"])
    #expect(try render().exitCode == 0)
    // The library is in its place again.
    let kind = try FileManager.default.attributesOfItem(
      atPath: program.folder.appendingPathComponent("cache/\(library)").path)[.type]
    #expect(kind as? FileAttributeType == .typeRegular)
  }

  /// Anyone who can write a file could produce a hash alone.
  @Test func usesNoLibraryThatIsSealedWithAnotherKey() throws {
    let programs = try (0..<2).map { _ in try Program(["Box.swift": Self.source("red")], hasOwnCache: true) }
    let keys = try programs.map { program in
      #expect(try program.run("render", "Box.swift", "--size", "2x2", "-o", "out").exitCode == 0)
      return try program.bytes("cache/seal.key")
    }
    #expect(keys[0] != keys[1] && keys[0].count == 32)
    let library = try #require(try programs[0].files(in: "cache").first { $0.hasSuffix(".so") })
    let before = try programs[0].bytes("cache/\(library)").suffix(71)
    // With another key the seal is another, and the library is made again.
    try keys[1].write(to: programs[0].folder.appendingPathComponent("cache/seal.key"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600],
      ofItemAtPath: programs[0].folder.appendingPathComponent("cache/seal.key").path)
    #expect(try programs[0].run("render", "Box.swift", "--size", "2x2", "-o", "out").exitCode == 0)
    #expect(try programs[0].bytes("cache/\(library)").suffix(71) != before)
  }

  @Test func keepsTheCompilersModulesBesideThem() throws {
    let program = try Program(["Box.swift": Self.source("red")], hasOwnCache: true)
    #expect(try program.run("render", "Box.swift", "--size", "2x2", "-o", "out").exitCode == 0)
    #expect(try !program.files(in: "cache/modules").isEmpty)
    // A home that is reached by a link, and is another the next time.
    try program.write(["home/x": ""])
    try program.link("linked", to: "home")
    for home in ["home", "linked"] {
      try program.write(Self.source("blue") + "// \(home)", to: "Box.swift")
      let path = program.folder.appendingPathComponent(home).path
      let result = try program.run(
        ["render", "Box.swift", "--size", "2x2", "-o", "out"],
        environment: ["HOME": path, "FITTINGROOM_CACHE": nil])
      #expect(result.exitCode == 0 && result.errors == "", "\(result)")
    }
    // If others could write to the folder, nothing is compiled.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: program.folder.appendingPathComponent("cache/modules").path)
    try program.write(Self.source("green"), to: "Box.swift")
    let open = try program.run("render", "Box.swift", "--size", "2x2", "-o", "out")
    #expect(open.exitCode == 73 && open.errors.contains("other users may write into it"), "\(open)")
  }
}
