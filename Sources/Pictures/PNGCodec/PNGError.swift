package import OperatingSystem

/// Why a PNG could not be read or written.
public enum PNGError: Error, Hashable, Sendable {
  /// The content does not begin with the PNG signature.
  case notPNG
  /// The file is a pointer that git-lfs leaves instead of content it has not downloaded.
  case gitLFSPointer
  /// The content breaks the rules of the format, or ends too early.
  case damaged(String)
  /// The image has more pixels than the caller allows.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// An image without pixels, or with more than the format can hold, cannot be written.
  case unwritableSize(width: Int, height: Int)
  /// The file could not be written; the reason is the system's.
  case unwritable(String)
  /// The operating system provided no more memory.
  case outOfMemory
}

extension PNGError: CustomStringConvertible {
  /// The reason as the end of a sentence that begins with the file's name.
  public var description: String {
    switch self {
    case .notPNG: "is not a PNG file"
    case .gitLFSPointer: "is a git-lfs pointer, not an image; run `git lfs pull`"
    case .damaged(let reason): "is a damaged PNG: \(reason)"
    case .tooLarge(let width, let height, let limit):
      "is too large: \(width) x \(height) pixels exceed the limit of \(limit) pixels"
    case .unwritableSize(let width, let height): "cannot hold an image of \(width) x \(height) pixels"
    case .unwritable(let reason): "cannot be written: \(reason)"
    case .outOfMemory: "does not fit in memory"
    }
  }
}

extension FileError {
  /// A file that is not a readable picture, or that cannot hold one.
  package init(path: String, _ error: PNGError) {
    let reason: Reason =
      switch error {
      case .notPNG: .otherFormat(error.description)
      case .outOfMemory: .outOfMemory
      default: .content(error.description)
      }
    self.init(path: path, reason: reason)
  }
}
