internal import Escaping
internal import ImageComparison

extension Report {
  /// The report as a comment for a pull request.
  ///
  /// Its first line is a marker that lets a later run find and replace the comment. Rows are limited, because services
  /// refuse long comments; the text says how many are left out.
  ///
  /// - Parameters:
  ///   - folder: where it will stand, to which its pictures' paths are relative.
  ///   - thumbnails: the pictures; without any, rows have none.
  package func markdown(largestRowCount: Int = Report.largestRowCount) -> String {
    markdown(largestRowCount: largestRowCount, folder: "", thumbnails: ReportThumbnails())
  }

  func markdown(
    largestRowCount: Int = Report.largestRowCount, folder: String, thumbnails: ReportThumbnails
  ) -> String {
    var lines = ["<!-- fittingroom-report -->", "### \(Self.cell(heading))", "", summary, ""]
    let failures = entries.filter { !$0.passes }
    if failures.isEmpty {
      lines.append(entries.isEmpty ? "Nothing was compared." : "Every picture matches its reference.")
    } else {
      let here = FileSystem.currentFolder
      let hasPictures = failures.contains { thumbnails.rows[$0.name] != nil }
      lines += [
        "| picture | verdict | what differs |" + (hasPictures ? " reference, difference, actual |" : ""),
        "| --- | --- | --- |" + (hasPictures ? " --- |" : ""),
      ]
      lines += failures.prefix(largestRowCount).map { entry in
        let picture = thumbnails.rows[entry.name].map { path in
          "![](\(URIReference.relative(Markup.relativePath(from: folder, to: path, here: here))))"
        }
        return "| \(Self.cell(entry.name)) | \(entry.verdict.rawValue) | \(Self.cell(entry.message)) |"
          + (hasPictures ? " \(picture ?? "") |" : "")
      }
      if failures.count > largestRowCount {
        lines += ["", "… and \(failures.count - largestRowCount) more."]
      }
      let commands = failures.prefix(largestRowCount).compactMap(\.acceptCommand)
      if !commands.isEmpty { lines += ["", "To accept:", "", "```"] + commands + ["```"] }
    }
    if !fidelity.isEmpty {
      lines += ["", "Not drawn as on a device:", ""]
      lines += fidelity.prefix(largestRowCount).map { "- \(Self.cell($0))" }
      if fidelity.count > largestRowCount { lines += ["- … and \(fidelity.count - largestRowCount) more"] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many rows a comment has at most: services refuse long ones.
  package static let largestRowCount = 50

  /// Text inside a table's cell: characters that would end it or begin markup are escaped.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n": result += " "
      case "|", "\\", "`", "*", "_", "<", ">", "[", "]": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}

extension Report {
  /// Workflow commands that GitHub shows at the source lines of failing pictures.
  package var gitHubAnnotations: String {
    let failures = entries.filter { !$0.passes }.map { entry in
      var properties = ["title=\(Self.property("\(entry.verdict.rawValue): \(entry.name)"))"]
      if let line = entry.sourceLine { properties.insert("line=\(line)", at: 0) }
      if let file = entry.sourceFile { properties.insert("file=\(Self.property(file))", at: 0) }
      return "::error \(properties.joined(separator: ","))::\(Self.data(entry.message))"
    }
    let partial = missingShards.isEmpty ? [] : ["::error title=PARTIAL::\(Self.data(heading))"]
    return (partial + failures).map { $0 + "\n" }.joined()
  }

  /// A workflow command's message: what would end the line is percent-encoded.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A workflow command's property, in which commas and colons are encoded too.
  private static func property(_ text: String) -> String {
    var result = ""
    for character in data(text) {
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
    return result
  }
}
