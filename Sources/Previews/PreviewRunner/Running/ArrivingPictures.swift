import Glibc
import OperatingSystem

/// The pictures of one variant while they are received in parts: in memory as long as they are small, then in
/// an anonymous file.
///
/// None of them gets its name before all are complete and the variant is finished.
package final class ArrivingPictures {
  /// The pictures that are allowed, and their maximum sizes.
  package struct Rules: Sendable {
    /// How many steps of a script have pictures of their own; nil if there is no script.
    package var steps: Int?
    package var hasEdges: Bool
    /// Whether there are pictures of elements.
    package var hasAccessibility = false
    /// The maximum number of frames with their own files.
    package var frames: Int
    /// The maximum total size in bytes.
    package var byteLimit: Int
    /// The folder for large content.
    package var folder: String

    package init(steps: Int?, hasEdges: Bool, frames: Int, byteLimit: Int, folder: String) {
      self.steps = steps
      self.hasEdges = hasEdges
      self.frames = frames
      self.byteLimit = byteLimit
      self.folder = folder
    }

    func allow(_ kind: PictureKind) -> Bool {
      switch kind {
      case .frame(let number): number < frames
      case .picture(let step, let isEdges): (hasEdges || !isEdges) && allow(step: step)
      case .accessibility(let step): hasAccessibility && allow(step: step)
      }
    }

    private func allow(step: Int?) -> Bool { step.map { step in steps.map { step <= $0 } ?? false } ?? true }
  }

  /// How many bytes are held in memory, for each worker.
  private static let memoryLimit = 1 << 20

  private struct Picture {
    var kind: PictureKind
    var size = 0
  }

  private let rules: Rules
  private var pictures: [Picture] = []
  private var kinds: Set<PictureKind> = []
  /// Looks at the last picture.
  private var check = PictureFileCheck()
  private var size = 0
  private var memory: [UInt8] = []
  /// The file for content moved out of memory; -1 for none.
  private var file: Int32 = -1

  package init(_ rules: Rules) { self.rules = rules }

  deinit { if file >= 0 { close(file) } }

  /// Receives a part of a picture.
  package func add(_ part: [UInt8], of kind: PictureKind) throws(WorkerFault) {
    if pictures.last?.kind != kind {
      guard pictures.isEmpty || check.isComplete else { throw WorkerFault("a picture is not whole") }
      guard rules.allow(kind), kinds.insert(kind).inserted else {
        throw WorkerFault("it sends a picture that nobody asked for")
      }
      pictures.append(Picture(kind: kind))
      check = PictureFileCheck()
    }
    try check.add(part)
    pictures[pictures.count - 1].size += part.count
    size += part.count
    guard size <= rules.byteLimit else { throw WorkerFault("its pictures are larger than its memory") }
    if file < 0, size <= Self.memoryLimit {
      memory += part
      return
    }
    if file < 0 {
      file = try Self.namelessFile(in: rules.folder)
      try write(memory)
      memory = []
    }
    try write(part)
  }

  /// Marks the end of the pictures.
  package func finish() throws(WorkerFault) {
    guard kinds.contains(.main), check.isComplete else { throw WorkerFault("a picture is not whole") }
  }

  /// Writes each picture to its path.
  func write(to path: (PictureKind) -> String) throws(PreviewRunnerError) {
    var place = 0
    for picture in pictures {
      let range = place..<place + picture.size
      place = range.upperBound
      try OutputFile.write(to: path(picture.kind)) { (file) throws(FileError) in
        try self.copy(range, to: file)
      }
    }
  }

  private func copy(_ range: Range<Int>, to output: AtomicFile) throws(FileError) {
    if file < 0 { return try output.write(Array(memory[range])) }
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var place = range.lowerBound
    while place < range.upperBound {
      let count = pread(file, &buffer, min(buffer.count, range.upperBound - place), place)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        throw FileError(path: rules.folder, reason: .unreadable("a picture cannot be read back"))
      }
      try output.write(Array(buffer[..<count]))
      place += count
    }
  }

  private func write(_ bytes: [UInt8]) throws(WorkerFault) {
    guard Descriptor.writeAll(file, bytes) else {
      throw WorkerFault("there is no room for its pictures in \(rules.folder): \(systemReason())")
    }
  }

  /// Opens an anonymous file that is deleted with the process.
  private static func namelessFile(in folder: String) throws(WorkerFault) -> Int32 {
    var template = Array("\(folder)/.fittingroom-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else {
      throw WorkerFault("there is no room for its pictures in \(folder): \(systemReason())")
    }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }
}
