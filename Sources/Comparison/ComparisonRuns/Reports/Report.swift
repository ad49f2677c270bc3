package import ImageComparison
internal import OperatingSystem
package import Reports

/// The results of many comparisons, ready to be shown.
package struct Report: Sendable {
  /// One picture's result.
  package struct Entry: Sendable {
    /// The picture's name: a path, or a snapshot's name.
    package var name: String
    package var verdict: ImageDifference.Verdict
    /// The result in one sentence.
    package var message: String
    package var differingPixels: Int
    /// Differing pixels per pixel.
    package var ratio: Double
    /// The path of the reference; `nil` when there is none.
    package var reference: String?
    /// The path of the new picture; `nil` when there is none.
    package var actual: String?
    /// The path of the picture of the differences; `nil` when there is none.
    package var difference: String?
    /// The source file that made the picture; `nil` when not known.
    package var sourceFile: String?
    /// The line in it.
    package var sourceLine: Int?
    /// The command that makes the new picture the reference; `nil` when there is none.
    package var acceptCommand: String?
    /// What the new picture does not show as a device would, one line each with its source location.
    package var fidelity: [String] = []
    /// What labelled boxes replace in the new picture, because it does not compile here.
    package var missing: [String] = []
    /// Descriptions of how the views changed, or why nothing was drawn, the likely causes first; empty if unknown.
    package var causes: [String] = []
    /// The name of the deleted snapshot that had this picture, or `nil`.
    package var renamedFrom: String?
    /// Inserted or deleted rows or columns, if known.
    package var shift: ImageShift?
    /// Whether the picture was not drawn because none of its inputs changed.
    package var isProven = false

    package init(
      name: String, verdict: ImageDifference.Verdict, message: String, differingPixels: Int = 0,
      ratio: Double = 0, reference: String? = nil, actual: String? = nil, difference: String? = nil,
      sourceFile: String? = nil, sourceLine: Int? = nil, acceptCommand: String? = nil
    ) {
      self.name = name
      self.verdict = verdict
      self.message = message
      self.differingPixels = differingPixels
      self.ratio = ratio
      self.reference = reference
      self.actual = actual
      self.difference = difference
      self.sourceFile = sourceFile
      self.sourceLine = sourceLine
      self.acceptCommand = acceptCommand
    }

    /// Whether the entry lets a run pass.
    package var passes: Bool { verdict.exitCode == 0 }
  }

  /// How the cause begins of a picture that has labelled boxes in it.
  static let drawnInPart = "drawn in part"

  package var title: String
  /// The entries, the worst first, and equally bad ones by the share of differing pixels, then by name.
  package private(set) var entries: [Entry]
  /// Which parts of a divided run are missing, such as `3/4`; empty when the report is complete.
  package var missingShards: [String]

  package init(title: String, entries: [Entry], missingShards: [String] = []) {
    self.title = title
    self.missingShards = missingShards
    self.entries = entries.sorted {
      if $0.verdict.severity != $1.verdict.severity { return $0.verdict.severity > $1.verdict.severity }
      if $0.ratio != $1.ratio { return $0.ratio > $1.ratio }
      return $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
  }

  /// A report on two folders.
  package init(_ folders: FolderComparison) {
    self.init(
      title: "\(folders.first) and \(folders.second)",
      entries: folders.files.map { file in
        Entry(name: file.path, file.comparison)
      })
  }

  /// The report on two files.
  package init(_ comparison: FileComparison, first: String, second: String) {
    self.init(title: "\(first) and \(second)", entries: [Entry(name: second, comparison)])
  }

  /// What the new pictures do not show as a device would, without duplicates.
  package var fidelity: [String] {
    var seen: Set<String> = []
    return entries.flatMap(\.fidelity).filter { seen.insert($0).inserted }
  }

  /// Whether a file is a report that was written as JSON.
  package static func isReport(_ path: String) -> Bool {
    guard let file = try? FileSystem.read(path), let value = try? JSONParser.parse(file) else { return false }
    return value["missingShards"]?.array != nil && value["entries"]?.array != nil
  }

  package var verdict: ImageDifference.Verdict { entries.first?.verdict ?? .error }

  /// How many entries have each verdict that occurs, from worst to best.
  package var counts: [(verdict: ImageDifference.Verdict, count: Int)] {
    ImageDifference.Verdict.allCases.sorted { $0.severity > $1.severity }.compactMap { verdict in
      let count = entries.count { $0.verdict == verdict }
      return count > 0 ? (verdict, count) : nil
    }
  }

  /// The heading, with PARTIAL in front when parts are missing: an incomplete report must not look like a
  /// complete one.
  package var heading: String {
    missingShards.isEmpty ? title : "PARTIAL: \(title) (missing \(missingShards.joined(separator: ", ")))"
  }

  package var summary: String {
    let renamed = entries.count { $0.renamedFrom != nil }
    let parts = counts.map { count in
      "\(count.count) \(count.verdict.rawValue)"
        + (count.verdict == .missing && renamed > 0 ? " (\(renamed) renamed)" : "")
    }
    let proven = entries.count { $0.isProven }
    return "\(entries.count) \(entries.count == 1 ? "picture" : "pictures")"
      + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
      + (proven == 0 ? "" : "; \(proven) not drawn, because nothing has changed that they are drawn from")
  }

  package var json: JSONValue {
    .object([
      "title": .string(title), "verdict": .string(verdict.rawValue),
      "isComplete": .bool(missingShards.isEmpty),
      "missingShards": .array(missingShards.map { .string($0) }),
      "counts": .object(counts.map { JSONValue.Member(key: $0.verdict.rawValue, value: .integer($0.count)) }),
      "entries": .array(entries.map(\.json)),
    ])
  }
}

extension Report.Entry {
  package init(name: String, _ comparison: FileComparison) {
    self.init(
      name: name, verdict: comparison.verdict, message: comparison.message,
      differingPixels: comparison.difference?.differingPixels ?? 0, ratio: comparison.difference?.ratio ?? 0,
      reference: FileSystem.exists(comparison.first) ? comparison.first : nil,
      actual: FileSystem.exists(comparison.second) ? comparison.second : nil, difference: comparison.picture)
    causes = comparison.causes
    shift = comparison.difference?.shift
  }

  /// The causes that the message does not contain.
  package var furtherCauses: [String] { causes.filter { !message.contains($0) } }

  /// The causes and the message, each thing once.
  var sentences: [String] { furtherCauses + [message] }

  package var json: JSONValue {
    let members: [(String, JSONValue)] =
      [
        ("name", .string(name)), ("verdict", .string(verdict.rawValue)), ("message", .string(message)),
        ("differingPixels", .integer(differingPixels)), ("ratio", .number(ratio)),
        ("reference", .optional(reference)), ("actual", .optional(actual)),
        ("difference", .optional(difference)),
        ("sourceFile", .optional(sourceFile)), ("sourceLine", .optional(sourceLine)),
        ("acceptCommand", .optional(acceptCommand)),
      ]
      + [("fidelity", fidelity), ("missing", missing), ("causes", causes)].filter { !$0.1.isEmpty }
      .map { ($0.0, .array($0.1.map { .string($0) })) }
      + (renamedFrom.map { [("renamedFrom", .string($0))] } ?? [])
      + (isProven ? [("isProven", .bool(true))] : [])
      + (shift.map { [("shift", Self.json($0))] } ?? [])
    return .object(members.map { JSONValue.Member(key: $0.0, value: $0.1) })
  }

  private static func json(_ shift: ImageShift) -> JSONValue {
    .object([
      "axis": .string(shift.axis.rawValue),
      "runs": .array(
        shift.runs.map { run in
          .object([
            "firstLine": .integer(run.firstLine), "secondLine": .integer(run.secondLine),
            "deleted": .integer(run.deleted), "inserted": .integer(run.inserted),
          ])
        }),
    ])
  }

  private static func shift(_ value: JSONValue?) -> ImageShift? {
    guard let axis = (value?["axis"]?.string).flatMap(ImageShift.Axis.init(rawValue:)),
      let runs = value?["runs"]?.array
    else { return nil }
    return ImageShift(
      axis: axis,
      runs: runs.compactMap { run in
        guard let first = run["firstLine"]?.integer, let second = run["secondLine"]?.integer,
          let deleted = run["deleted"]?.integer, let inserted = run["inserted"]?.integer
        else { return nil }
        return ImageShift.Run(firstLine: first, secondLine: second, deleted: deleted, inserted: inserted)
      })
  }

  /// The entry of a report that was written as JSON; `nil` when a member is missing. The approval command in
  /// it is ignored: the report may come from somebody else, and commands are for copying.
  package init?(_ value: JSONValue) {
    guard let name = value["name"]?.string,
      let verdict = (value["verdict"]?.string).flatMap(ImageDifference.Verdict.init(rawValue:)),
      let message = value["message"]?.string
    else { return nil }
    self.init(
      name: name, verdict: verdict, message: message, differingPixels: value["differingPixels"]?.integer ?? 0,
      ratio: value["ratio"]?.number ?? 0, reference: value["reference"]?.string,
      actual: value["actual"]?.string,
      difference: value["difference"]?.string, sourceFile: value["sourceFile"]?.string,
      sourceLine: value["sourceLine"]?.integer)
    fidelity = (value["fidelity"]?.array ?? []).compactMap(\.string)
    missing = (value["missing"]?.array ?? []).compactMap(\.string)
    causes = (value["causes"]?.array ?? []).compactMap(\.string)
    renamedFrom = value["renamedFrom"]?.string
    isProven = value["isProven"]?.bool ?? false
    shift = Self.shift(value["shift"])
  }
}
