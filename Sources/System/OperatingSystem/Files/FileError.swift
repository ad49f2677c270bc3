/// Why a file could not be read, written or understood, together with the file.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, as the end of a sentence that begins with the file's name.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// It could not be opened or read; the reason is the system's.
    case unreadable(String)
    /// It could not be written; the reason is the system's.
    case unwritable(String)
    /// There was not enough memory for it.
    case outOfMemory
    /// It was read, but has another format than expected: "is not a PNG file".
    case otherFormat(String)
    /// It was read, but its content is invalid: "is a damaged PNG: …".
    case content(String)

    public var description: String {
      switch self {
      case .unreadable(let reason): "cannot be read: \(reason)"
      case .unwritable(let reason): "cannot be written: \(reason)"
      case .outOfMemory: "does not fit in memory"
      case .otherFormat(let sentence), .content(let sentence): sentence
      }
    }
  }

  /// The path as the caller gave it.
  public let path: String
  /// What went wrong.
  public let reason: Reason

  /// Whether the file was read but has another format.
  package var isOfOtherFormat: Bool {
    if case .otherFormat = reason { true } else { false }
  }

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path) \(reason)" }
}
