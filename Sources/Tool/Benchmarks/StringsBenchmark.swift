import Fonts
import Foundation
import Imaging
import OperatingSystem
import StringCatalogs
import StringMeasuring

/// Times the measuring of a large catalog, 20 languages with 5,000 keys each, against a loop of Pango.
///
/// Targets on two cores: 100,000 texts at one type size within 3 s, at all twelve sizes within 15 s, in less than 350 MB;
/// and the texts read from a string catalog within 1 s.
struct StringsBenchmark {
  private static let keyCount = 5000
  /// An iPhone SE's screen minus the usual margins.
  private static let width = 343.0
  private static let lines = 2

  static func run() throws {
    let directory = try FontLibrary.locate(explicit: ProcessInfo.processInfo.environment["FITTINGROOM_FONTS"])
    let catalog = catalog()
    print("\(catalog.textCount) texts, \(Int(width)) pt, \(lines) lines, \(Parallel.processorCount) cores")
    describe(catalog)
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
    print(
      "Pango, one thread, one size: \(Stopwatch.text(peer.time)), \(tenths(peer.time / one.time)) times as long; "
        + "in processor time \(tenths(peer.work / one.work)) times")
  }

  private static func catalog() -> StringCatalog {
    var phrases = CatalogPhrases(seed: 7)
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

  /// Prints the lengths of the texts in some languages, and how many of their words differ.
  private static func describe(_ catalog: StringCatalog) {
    for tag in ["en", "de", "ru", "ja"] {
      let texts = catalog.entries.compactMap { entry -> String? in
        guard case .unit(let unit)? = entry.localizations[tag]?.text else { return nil }
        return unit.value
      }
      let words = texts.flatMap { $0.split(separator: " ") }
      let characters = texts.reduce(0) { $0 + $1.count }
      print(
        "\(tag): \(tenths(Double(characters) / Double(max(1, texts.count)))) characters in the mean, "
          + "\(words.count) words, \(Set(words).count) of them different")
    }
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

  /// The time and the results of a run.
  private struct Run {
    /// In milliseconds of real time.
    var time = Double.infinity
    /// In milliseconds of processor time: less affected by other programs, but blind to idle processors.
    var work = Double.infinity
    var summary = MeasurementSummary()
    /// The size of the report.
    var bytes = 0
  }

  /// The best times of a whole run with its report, and what it found.
  private static func measure(
    _ catalog: StringCatalog, typeSizes: [Int], fonts: URL, runs: Int
  ) throws -> Run {
    var plan = MeasurementPlan()
    plan.slots = [TextSlot(width: width, lines: lines, typeSizes: typeSizes)]
    var best = Run()
    for _ in 0..<runs {
      let start = (time: Stopwatch.now, work: Stopwatch.processTime)
      // Fonts are opened again, as the program does.
      let measurer = try StringMeasurer(fonts: FontLibrary(directory: fonts), plan: plan)
      let report = try MeasurementReport(CSVFormat())
      best.summary = try measurer.measure(catalog, threads: Parallel.processorCount) { try report.add($0) }
      best.bytes = 0
      try report.write(best.summary) { (piece: ArraySlice<UInt8>) in best.bytes += piece.count }
      best.time = min(best.time, Stopwatch.now - start.time)
      best.work = min(best.work, Stopwatch.processTime - start.work)
    }
    return best
  }

  private static func report(_ name: String, _ run: Run) {
    print(
      "\(name): \(Stopwatch.text(run.time)) (\(Stopwatch.text(run.work)) of processor time), "
        + "\(run.summary.measured) measured, \(run.summary.failed) do not fit, \(run.bytes >> 20) MB of report"
    )
  }

  /// The best times of Pango's measuring of all texts, and of breaking those into lines that are too wide.
  private static func time(_ pango: PangoPeer, _ catalog: StringCatalog, runs: Int) -> Run {
    let texts = catalog.locales.map { tag in
      (
        tag,
        catalog.entries.compactMap { entry -> [CChar]? in
          guard case .unit(let unit)? = entry.localizations[tag]?.text else { return nil }
          return unit.value.utf8.map { CChar(bitPattern: $0) }
        }
      )
    }
    var best = Run()
    // The first run, which opens fonts, does not count.
    for run in 0...runs {
      let start = (time: Stopwatch.now, work: Stopwatch.processTime)
      for (tag, texts) in texts {
        pango.use(language: tag)
        for text in texts {
          text.withUnsafeBufferPointer { text in
            if pango.width(of: text) > width { _ = pango.lineCount(width: width) }
          }
        }
      }
      if run == 0 { continue }
      best.time = min(best.time, Stopwatch.now - start.time)
      best.work = min(best.work, Stopwatch.processTime - start.work)
    }
    return best
  }

  /// The process's peak memory, as Linux reports it.
  private static var peakMemory: String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").compactMap { Int($0) }.first
    return kilobytes.map { "\($0 / 1024) MB" } ?? "unknown"
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
