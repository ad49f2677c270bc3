internal import Foundation
package import StringCatalogs
internal import Synchronization

/// Known findings, which are not reported as failures and do not make the command fail.
///
/// A finding is identified by its subject, not its location, because lines move.
package final class FindingBaseline: Sendable {
  /// The identity of a finding.
  package struct Item: Hashable, Sendable, Codable {
    package var kind: String
    package var module: String?
    package var table: String?
    package var key: String?
    package var locale: String?
    /// The plural form, or another selector.
    package var form: String?
    package var typeSize: String?
    /// The device or the width.
    package var place: String?
    /// Without a key: the file and the message.
    package var file: String?
    package var message: String?
  }

  private struct File: Codable {
    var version: Int
    var findings: [Item]
  }

  private let items: Set<Item>
  private let found = Mutex<Set<Item>>([])

  package init(items: Set<Item> = []) {
    self.items = items
  }

  /// Reads a baseline.
  ///
  /// - Throws: `ReportError` if the file is not a baseline.
  package convenience init(_ bytes: [UInt8], file: String) throws(ReportError) {
    let content: File
    do {
      content = try JSONDecoder().decode(File.self, from: Data(bytes))
    } catch {
      throw ReportError(path: file, reason: "it is not a baseline that --baseline wrote")
    }
    guard content.version == 1 else {
      throw ReportError(
        path: file, reason: "it is a baseline of version \(content.version); only version 1 is known")
    }
    self.init(items: Set(content.findings))
  }

  /// The file for findings, in an order that does not change.
  package static func file(for items: Set<Item>) -> [UInt8] {
    func order(_ item: Item) -> [String] {
      [
        item.module, item.table, item.key, item.locale, item.kind, item.form, item.typeSize, item.place,
        item.file, item.message,
      ].map { $0 ?? "" }
    }
    let sorted = items.sorted { order($0).lexicographicallyPrecedes(order($1)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(File(version: 1, findings: sorted))) ?? Data()
    return Array(data) + [10]
  }

  /// How many findings of the baseline no longer occur.
  package var goneCount: Int { items.count - found.withLock { $0.count } }

  package func contains(_ finding: CatalogFinding) -> Bool { contains([Self.item(finding)]) }

  func contains(_ measurement: TextMeasurement) -> Bool { contains(Self.items(measurement)) }

  private func contains(_ wanted: [Item]) -> Bool {
    guard wanted.allSatisfy(items.contains) else { return false }
    found.withLock { $0.formUnion(wanted) }
    return true
  }

  package static func item(_ finding: CatalogFinding) -> Item {
    Item(
      kind: finding.kind.rawValue, module: finding.module, table: finding.table, key: finding.key,
      locale: finding.locale, file: finding.key == nil ? finding.file : nil,
      message: finding.key == nil ? finding.message : nil)
  }

  /// The findings that make a measurement fail; empty if it passes.
  package static func items(_ measurement: TextMeasurement) -> [Item] {
    guard measurement.fails else { return [] }
    let failing = measurement.findings.filter(\.isFailure)
    let form = [
      measurement.kind?.rawValue, measurement.variant, measurement.category?.rawValue,
    ].compactMap(\.self).joined(separator: ", ")
    return (failing.isEmpty ? measurement.findings : failing).map { finding in
      Item(
        kind: finding.rawValue, module: measurement.module, table: measurement.table, key: measurement.key,
        locale: measurement.locale, form: form.isEmpty ? nil : form, typeSize: measurement.typeSizeName,
        place: measurement.slot.device ?? measurement.budget.map { Decimals.text($0) })
    }
  }
}
