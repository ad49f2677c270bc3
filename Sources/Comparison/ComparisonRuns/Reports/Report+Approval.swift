internal import Reports

extension Report.Entry {
  /// The command that makes the picture the reference, without the picture's name, with which it approves all
  /// of the run; `nil` if there is nothing to approve.
  var approvalStart: String? {
    guard !passes, let command = acceptCommand else { return nil }
    let word = " " + ShellWord.quoted(name)
    return command.hasSuffix(word) ? String(command.dropLast(word.count)) : command
  }
}

extension Report {
  /// The commands that approve some entries: one for all whose commands begin alike.
  ///
  /// - Parameter largestCount: how many names a command has at most. Where there would be more, and these are all that can be
  ///   approved, it names none and so means all of them.
  func approvalCommands(for entries: [Entry], largestCount: Int = 20) -> [String] {
    var starts: [String] = []
    var names: [String: [String]] = [:]
    for entry in entries {
      guard let start = entry.approvalStart else { continue }
      if names[start] == nil { starts.append(start) }
      // What does not end in the name means one picture alone.
      let isNamed = start != entry.acceptCommand
      names[start, default: []] += isNamed ? [ShellWord.quoted(entry.name)] : []
    }
    let all = self.entries.count { $0.approvalStart != nil }
    return starts.map { start in
      let words = names[start] ?? []
      let isEverything = starts.count == 1 && words.count == all
      return words.isEmpty || isEverything && words.count > largestCount
        ? start : "\(start) \(words.joined(separator: " "))"
    }
  }
}
