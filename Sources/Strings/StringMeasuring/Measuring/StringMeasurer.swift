package import Fonts
internal import OperatingSystem
package import StringCatalogs
internal import Synchronization
internal import Typesetting

/// Measures a catalog's texts with the fonts that views are drawn with.
package struct StringMeasurer: Sendable {
  package let fonts: FontLibrary
  package let plan: MeasurementPlan

  /// - Throws: `SlotError` or `FontError` where a slot's font cannot be had.
  package init(fonts: FontLibrary, plan: MeasurementPlan) throws {
    self.fonts = fonts
    self.plan = plan
    for slot in plan.slots + plan.rules.flatMap(\.slots) { try slot.font.load(into: fonts) }
  }

  /// Some measurements that follow each other, handed over as soon as they are made.
  package struct Batch: Sendable {
    /// The place of the batch in the catalog: batches come in any order.
    package var index: Int
    package var measurements: [TextMeasurement]
    /// How many of the catalog's entries have been measured so far.
    package var entriesDone: Int
    package var entryCount: Int

    package init(index: Int, measurements: [TextMeasurement], entriesDone: Int, entryCount: Int) {
      self.index = index
      self.measurements = measurements
      self.entriesDone = entriesDone
      self.entryCount = entryCount
    }
  }

  /// How many entries a thread takes at a time.
  private static let batchSize = 32

  /// Makes one measurement per text, form, slot and type size.
  ///
  /// - Parameters:
  ///   - threads: how many threads share the work; the measurements do not depend on it.
  ///   - receive: called on those threads with one batch after the other. Nothing is kept here.
  /// - Throws: `FontError` or `CatalogError`, or what `receive` throws.
  package func measure(
    _ catalog: StringCatalog, threads: Int = 1, receive: @escaping @Sendable (Batch) throws -> Void
  ) throws -> MeasurementSummary {
    let work = try CatalogWork(catalog: catalog, plan: plan)
    let entries = catalog.entries
    let batches = (entries.count + Self.batchSize - 1) / Self.batchSize
    let done = Atomic<Int>(0)
    let gauges = GaugePool(fonts: fonts)
    let results = Parallel.map(count: batches, threads: threads) { index -> Result<WorkTally, any Error> in
      Result {
        let gauge = gauges.take()
        defer { gauges.give(gauge) }
        var tally = WorkTally()
        var measurements: [TextMeasurement] = []
        let range = index * Self.batchSize..<min((index + 1) * Self.batchSize, entries.count)
        for entry in entries[range] {
          try work.measure(entry, gauge: gauge, tally: &tally, into: &measurements)
        }
        let count = done.add(range.count, ordering: .relaxed).newValue
        try receive(
          Batch(
            index: index, measurements: measurements, entriesDone: count, entryCount: entries.count))
        return tally
      }
    }
    var tally = WorkTally()
    for result in results { tally.add(try result.get()) }
    var summary = tally.summary
    summary.sourceLanguage = catalog.sourceLanguage
    summary.idleBudgets = tally.idleBudgets(of: plan)
    return summary
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
