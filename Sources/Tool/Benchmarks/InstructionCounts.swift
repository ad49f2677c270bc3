import Foundation

/// How many instructions the program takes for what a person waits for, as Valgrind counts them: they stay the same to a few thousandths
/// however busy the machine is.
enum InstructionCounts {
  /// The growth that is named, as a ratio.
  private static let tolerance = 1.03

  /// Compares with counts that were kept; ends the process with 1 if one has grown by more than 3 %.
  static func compare(with path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    var kept: [String: Int] = [:]
    for line in lines {
      let parts = line.split(separator: "\t")
      if parts.count == 2 { kept[String(parts[0])] = Int(parts[1]) }
    }
    var grown: [String] = []
    for (name, count) in try counts() {
      guard let before = kept[name] else {
        print("\(padded(name)) \(millions(count)), not in the file")
        continue
      }
      let ratio = Double(count) / Double(before)
      print("\(padded(name)) \(millions(before)) before, \(millions(count)) now, \(thousandths(ratio)) times")
      if ratio > tolerance { grown.append(name) }
    }
    if grown.isEmpty { return }
    print("grown by more than 3 %: \(grown.joined(separator: ", "))")
    exit(1)
  }

  /// Keeps the counts in a file.
  static func record(to path: String) throws {
    let lines = try counts().map { "\($0.name)\t\($0.count)" }
    let head = "# Instructions that Benchmarks --record has counted, for Benchmarks --compare."
    try ([head] + lines).map { $0 + "\n" }.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }

  // MARK: Counting

  private static func counts() throws -> [(name: String, count: Int)] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("counts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(to: folder.appendingPathComponent("Screens.swift"), atomically: true, encoding: .utf8)
    try catalog().write(to: folder.appendingPathComponent("Texts.xcstrings"))
    let render = ["render", "Screens.swift", "--no-sandbox", "--jobs", "1", "-o", "out", "--preview"]
    // Compiled before it is counted; the pictures are what is compared.
    let list = render + ["List", "--size", "402x874"]
    try BuiltProgram.run(list + ["--color-scheme", "light", "--color-scheme", "dark"], in: folder)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
    precondition(pictures.count == 2, "There are two pictures to compare.")
    let sizes = (0..<17).flatMap { ["--size", "\(100 + 10 * $0)x80"] }
    let card = try count(render + ["Card"] + sizes.prefix(2), in: folder)
    let cards = try count(render + ["Card"] + sizes, in: folder)
    return [
      ("start", try count(["--version"], in: folder)),
      ("card", card),
      ("further size of a card", (cards - card) / 16),
      ("list", try count(list, in: folder)),
      ("texts", try count(["measure", "Texts.xcstrings", "--width", "120"], in: folder)),
      ("comparison", try count(["compare"] + pictures.map { "out/\($0)" }, in: folder, launched: true)),
    ]
  }

  /// The instructions of the longest chain of processes, of which each begins with the count of the one that forked it.
  ///
  /// - Parameter launched: whether the launcher does the work, rather than the engine that it starts.
  private static func count(_ arguments: [String], in folder: URL, launched: Bool = false) throws -> Int {
    let counts = folder.appendingPathComponent("counts")
    try? FileManager.default.removeItem(at: counts)
    try FileManager.default.createDirectory(at: counts, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let program = BuiltProgram.url.path + (launched ? "" : "-engine")
    process.arguments =
      ["valgrind", "--tool=callgrind", "--quiet", "--callgrind-out-file=\(counts.path)/%p", program]
      + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.environment = BuiltProgram.environment(keepingIn: folder)
    // Hashes differ from process to process otherwise, and with them the work.
    process.environment?["SWIFT_DETERMINISTIC_HASHING"] = "1"
    try process.run()
    process.waitUntilExit()
    precondition(process.terminationStatus < 2, "Valgrind or the program failed: \(arguments)")
    let names = try FileManager.default.contentsOfDirectory(atPath: counts.path)
    return try names.map { name in
      let text = try String(contentsOfFile: "\(counts.path)/\(name)", encoding: .utf8)
      let total = text.split(separator: "\n").last { $0.hasPrefix("totals: ") }?.dropFirst("totals: ".count)
      return total.flatMap { Int($0) } ?? 0
    }.max() ?? 0
  }

  // MARK: What is counted

  /// Three hundred texts in each of four languages.
  private static func catalog() throws -> Data {
    let phrases = InterfacePhrases.languages.filter { ["en", "de", "ja", "ar"].contains($0.tag) }
    var strings: [String: Any] = [:]
    for number in 0..<300 {
      let translations = phrases.map { language -> (String, Any) in
        let words = language.words.split(separator: " ")
        let text = (0...number % 5).map { words[(number * 7 + $0 * 3) % words.count] }
          .joined(separator: language.joiner)
        return (language.tag, ["stringUnit": ["state": "translated", "value": text]])
      }
      strings["key.\(number)"] = ["localizations": Dictionary(uniqueKeysWithValues: translations)]
    }
    return try JSONSerialization.data(
      withJSONObject: ["sourceLanguage": "en", "version": "1.0", "strings": strings], options: .sortedKeys)
  }

  private static let source = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Label("Upload", systemImage: "square.and.arrow.up").font(.headline)
          ViewThatFits(in: .horizontal) {
            HStack {
              Text("75 %")
              ProgressView(value: 0.75).frame(width: 100)
            }
            ProgressView(value: 0.75).frame(width: 100)
          }
        }
        .padding()
        .background(.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
      }
    }

    struct Rows: View {
      @State private var isOn = true

      var body: some View {
        NavigationStack {
          List(0..<20, id: \\.self) { number in
            Section("Section \\(number)") {
              Toggle("Airplane Mode", isOn: $isOn)
              Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right")
              LabeledContent("Storage", value: "12.4 GB")
            }
          }
          .navigationTitle("Settings")
        }
      }
    }

    #Preview("Card") { Card() }
    #Preview("List") { Rows() }
    """

  // MARK: Text

  private static func padded(_ name: String) -> String {
    name.padding(toLength: 24, withPad: " ", startingAt: 0)
  }

  private static func millions(_ count: Int) -> String { "\(Double(count / 10_000) / 100) M" }

  private static func thousandths(_ ratio: Double) -> String { "\((ratio * 1000).rounded() / 1000)" }
}
