import Fonts
import Foundation
import Imaging
import StringCatalogs
import StringMeasuring

/// Times the measuring of a large catalog, 20 languages with 5,000 keys each, against a loop of Pango.
///
/// Targets on two cores: 100,000 texts at one type size within 3 s and at least four times as fast as Pango, at all
/// twelve sizes within 15 s, in less than 500 MB; and the texts read from a string catalog within 1 s.
struct StringsBenchmark {
  private static let keyCount = 5000
  /// An iPhone SE's screen less the usual margins.
  private static let width = 343.0
  private static let lines = 2

  static func run() throws {
    let directory = try FontLibrary.locate(explicit: ProcessInfo.processInfo.environment["FITTINGROOM_FONTS"])
    let catalog = catalog()
    print("\(catalog.textCount) texts, \(Int(width)) pt, \(lines) lines, \(Parallel.processorCount) cores")
    try read(catalog)
    let one = try measure(catalog, typeSizes: [DynamicTypeSizes.standard], fonts: directory, runs: 3)
    report("one type size", one)
    let all = try measure(catalog, typeSizes: Array(0..<12), fonts: directory, runs: 1)
    report("twelve type sizes", all)
    print("memory: \(peakMemory) at most")
    guard let pango = PangoPeer(fonts: directory.path, family: "Inter", size: 17) else {
      print("Pango is not installed: no comparison")
      return
    }
    let peer = time(pango, catalog, runs: 3)
    print("Pango, one thread, one size: \(Stopwatch.text(peer)), \(tenths(peer / one.time)) times as long")
  }

  private static func catalog() -> StringCatalog {
    var phrases = InterfacePhrases(seed: 7)
    var catalog = StringCatalog(sourceLanguage: "en")
    for index in 0..<keyCount {
      var entry = CatalogEntry(
        key: "key.\(index)", table: "Localizable", file: "Localizable", line: index + 1)
      for (tag, text) in phrases.texts() {
        entry.localizations[tag] = Localization(text: .unit(TextUnit(value: text, line: index + 1)))
      }
      catalog.add(entry)
    }
    return catalog
  }

  /// Prints how long it takes to read the catalog from a file of Xcode's, and to check its texts.
  private static func read(_ catalog: StringCatalog) throws {
    let file = Array(try CatalogWriter.write(catalog, as: .xcstrings(table: "Localizable")).utf8)
    var (reading, checking) = (Double.infinity, Double.infinity)
    for _ in 0..<3 {
      let start = Stopwatch.now
      let own = try CatalogReader.read(file, format: .xcstrings, file: "Localizable.xcstrings")
      let end = Stopwatch.now
      reading = min(reading, end - start)
      _ = CatalogChecker.findings(in: own)
      checking = min(checking, Stopwatch.now - end)
    }
    print(
      "reading \(file.count >> 20) MB of .xcstrings: \(Stopwatch.text(reading)); checking: "
        + Stopwatch.text(checking))
  }

  /// The best time of a whole run with its report in milliseconds, and what it found.
  private static func measure(
    _ catalog: StringCatalog, typeSizes: [Int], fonts: URL, runs: Int
  ) throws -> (time: Double, summary: MeasurementSummary, bytes: Int) {
    var plan = MeasurementPlan()
    plan.slots = [TextSlot(width: width, lines: lines, typeSizes: typeSizes)]
    var best = Double.infinity
    var summary = MeasurementSummary()
    var bytes = 0
    for _ in 0..<runs {
      let start = Stopwatch.now
      // Fonts are opened anew, as they are by the program.
      let measurer = try StringMeasurer(fonts: FontLibrary(directory: fonts), plan: plan)
      let report = try MeasurementReport(CSVFormat())
      summary = try measurer.measure(catalog, threads: Parallel.processorCount) { try report.add($0) }
      bytes = 0
      try report.write(summary) { (piece: ArraySlice<UInt8>) in bytes += piece.count }
      best = min(best, Stopwatch.now - start)
    }
    return (best, summary, bytes)
  }

  private static func report(
    _ name: String, _ result: (time: Double, summary: MeasurementSummary, bytes: Int)
  ) {
    let (time, summary, bytes) = result
    print(
      "\(name): \(Stopwatch.text(time)), \(summary.measured) measured, \(summary.failed) do not fit, "
        + "\(bytes >> 20) MB of report")
  }

  /// The best time of Pango's measuring of all texts, and of breaking those into lines that are too wide.
  private static func time(_ pango: PangoPeer, _ catalog: StringCatalog, runs: Int) -> Double {
    let texts = catalog.locales.map { tag in
      (
        tag,
        catalog.entries.compactMap { entry -> [CChar]? in
          guard case .unit(let unit)? = entry.localizations[tag]?.text else { return nil }
          return unit.value.utf8.map { CChar(bitPattern: $0) }
        }
      )
    }
    var best = Double.infinity
    // The first run, which opens fonts, does not count.
    for run in 0...runs {
      let start = Stopwatch.now
      for (tag, texts) in texts {
        pango.use(language: tag)
        for text in texts {
          text.withUnsafeBufferPointer { text in
            if pango.width(of: text) > width { _ = pango.lineCount(width: width) }
          }
        }
      }
      if run > 0 { best = min(best, Stopwatch.now - start) }
    }
    return best
  }

  /// The most memory that the process has had, as Linux tells it.
  private static var peakMemory: String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").compactMap { Int($0) }.first
    return kilobytes.map { "\($0 / 1024) MB" } ?? "unknown"
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
