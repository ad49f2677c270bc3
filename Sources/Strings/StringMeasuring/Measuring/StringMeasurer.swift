package import Fonts
internal import OperatingSystem
import Reports
package import StringCatalogs
internal import Synchronization
internal import Typesetting

/// Measures a catalog's texts with the fonts that views are drawn with.
package struct StringMeasurer: Sendable {
  package let fonts: FontLibrary
  package let plan: MeasurementPlan

  /// - Throws: `SlotError` or `FontError` if a slot's font is not available.
  package init(fonts: FontLibrary, plan: MeasurementPlan) throws {
    self.fonts = fonts
    self.plan = plan
    for slot in plan.slots + plan.rules.flatMap(\.slots) { try slot.font.load(into: fonts) }
  }

  /// The measurements of an entry's texts in one language, passed on as soon as they are made.
  package struct Batch: Sendable {
    /// The position of the batch in the catalog, by entry, slot and language: batches come in any order.
    package var index: Int
    package var measurements: [TextMeasurement]
    /// How many texts have been measured so far, those of other devices not counted.
    package var textsDone: Int
    package var textCount: Int

    fileprivate static func index(_ entry: Int, _ part: Int, _ language: Int) -> Int {
      (entry << 16 | min(part, 0xFFFF)) << 16 | language
    }

    package init(index: Int, measurements: [TextMeasurement], textsDone: Int, textCount: Int) {
      self.index = index
      self.measurements = measurements
      self.textsDone = textsDone
      self.textCount = textCount
    }
  }

  /// Makes one measurement per text, form, slot and type size.
  ///
  /// Language by language: a language's texts are made of the same words again and again, which are shaped once and
  /// forgotten when the next one begins.
  ///
  /// - Parameters:
  ///   - threads: how many threads share the work; the measurements do not depend on it.
  ///   - receive: called on those threads with one batch after the other. Nothing is stored here.
  /// - Throws: `FontError` or `LocatedError`, or what `receive` throws.
  package func measure(
    _ catalog: StringCatalog, threads: Int = 1, receive: @escaping @Sendable (Batch) throws -> Void
  ) throws -> MeasurementSummary {
    let work = try CatalogWork(catalog: catalog, plan: plan)
    let entries = catalog.entries
    let gauges = GaugePool(fonts: fonts)
    var tally = WorkTally()
    let languages = max(1, work.languageCount)
    let count = entries.count * languages
    // The source language first, with which all others are compared and which those without a translation
    // show.
    let known = try references(entries, work, gauges, threads, count: count, tally: &tally, receive)
    let parts = Self.slices(
      of: entries.count, atLeast: threads > 1 ? (8 * threads + languages - 1) / languages : 1)
    let done = Atomic<Int>(0)
    let results = Parallel.map(count: work.languageCount * parts.count, threads: threads) { item in
      Result {
        let (language, part) = (item / parts.count, item % parts.count)
        let gauge = gauges.take()
        gauge.begin(language: language)
        defer { gauges.give(gauge) }
        var tally = WorkTally()
        for number in parts[part] {
          let isDone = done.add(1, ordering: .relaxed).newValue
          try work.measure(
            entries[number], known[number], language: language, gauge: gauge, tally: &tally
          ) { slot, measurements in
            try receive(
              Batch(
                index: Batch.index(number, slot, language), measurements: measurements, textsDone: isDone,
                textCount: count))
          }
        }
        return tally
      }
    }
    for result in results { tally.add(try result.get()) }
    var summary = tally.summary
    summary.sourceLanguage = catalog.sourceLanguage
    summary.idleBudgets = tally.idleBudgets(of: plan)
    return summary
  }

  /// The measurements of the source texts, entry by entry; those that languages without a translation show
  /// are passed on.
  private func references(
    _ entries: [CatalogEntry], _ work: CatalogWork, _ gauges: GaugePool, _ threads: Int, count: Int,
    tally: inout WorkTally, _ receive: @escaping @Sendable (Batch) throws -> Void
  ) throws -> [CatalogWork.References] {
    let slices = Self.slices(of: entries.count, atLeast: threads > 1 ? 4 * threads : 1)
    let sources = Parallel.map(count: slices.count, threads: threads) { index in
      Result {
        let gauge = gauges.take()
        defer { gauges.give(gauge) }
        var tally = WorkTally()
        let references = try slices[index].map { number in
          try work.references(of: entries[number], gauge: gauge, tally: &tally) { part, language, found in
            try receive(
              Batch(
                index: Batch.index(number, part, language), measurements: found, textsDone: 0,
                textCount: count))
          }
        }
        return (references, tally)
      }
    }
    var references: [CatalogWork.References] = []
    references.reserveCapacity(entries.count)
    for source in sources {
      let (own, ownTally) = try source.get()
      references += own
      tally.add(ownTally)
    }
    return references
  }

  /// Divides a count into a number of ranges of about equal length, or fewer if it is small.
  private static func slices(of count: Int, atLeast number: Int) -> [Range<Int>] {
    let length = max(1, (count + number - 1) / max(1, number))
    return stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
  }

  /// All measurements at once, the worst first: for catalogs that are known to be small.
  package func measurements(
    of catalog: StringCatalog, threads: Int = 1
  ) throws -> (measurements: [TextMeasurement], summary: MeasurementSummary) {
    let batches = Mutex<[Int: [TextMeasurement]]>([:])
    let summary = try measure(catalog, threads: threads) { batch in
      batches.withLock { $0[batch.index] = batch.measurements }
    }
    let all = batches.withLock { $0 }.sorted { $0.key < $1.key }.flatMap(\.value)
    let sorted = all.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    return (sorted.map(\.element), summary)
  }
}
