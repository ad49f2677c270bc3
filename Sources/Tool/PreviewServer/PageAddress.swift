internal import Foundation
internal import OperatingSystem
package import PreviewRunner
package import PreviewService

#if canImport(Glibc)
  internal import Glibc
#endif

/// The address of the page that shows a project, by which `fittingroom mcp` finds it.
///
/// It is in a file in the cache's folder that only the caller can read. The process that serves the page has locked the
/// file; the system releases the lock when that process ends, however it ends, and without a lock the address
/// means nothing.
package struct PageAddress: Sendable {
  private let path: String

  /// - Parameters:
  ///   - options: a page of other options shows other pictures.
  ///   - version: the program's version.
  package init(
    of project: PreviewProject, _ options: ServiceOptions, version: String
  ) throws(PreviewRunnerError) {
    let folder = try PreviewCompiler(options.compiling).cache
    let program = FileSystem.resolve("/proc/self/exe").flatMap { FileSystem.signature(of: $0) } ?? ""
    let parts = [
      project.onlyFile ?? project.root, "\(options)", version, program,
      ProcessEnvironment.value("FITTINGROOM_FONTS") ?? "",
    ]
    path = "\(folder)/\(SHA256.hexDigest(of: parts.joined(separator: "\n").utf8).prefix(32)).page"
  }

  /// Says the address for as long as this process lives; of several pages of a project, the first one's counts.
  package func announce(_ address: String) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return }
    // Somebody who only looks has it for a moment.
    for _ in 0..<Self.attempts where flock(file, LOCK_EX | LOCK_NB) != 0 { usleep(10_000) }
    guard Self.isOwn(file), flock(file, LOCK_EX | LOCK_NB) == 0, ftruncate(file, 0) == 0 else {
      close(file)
      return
    }
    // The end of the line says that it is whole. The file stays open, and locked.
    _ = Descriptor.writeAll(file, Array("\(address)\n".utf8))
  }

  private static let attempts = 20

  /// The address of the page that is served now; nil if none is.
  package var current: String? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard Self.isOwn(file), flock(file, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK else { return nil }
    var bytes: [UInt8] = []
    guard Descriptor.readAll(file, into: &bytes), bytes.popLast() == UInt8(ascii: "\n") else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Whether a file is the caller's, and nobody else may write into it.
  private static func isOwn(_ file: Int32) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }
}
