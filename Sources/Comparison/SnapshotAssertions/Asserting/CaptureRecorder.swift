internal import ComparisonRuns
internal import OperatingSystem
internal import PNGCodec
internal import Synchronization

/// Adds the references that snapshots use to the file named by `SNAPSHOT_CAPTURES`, from which
/// `fittingroom snapshot orphans` finds those that are no longer used.
package final class CaptureRecorder: Sendable {
  /// The recorder of this process; `nil` if no list was requested.
  package static let shared = ProcessEnvironment.value("SNAPSHOT_CAPTURES").map {
    CaptureRecorder(path: $0, arguments: Array(CommandLine.arguments.dropFirst()))
  }

  private let path: String
  private let runLine: String
  private let hasBegun = Mutex(false)

  /// - Parameter arguments: the process's arguments, without its name.
  package init(path: String, arguments: [String]) {
    self.path = path
    runLine = CaptureLog.runLine(arguments: arguments)
  }

  /// Records a reference, whether it exists or not.
  package func note(_ reference: String) throws {
    try hasBegun.withLock { hasBegun in
      if !hasBegun { try FileSystem.append(runLine, to: path) }
      hasBegun = true
      try FileSystem.append(CaptureLog.referenceLine(FileSystem.absolutePath(reference)), to: path)
    }
  }
}
