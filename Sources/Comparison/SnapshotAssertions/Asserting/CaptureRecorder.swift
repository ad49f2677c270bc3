internal import ComparisonRuns
internal import OperatingSystem
internal import PNGCodec
internal import Synchronization

/// Adds the references that snapshots ask for to the file that `SNAPSHOT_CAPTURES` names, by which
/// `fittingroom snapshot orphans` tells which nobody asks for any more.
package final class CaptureRecorder: Sendable {
  /// That of this process; `nil` if nobody wants a list.
  package static let shared = ProcessEnvironment.value("SNAPSHOT_CAPTURES").map {
    CaptureRecorder(path: $0, arguments: Array(CommandLine.arguments.dropFirst()))
  }

  private let path: String
  private let runLine: String
  private let hasBegun = Mutex(false)

  /// - Parameter arguments: those of the process, without its name.
  package init(path: String, arguments: [String]) {
    self.path = path
    runLine = CaptureLog.runLine(arguments: arguments)
  }

  /// Notes a reference, whether it exists or not.
  package func note(_ reference: String) throws {
    try hasBegun.withLock { hasBegun in
      if !hasBegun { try FileSystem.append(runLine, to: path) }
      hasBegun = true
      try FileSystem.append(CaptureLog.referenceLine(FileSystem.absolutePath(reference)), to: path)
    }
  }
}
