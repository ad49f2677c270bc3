internal import ImageComparison
internal import OperatingSystem
internal import Reports

extension Report {
  /// The report as a comment for a pull request.
  ///
  /// Its first line is a marker that lets a later run find and replace the comment. Rows are limited, because services
  /// refuse long comments; the text says how many are left out.
  package func markdown(largestRowCount: Int = Report.largestRowCount) -> String {
    markdown(largestRowCount: largestRowCount, folder: "", thumbnails: ReportThumbnails())
  }

  /// - Parameters:
  ///   - folder: its location, to which the pictures' paths are relative.
  ///   - thumbnails: the pictures; without them, rows have none.
  ///   - imageBase: the folder's URL on the web, which makes the pictures' URLs absolute.
  func markdown(
    largestRowCount: Int = Report.largestRowCount, folder: String, thumbnails: ReportThumbnails,
    imageBase: String? = nil
  ) -> String {
    var lines = ["<!-- fittingroom-report -->", "### \(MarkdownCell.escaped(heading))", "", summary, ""]
    let failures = entries.filter { !$0.passes }
    if failures.isEmpty {
      lines.append(entries.isEmpty ? "Nothing was compared." : "Every picture matches its reference.")
    } else {
      let here = FileSystem.currentFolder
      let hasPictures = failures.contains { thumbnails.rows[ByteName($0.name)] != nil }
      lines += [
        "| picture | verdict | what differs |" + (hasPictures ? " reference, difference, actual |" : ""),
        "| --- | --- | --- |" + (hasPictures ? " --- |" : ""),
      ]
      let groups = Self.byCause(failures)
      lines += groups.prefix(largestRowCount).map { group in
        let entry = group[0]
        let picture = thumbnails.rows[ByteName(entry.name)].map { path in
          let relative = URIReference.relative(RelativePath.from(folder, to: path, here: here))
          return "![](\(imageBase.map { Self.joined($0, relative) } ?? relative))"
        }
        let what = entry.sentences.map(MarkdownCell.escaped).joined(separator: "<br>")
        let verdict = entry.renamedFrom == nil ? entry.verdict.rawValue : "renamed"
        let more = group.count > 1 ? "<br>and \(group.count - 1) more" : ""
        return "| \(MarkdownCell.escaped(entry.name))\(more) | \(verdict) | \(what) |"
          + (hasPictures ? " \(picture ?? "") |" : "")
      }
      if groups.count > largestRowCount {
        let more = groups.dropFirst(largestRowCount).reduce(0) { $0 + $1.count }
        lines += ["", "… and \(more) more."]
      }
      let commands = approvalCommands(for: failures)
      // The fence is longer than any in the commands, because names in them may contain one.
      let longest = commands.joined(separator: "\n").split { $0 != "`" }.map(\.count).max() ?? 0
      let fence = String(repeating: "`", count: max(3, longest + 1))
      if !commands.isEmpty { lines += ["", "To accept:", "", fence] + commands + [fence] }
    }
    if !fidelity.isEmpty {
      lines += ["", "Not drawn as on a device:", ""]
      lines += fidelity.prefix(largestRowCount).map { "- \(MarkdownCell.escaped($0))" }
      if fidelity.count > largestRowCount { lines += ["- … and \(fidelity.count - largestRowCount) more"] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Groups entries that differ by the same cause, in the order of their first entry: one picture represents
  /// all of them. New pictures have nothing in common except being new.
  static func byCause(_ failures: [Entry]) -> [[Entry]] {
    var groups: [[Entry]] = []
    var places: [String: Int] = [:]
    for entry in failures {
      let cause = ReportPage.cause(of: entry)
      if entry.verdict != .missing, let place = places[cause] {
        groups[place].append(entry)
      } else {
        places[cause] = groups.count
        groups.append([entry])
      }
    }
    return groups
  }

  /// An address that a relative reference follows.
  private static func joined(_ base: String, _ relative: String) -> String {
    base.hasSuffix("/") ? base + relative : base + "/" + relative
  }

  /// The maximum number of rows in a comment: services refuse long ones.
  package static let largestRowCount = 50
}

extension Report {
  /// Workflow commands that GitHub shows at the source lines of failing pictures.
  package var gitHubAnnotations: String {
    let partial =
      missingShards.isEmpty ? "" : GitHubCommand.annotation(.error, title: "PARTIAL", message: heading)
    return entries.filter { !$0.passes }.reduce(partial) { text, entry in
      text
        + GitHubCommand.annotation(
          .error, file: entry.sourceFile, line: entry.sourceLine,
          title: "\(entry.verdict.rawValue): \(entry.name)",
          message: entry.sentences.joined(separator: "\n"))
    }
  }
}
