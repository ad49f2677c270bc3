internal import OperatingSystem
internal import PNGCodec

/// Which references the snapshots of a test run used: a text file that the run adds to, line by line.
///
/// A line `run` starts a process, followed by its test filters; a line `reference` names a file. Several
/// processes may write to one file.
package struct CaptureLog: Hashable, Sendable {
  /// The absolute paths of references.
  package private(set) var references: Set<String> = []
  /// The test filters of the run's processes; empty after a complete run.
  package private(set) var filters: Set<String> = []

  /// The line that starts a process with the given arguments, without its own name.
  ///
  /// Swift Testing gets its filters as options, XCTest as names of tests.
  package static func runLine(arguments: [String]) -> String {
    let filters = arguments.enumerated().filter { index, argument in
      ["--filter", "--skip"].contains(argument) || isTestName(argument, after: arguments, index)
    }
    return "run \(filters.map(\.element).joined(separator: " "))\n"
  }

  /// Whether an argument names a test or a suite, and is not the value of an option.
  private static func isTestName(_ argument: String, after arguments: [String], _ index: Int) -> Bool {
    guard !argument.isEmpty, !argument.hasPrefix("-") else { return false }
    return index == 0 || !arguments[index - 1].hasPrefix("--")
  }

  package static func referenceLine(_ path: String) -> String { "reference \(path)\n" }

  /// Reads a log.
  ///
  /// - Throws: `SnapshotError` if the file is not a log, or ends in the middle of a line.
  package static func read(_ path: String) throws(SnapshotError) -> CaptureLog {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try MappedFile(path: path).contents
    } catch {
      throw SnapshotError(error.description)
    }
    var log = CaptureLog()
    var runs = 0
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("run ") || line == "run" {
        runs += 1
        log.filters.formUnion(line.dropFirst(4).split(separator: " ").map(String.init))
      } else if line.hasPrefix("reference ") {
        log.references.insert(String(line.dropFirst(10)))
      } else {
        throw SnapshotError(
          "\(path) is not a list of the snapshots of a run, because of the line “\(line)”; run the tests again"
        )
      }
    }
    guard runs > 0, bytes.last == UInt8(ascii: "\n") else {
      throw SnapshotError("\(path) is not a complete list of the snapshots of a run; run the tests again")
    }
    return log
  }
}

extension CaptureLog {
  /// The references of tests below a folder that a complete run has not used, relative to it.
  ///
  /// - Parameter log: the references that the run used; `nil` only finds those whose test file is gone.
  package static func orphans(
    below folder: String, log: CaptureLog?
  ) throws(SnapshotError) -> [String] {
    if let log, !log.filters.isEmpty {
      throw SnapshotError(
        "orphans are only known after a complete run; run the tests without the filters "
          + log.filters.sorted().joined(separator: ", "))
    }
    do throws(FileError) {
      return try FileSystem.files(below: folder, endings: [""], linkedFolders: .leftOut).filter { file in
        guard let owner = owner(of: file) else { return false }
        if !FileSystem.exists(folder + "/" + owner) { return true }
        guard let log else { return false }
        return !log.references.contains(FileSystem.absolutePath(folder + "/" + file))
      }
    } catch {
      throw SnapshotError(error.description)
    }
  }

  /// The test file that a reference belongs to, according to their paths; `nil` if it is not a reference.
  private static func owner(of file: String) -> String? {
    let parts = file.split(separator: "/")
    guard let place = parts.lastIndex(of: "__Snapshots__"), place + 2 < parts.count else { return nil }
    // References are called test.NAME.ending; a read-me file among them is not.
    let name = parts.last?.split(separator: ".") ?? []
    guard name.count >= 3 || name.count == 2 && Int(name[1]) != nil else { return nil }
    return (parts[..<place] + [parts[place + 1] + ".swift"]).joined(separator: "/")
  }
}
