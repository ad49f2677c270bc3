internal import Reports

extension Report.Entry {
  /// The command that makes the picture the reference, without the picture's name, so that it approves the
  /// whole run; `nil` if there is nothing to approve.
  var approvalStart: String? {
    guard !passes, let command = acceptCommand else { return nil }
    let word = " " + ShellWord.quoted(name)
    return command.hasSuffix(word) ? String(command.dropLast(word.count)) : command
  }
}

extension Report {
  /// The commands that approve some entries: one for all whose commands start alike.
  ///
  /// - Parameter largestCount: the maximum number of names in a command. If there are more, and these are all
  ///   that can be approved, the command names none and so means all of them.
  func approvalCommands(for entries: [Entry], largestCount: Int = 20) -> [String] {
    var starts: [String] = []
    var names: [String: [String]] = [:]
    for entry in entries {
      guard let start = entry.approvalStart else { continue }
      if names[start] == nil { starts.append(start) }
      // A command that does not end in the name applies to one picture only.
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
