import Foundation
import Reports

/// Times the live preview from the saved file to the bytes of the new picture in the page, compared with the
/// compiler on the same file.
///
/// Targets: 100 ms if only literals changed, 300 ms for a changed body in a file of 60 lines, and in a module
/// of 100 files 1.5 times one frontend with that primary file. A browser additionally needs its time to show
/// a PNG file.
enum LiveBenchmark {
  private static let runs = 9
  private static let moduleFiles = 100
  private static let edits = 1000

  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (title, project) in [
      (
        "a file of \(LiveSample.card(0).split(separator: "\n", omittingEmptySubsequences: false).count) lines",
        try alone(folder)
      ),
      ("a file in a module of \(moduleFiles)", try module(folder)),
    ] {
      print("\(title), median of \(runs)")
      try measure(project)
    }
  }

  /// Sources with one that is shown and edited.
  private struct Project {
    var folder: URL
    var shown: String
    /// The other files that it needs.
    var others: [String]
    /// The program's cache folder.
    var cache: URL

    var path: URL { folder.appendingPathComponent(shown) }

    /// Saves the shown file as editors do, so that it is never read half-written.
    func save(_ text: String) throws {
      let new = folder.appendingPathComponent("\(shown).new")
      try text.write(to: new, atomically: false, encoding: .utf8)
      guard rename(new.path, path.path) == 0 else { throw PageClient.Failure(description: "cannot save") }
    }
  }

  private static func cache(_ folder: URL) -> URL { folder.appendingPathComponent("cache") }

  private static func alone(_ folder: URL) throws -> Project {
    let project = Project(
      folder: folder.appendingPathComponent("File"), shown: "Card.swift", others: [], cache: cache(folder))
    try FileManager.default.createDirectory(at: project.folder, withIntermediateDirectories: true)
    try project.save(LiveSample.card(0))
    return project
  }

  private static func module(_ folder: URL) throws -> Project {
    let sources = folder.appendingPathComponent("Module/Sources/Module")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let others = (1..<moduleFiles).map { "Row\($0).swift" }
    for number in 1..<moduleFiles {
      try LiveSample.row(number, of: moduleFiles).write(
        to: sources.appendingPathComponent("Row\(number).swift"), atomically: true, encoding: .utf8)
    }
    let project = Project(folder: sources, shown: "Card.swift", others: others, cache: cache(folder))
    try project.save(LiveSample.card(0, rows: 1..<moduleFiles))
    return project
  }

  private static func measure(_ project: Project) throws {
    let rows = project.others.isEmpty ? 0..<0 : 1..<moduleFiles
    let root = project.others.isEmpty ? project.folder : project.folder.appendingPathComponent("../..")
    let client = try PageClient(root.standardizedFileURL)
    let file = project.others.isEmpty ? project.shown : "Sources/Module/\(project.shown)"
    try client.show(file)
    _ = try client.picture(of: file)
    var (bodies, compilers, literals) = ([Double](), [Double](), [Double]())
    for run in 1...runs {
      let text = LiveSample.card(run, rows: rows)
      let start = Stopwatch.now
      try project.save(text)
      _ = try client.picture(of: file)
      bodies.append(Stopwatch.now - start)
      compilers.append(try compilerTime(project))
    }
    // Sources are compiled for this in the background.
    var isPrepared = false
    for turn in 0..<100 where !isPrepared {
      try project.save(LiveSample.card(runs, spacing: turn + 20, rows: rows))
      isPrepared = try client.picture(of: file)["isPrepared"]?.bool == true
      if !isPrepared { Thread.sleep(forTimeInterval: 0.3) }
    }
    for run in 1...(isPrepared ? runs : 0) {
      let start = Stopwatch.now
      try project.save(LiveSample.card(runs, spacing: run % 2 + 4, rows: rows))
      _ = try client.picture(of: file)
      literals.append(Stopwatch.now - start)
    }
    let (atFirst, atLast) = (isPrepared ? try edited(project, client, file, rows) : nil) ?? ("", "")
    let (body, compiler, literal) = (
      median(bodies), median(compilers), literals.isEmpty ? nil : median(literals)
    )
    let name = project.others.isEmpty ? "swiftc -c of the file         " : "one frontend with it as primary"
    print("  \(name)  \(Stopwatch.text(compiler))")
    print("  a changed body to the picture    \(Stopwatch.text(body)), \(ratio(body, compiler)) times")
    print(
      "  a changed literal to the picture "
        + (literal.map { "\(Stopwatch.text($0)), \(ratio($0, compiler)) times" } ?? "the compiler is needed"))
    if isPrepared {
      print("  after 50 more edits    \(atFirst)")
      print("  after \(edits) more edits  \(atLast)")
    }
  }

  /// The program's memory after a few more edits, and after many.
  private static func edited(
    _ project: Project, _ client: PageClient, _ file: String, _ rows: Range<Int>
  ) throws -> (String, String) {
    var atFirst = ""
    for edit in 1...edits {
      // Every hundredth is compiled.
      let text = LiveSample.card(runs + edit / 100, spacing: edit % 17 + 4, rows: rows)
      try project.save(text)
      _ = try client.picture(of: file)
      if edit == 50 { atFirst = ProcessTree(of: client.process).description }
    }
    return (atFirst, ProcessTree(of: client.process).description)
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  private static func ratio(_ time: Double, _ peer: Double) -> String {
    "\((time / peer * 100).rounded() / 100)"
  }

  /// The compiler's time to an object file, in milliseconds: `swiftc -c` for a file by itself, otherwise one
  /// frontend with the other files.
  private static func compilerTime(_ project: Project) throws -> Double {
    let build = BuiltProgram.url.deletingLastPathComponent()
    let compiler = try compiler()
    let server = compiler.deletingLastPathComponent().appendingPathComponent(
      "../lib/swift/host/libSwiftInProcPluginServer.so")
    let options = [
      "-parse-as-library", "-Onone", "-suppress-warnings", "-I", build.appendingPathComponent("Modules").path,
      "-load-plugin-library",
      build.appendingPathComponent("FittingRoom_CommandLineTool.resources/libPreviewMacros.so").path,
      "-Xcc", "-fmodule-map-file=\(try moduleMap(project.cache).path)", "-module-name", "Module", "-o",
      project.cache.appendingPathComponent("Card.o").path,
    ]
    let own = [
      "-import-module", "PreviewDeclarations", "-in-process-plugin-server-path",
      server.standardizedFileURL.path,
    ]
    let process = Process()
    process.executableURL = compiler
    process.arguments =
      project.others.isEmpty
      ? ["-c", project.path.path] + options + own.flatMap { ["-Xfrontend", $0] }
      : ["-frontend", "-c", "-primary-file", project.path.path]
        + project.others.map { project.folder.appendingPathComponent($0).path } + options + own
    let start = Stopwatch.now
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PageClient.Failure(description: "the compiler refuses the file")
    }
    return Stopwatch.now - start
  }

  /// The compiler on the `PATH`, in its toolchain's folder.
  private static func compiler() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let places = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    guard
      let found = (environment["FITTINGROOM_SWIFTC"].map { [$0] } ?? places).first(
        where: FileManager.default.isExecutableFile)
    else { throw PageClient.Failure(description: "there is no swiftc") }
    // The name of the link's target tells what it is.
    let folder = URL(fileURLWithPath: found).deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.appendingPathComponent("swiftc")
  }

  /// The C modules that the library's own ones import, which the program has written.
  private static func moduleMap(_ cache: URL) throws -> URL {
    let files = try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
    guard let map = files.first(where: { $0.pathExtension == "modulemap" }) else {
      throw PageClient.Failure(description: "the program has kept no module map")
    }
    return map
  }
}
