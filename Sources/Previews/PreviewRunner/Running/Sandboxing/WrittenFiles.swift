import CProcess
import Glibc
import OperatingSystem

/// What a task has written to its home, which is checked from outside periodically, as its memory is.
///
/// Each file has its own limit (`fr_limit_files`), but their number has none.
struct WrittenFiles {
  /// The size of the largest file, in bytes.
  static let mostBytesOfOne = 64 << 20
  /// How much space the files may take, in bytes.
  private static let mostBytes = 256 << 20
  /// How many files and folders there may be.
  private static let mostFiles = 10_000
  /// The length of the longest path of a folder in it, in bytes: paths end at 4096.
  private static let longestPath = 2048

  private var bytes = 0
  private var files = 0

  /// The limit that the files exceed, as the end of a sentence; nil if none.
  ///
  /// - Parameters:
  ///   - home: their folder.
  ///   - processes: what may have files open that are no longer in a folder.
  static func excess(in home: ViewHome, openIn processes: [pid_t]) -> String? {
    var written = WrittenFiles()
    guard home.isEmpty || written.count(home.path) else {
      return
        "it made more than \(mostFiles) files in its home folder, or folders in each other more than \(longestPath) bytes deep"
    }
    var folder = stat()
    guard stat(home.path, &folder) == 0 else { return nil }
    for process in processes where written.bytes <= mostBytes {
      written.countDeleted(of: process, on: folder.st_dev)
    }
    return written.bytes > mostBytes ? "it wrote more than \(mostBytes >> 20) MB to its home folder" : nil
  }

  /// Counts the files below a folder; returns whether there are not too many.
  private mutating func count(_ folder: String) -> Bool {
    // Paths in bytes: names need not be text.
    var open: [[CChar]] = [Array(folder.utf8CString)]
    while let path = open.popLast() {
      let opened = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard opened >= 0 else { continue }
      defer { close(opened) }
      for name in FileSystem.rawNames(of: opened) {
        files += 1
        var status = stat()
        guard fstatat(opened, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
        bytes += Int(status.st_blocks) * 512
        if status.st_mode & S_IFMT == S_IFDIR {
          open.append(path.dropLast() + [CChar(bitPattern: UInt8(ascii: "/"))] + name)
        }
      }
      guard files <= Self.mostFiles, path.count <= Self.longestPath else { return false }
    }
    return true
  }

  /// Counts the files of a file system that a process has open and that have been deleted.
  private mutating func countDeleted(of process: pid_t, on device: dev_t) {
    for descriptor in RunnerFile.names(in: "/proc/\(process)/fd") {
      var status = stat()
      guard stat("/proc/\(process)/fd/\(descriptor)", &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_nlink == 0, status.st_dev == device
      else { continue }
      bytes += Int(status.st_blocks) * 512
    }
  }
}
