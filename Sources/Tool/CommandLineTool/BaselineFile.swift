import Foundation
import StringCatalogs
import StringMeasuring
import Synchronization

/// The file of `--baseline`: read if it exists, written if it does not or if an update is requested.
final class BaselineFile: Sendable {
  private let path: String?
  /// The known findings; nil if there is no file, or if it is updated.
  let baseline: FindingBaseline?
  private let found = Mutex<Set<FindingBaseline.Item>>([])

  /// - Throws: `ReportError` if the file cannot be read or is not a baseline.
  init(_ path: String?, isRewritten: Bool) throws(ReportError) {
    self.path = path
    guard let path, !isRewritten, FileManager.default.fileExists(atPath: path) else {
      baseline = nil
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReportError(path: path, reason: "it cannot be read")
    }
    baseline = try FindingBaseline(Array(data), file: path)
  }

  private var isWritten: Bool { path != nil && baseline == nil }

  /// Records failures, if the file is to be written.
  func add(_ measurements: [TextMeasurement]) {
    guard isWritten else { return }
    let items = measurements.filter(\.fails).flatMap(FindingBaseline.items)
    if !items.isEmpty { found.withLock { $0.formUnion(items) } }
  }

  /// Writes the file if need be.
  ///
  /// - Returns: a message about it.
  /// - Throws: `ReportError` if it cannot be written.
  func finish(with problems: [CatalogFinding]) throws(ReportError) -> String? {
    guard let path else { return nil }
    if let baseline {
      let gone = baseline.goneCount
      return gone == 0
        ? nil : "\(path): \(gone) of the findings are no more; --update-baseline takes them out"
    }
    let items = found.withLock { $0 }.union(problems.map(FindingBaseline.item))
    do {
      try Data(FindingBaseline.file(for: items)).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ReportError(path: path, reason: "it cannot be written")
    }
    return
      "\(path): written with \(items.count == 1 ? "1 finding" : "\(items.count) findings"), which do not count from now on"
  }
}
