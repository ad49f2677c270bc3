internal import Foundation
internal import Synchronization

/// Writes snapshots into the sources of tests.
///
/// Lines and columns are those of the source that was compiled, so the source is read once and rewritten each
/// time with everything recorded so far: nothing is lost if a test crashes the process.
package final class InlineRecorder: Sendable {
  static let shared = InlineRecorder()

  private struct Recording {
    var place: SourcePlace
    var descriptor: InlineSnapshotSyntaxDescriptor
    var snapshot: String?
  }

  private struct File {
    var source: InlineSource
    var written: String
    var recordings: [Recording] = []
  }

  private let files = Mutex<[String: File]>([:])

  package init() {}

  /// - Throws: an error, as a sentence, if the source cannot be rewritten, or if the same call already had
  ///   another snapshot.
  package func record(
    _ snapshot: String?, _ descriptor: InlineSnapshotSyntaxDescriptor, in path: String, at place: SourcePlace
  ) throws {
    try files.withLock { files in
      var file: File
      if let known = files[path] {
        file = known
      } else {
        let source = try InlineSource(contentsOf: path)
        file = File(source: source, written: source.text)
      }
      if let earlier = file.recordings.first(where: { $0.place == place && $0.descriptor == descriptor }) {
        guard earlier.snapshot == snapshot else {
          throw InlineSourceError(
            description:
              "line \(place.line) was recorded with another snapshot already; a call that is made several times has to "
              + "bring the same each time")
        }
        return
      }
      guard FileManager.default.contents(atPath: path).map({ Array($0) == Array(file.written.utf8) }) == true
      else {
        throw InlineSourceError(description: "\(path) was changed while its tests ran")
      }
      file.recordings.append(Recording(place: place, descriptor: descriptor, snapshot: snapshot))
      // Several new snapshots of one call are written in order.
      let edits = try file.recordings
        .sorted { $0.descriptor.trailingClosureOffset < $1.descriptor.trailingClosureOffset }
        .flatMap { try file.source.edits(of: $0.descriptor, at: $0.place, snapshot: $0.snapshot) }
      file.written = file.source.applying(edits)
      try Data(file.written.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      files[path] = file
    }
  }
}
